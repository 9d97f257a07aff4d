import type { ServerMessage, Welcome } from '@bassadewitz/protocol';

/** The server's side of one connection, for tests: what the bot sent can be waited for, one frame after the other. */
export class Peer {
  readonly #send: (text: string) => void;
  readonly #close: (code: number, reason: string) => void;
  readonly #frames: string[] = [];
  readonly #waiting: ((frame: string) => void)[] = [];
  #closing: (code: number) => void = () => undefined;
  /** Resolves with the close code once the connection is over. */
  readonly closed: Promise<number> = new Promise((resolve) => {
    this.#closing = resolve;
  });

  constructor(send: (text: string) => void, close: (code: number, reason: string) => void) {
    this.#send = send;
    this.#close = close;
  }

  /** The next frame of the bot, parsed. */
  async next(): Promise<Record<string, unknown>> {
    const frame = this.#frames.shift() ?? (await new Promise<string>((resolve) => this.#waiting.push(resolve)));
    return JSON.parse(frame) as Record<string, unknown>;
  }

  /** Frames that came and were not asked for yet. */
  get pending(): number {
    return this.#frames.length;
  }

  send(message: ServerMessage | string): void {
    this.#send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  close(code: number, reason = ''): void {
    this.#close(code, reason);
  }

  /** Sends the welcome, and waits until the bot has had time to act on it. */
  async welcome(): Promise<void> {
    this.send(WELCOME);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }

  /** Takes the bot in: hello, welcome, ready. Gives the hello. */
  async greet(): Promise<Record<string, unknown>> {
    const hello = await this.next();
    this.send(WELCOME);
    const ready = await this.next();
    if (ready.type !== 'ready') throw new Error(`ready was due, but ${JSON.stringify(ready)} came`);
    return hello;
  }

  /** For the transport: a frame came. */
  took(frame: string): void {
    const waiting = this.#waiting.shift();
    if (waiting === undefined) this.#frames.push(frame);
    else waiting(frame);
  }

  /** For the transport: the connection is over. */
  over(code: number): void {
    this.#closing(code);
  }
}

const WELCOME: Welcome = {
  type: 'welcome',
  protocol: '1.0',
  session: 's1',
  name: 'tester',
  tables: 64,
  limits: {
    softFrameBytes: 4096,
    hardFrameBytes: 65536,
    prepareMs: 60000,
    heartbeatMs: 10000,
    moveMs: 1000,
    bankMs: 10000,
  },
  server: 'bassadewitz test',
};
