/** What an end of a link calls when something arrives. */
type FrameHandler = (text: string) => void;
type CloseHandler = (code: number, reason: string) => void;

/** One end of a connection: the part of a WebSocket that the protocol needs. */
export interface LinkEnd {
  /** False once either end was closed. */
  readonly open: boolean;
  /** Sends a frame to the other end. After a close it is lost, as on a socket. */
  send(text: string): void;
  /** Closes both ends. What was sent before still arrives, then both are told. Further calls do nothing. */
  close(code?: number, reason?: string): void;
  /** Called once a frame. Frames that come while it is undefined wait for it. */
  onFrame: FrameHandler | undefined;
  /** Called once, after the last frame. */
  onClose: CloseHandler | undefined;
}

type Event = { readonly frame: string } | { readonly code: number; readonly reason: string };

/** Delivers in order, never in the call that sent: like a socket, so that code which works here works there. */
class End implements LinkEnd {
  peer: End | undefined;
  open = true;
  #waiting: Event[] = [];
  #scheduled = false;
  #onFrame: FrameHandler | undefined;
  #onClose: CloseHandler | undefined;

  get onFrame(): FrameHandler | undefined {
    return this.#onFrame;
  }

  set onFrame(handler: FrameHandler | undefined) {
    this.#onFrame = handler;
    this.#schedule();
  }

  get onClose(): CloseHandler | undefined {
    return this.#onClose;
  }

  set onClose(handler: CloseHandler | undefined) {
    this.#onClose = handler;
    this.#schedule();
  }

  send(text: string): void {
    if (this.open) this.peer?.receive({ frame: text });
  }

  close(code = 1000, reason = ''): void {
    if (!this.open) return;
    for (const end of [this.peer, this]) {
      if (end === undefined) continue;
      end.open = false;
      end.receive({ code, reason });
    }
  }

  receive(event: Event): void {
    this.#waiting.push(event);
    this.#schedule();
  }

  #schedule(): void {
    if (this.#scheduled || this.#waiting.length === 0) return;
    this.#scheduled = true;
    Promise.resolve().then(() => this.#deliver());
  }

  #deliver(): void {
    this.#scheduled = false;
    const [event] = this.#waiting;
    if (event === undefined) return;
    const handler = 'frame' in event ? this.#onFrame : this.#onClose;
    if (handler === undefined) return;
    this.#waiting.shift();
    // The next delivery is due even if this handler throws.
    this.#schedule();
    if ('frame' in event) this.#onFrame?.(event.frame);
    else this.#onClose?.(event.code, event.reason);
  }
}

/** Two ends of a connection in memory: for tests, and for bots in a browser that need no socket. */
export function createLink(): [LinkEnd, LinkEnd] {
  const [a, b] = [new End(), new End()];
  a.peer = b;
  b.peer = a;
  return [a, b];
}
