import type { BotMessage } from '@bassadewitz/protocol';
import { decodeBotFrame, encode, errorMessage } from '@bassadewitz/protocol';
import type { RawData, WebSocket } from 'ws';
import type { BreakableId } from '../advice.ts';
import { Misconduct } from '../misconduct.ts';
import { shorten, type Transcript } from '../transcript.ts';

/** The limit that `welcome` tells, in bytes of UTF-8. */
export const SOFT_FRAME_BYTES = 4096;

/** How a connection ended. */
export interface Ended {
  readonly code: number;
  readonly reason: string;
}

/** Where the prose says what was wrong with a frame. */
const REQUIREMENT_OF: Readonly<Record<string, BreakableId>> = {
  INVALID_JSON: 'FR-1',
  UNKNOWN_TYPE: 'FR-3',
  UNKNOWN_FIELD: 'FR-4',
  SCHEMA: 'FR-1',
};

/** One connection of the bot, seen from the server: its messages in order, each judged as strictly as an arena does. */
export class Connection {
  readonly number: number;
  /** Path and query that were asked for. */
  readonly target: string;
  /** Resolves when the connection is over, whoever ended it. */
  readonly ended: Promise<Ended>;
  readonly #socket: WebSocket;
  readonly #transcript: Transcript;
  readonly #beat: NodeJS.Timeout;
  readonly #inbox: (BotMessage | Misconduct)[] = [];
  #waiting: PromiseWithResolvers<BotMessage> | undefined;
  /** Whether the server has said its last word: what still comes is not looked at. */
  #dismissed = false;

  constructor(socket: WebSocket, number: number, target: string, transcript: Transcript, heartbeatMs: number) {
    this.#socket = socket;
    this.number = number;
    this.target = target;
    this.#transcript = transcript;
    this.#beat = setInterval(() => socket.ping(), heartbeatMs);
    transcript.add('check', number, `connection opened to ${target}`);
    socket.on('message', (data, isBinary) => this.#received(data, isBinary));
    // ws closes the socket itself after an error, and says why in the close event.
    socket.on('error', (error) => transcript.add('check', number, `broken: ${error.message}`));
    this.ended = new Promise((resolve) => {
      socket.on('close', (code, reason) => {
        clearInterval(this.#beat);
        resolve({ code, reason: reason.toString() });
        this.#closed(code, reason.toString());
      });
    });
  }

  /** The next message of the bot. Rejects with Misconduct where a frame cannot be accepted or the bot ended the connection. */
  next(): Promise<BotMessage> {
    const first = this.#inbox.shift();
    if (first instanceof Misconduct) return Promise.reject(first);
    if (first !== undefined) return Promise.resolve(first);
    this.#waiting ??= Promise.withResolvers<BotMessage>();
    return this.#waiting.promise;
  }

  /** Whether a frame has come that nobody has taken yet. */
  get waiting(): boolean {
    return this.#inbox.length > 0;
  }

  /** Sends a message, which may be of a kind that no schema knows yet. */
  send(message: object): void {
    const text = JSON.stringify(message);
    this.#transcript.add('server', this.number, text);
    this.#socket.send(text);
  }

  /** Sends a message in that many fragments. */
  sendInFragments(message: object, fragments: number): void {
    const text = JSON.stringify(message);
    this.#transcript.add('server', this.number, text);
    const length = Math.ceil(text.length / fragments);
    for (let at = 0; at < text.length; at += length) {
      this.#socket.send(text.slice(at, at + length), { fin: at + length >= text.length });
    }
  }

  /** Sends a ping; resolves when its pong comes. */
  ping(): Promise<void> {
    const payload = String(Math.round(performance.now() * 1000));
    this.#transcript.add('check', this.number, 'ping');
    return new Promise((resolve) => {
      const onPong = (data: Buffer): void => {
        if (data.toString() !== payload) return;
        this.#socket.off('pong', onPong);
        this.#transcript.add('check', this.number, 'pong');
        resolve();
      };
      this.#socket.on('pong', onPong);
      this.#socket.ping(payload);
    });
  }

  /** From now on nothing that the bot sends arrives. */
  deafen(): void {
    this.#dismissed = true;
    this.#socket.pause();
  }

  /** Cuts the connection without a word. */
  cut(): void {
    this.#dismissed = true;
    this.#transcript.add('check', this.number, 'connection cut by the check, without a close frame');
    this.#socket.resume();
    this.#socket.terminate();
  }

  /** Ends the connection in good order. */
  close(code: number, reason: string): void {
    this.#dismissed = true;
    this.#transcript.add('check', this.number, `connection closed by the check with ${code} ${reason}`.trimEnd());
    this.#socket.close(code, reason);
  }

  /** Tears the connection down at the end of a scenario. */
  discard(): void {
    this.#dismissed = true;
    this.#socket.terminate();
  }

  #received(data: RawData, isBinary: boolean): void {
    const text = data.toString();
    if (this.#dismissed) return;
    this.#transcript.add('bot', this.number, isBinary ? `binary frame: ${text}` : text);
    if (isBinary) {
      this.#refuse('BINARY_FRAME', 'FR-2', 'sent a binary frame: the protocol has text frames only');
      return;
    }
    const size = Buffer.byteLength(text);
    if (size > SOFT_FRAME_BYTES) {
      const what = `sent a frame of ${size} bytes: softFrameBytes is ${SOFT_FRAME_BYTES}`;
      this.#refuse('FRAME_TOO_LARGE', 'FR-7', what);
      return;
    }
    const decoded = decodeBotFrame(text);
    if (decoded.ok) {
      this.#deliver(decoded.value);
      return;
    }
    const { code, message } = decoded.error;
    this.#refuse(code, REQUIREMENT_OF[code] ?? 'FR-1', `sent a frame that is refused with ${code}: ${message}`);
  }

  /** Answers as an arena would, so that the bot's own log shows it too. */
  #refuse(code: Parameters<typeof errorMessage>[0], requirement: BreakableId, what: string): void {
    this.#transcript.add('server', this.number, encode(errorMessage(code)));
    this.#socket.send(encode(errorMessage(code)));
    this.#deliver(new Misconduct(requirement, `the bot ${shorten(what, 500)}`));
  }

  #deliver(message: BotMessage | Misconduct): void {
    const waiting = this.#waiting;
    if (waiting === undefined) {
      this.#inbox.push(message);
      return;
    }
    this.#waiting = undefined;
    if (message instanceof Misconduct) waiting.reject(message);
    else waiting.resolve(message);
  }

  #closed(code: number, reason: string): void {
    if (this.#dismissed) return;
    const how = code === 1006 ? 'without a close frame' : `with ${code} ${reason}`.trimEnd();
    this.#transcript.add('check', this.number, `connection closed by the bot ${how}`);
    this.#deliver(new Misconduct(undefined, `the bot ended the connection ${how} in the middle of the session`));
  }
}
