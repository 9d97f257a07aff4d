import type { Duplex } from 'node:stream';

const NOTHING = new Uint8Array();

/** A text frame that lies, masked, in what came from a socket. Good until the function that it was shown to returns. */
export class MaskedFrame {
  /** What came. */
  bytes: Uint8Array = NOTHING;
  /** Where the payload begins; the four bytes before it are the mask. */
  start = 0;
  /** Where it ends. */
  end = 0;

  /** The payload as a text. */
  toString(): string {
    const { bytes, start, end } = this;
    return Buffer.from(
      bytes.subarray(start, end).map((byte, i) => byte ^ (bytes[start - 4 + (i & 3)] as number)),
    ).toString();
  }
}

/**
 * The way in from one socket. Short text frames that are whole in what came are offered to the gateway where they lie; everything
 * else is left to the library, byte for byte and in its order, as if nothing had been there between. Most frames are plays, and the
 * library's way with each costs several times what a play does.
 *
 * What is taken is taken before the stream has it: the library goes on reading a stream like any other, with its own listeners, pauses
 * and ends. Frames that say at once how long they are can be told apart by two bytes, or four; with the first that cannot (parts of a
 * message, very long ones, what is no WebSocket) the whole connection is left to the library for good.
 */
export class Inbox {
  readonly #raw: Duplex;
  readonly #take: (frame: MaskedFrame) => boolean;
  readonly #frame = new MaskedFrame();
  /** Puts something into the stream. */
  readonly #pass: (chunk: unknown, encoding?: BufferEncoding) => boolean;
  /** Bytes to come of a frame that was left to the library. */
  #rest = 0;
  /** The beginning of a frame of which too little came to say how long it is: three bytes at most. */
  #held: Buffer | undefined;
  /** Whether all is left to the library. */
  #through = false;

  /**
   * @param raw the stream under a WebSocket, at the beginning of a frame
   * @param take called for each frame that could be taken; whether it was
   */
  constructor(raw: Duplex, take: (frame: MaskedFrame) => boolean) {
    this.#raw = raw;
    this.#take = take;
    this.#pass = raw.push.bind(raw);
    raw.push = (chunk: unknown, encoding?: BufferEncoding) => this.#came(chunk, encoding);
  }

  #came(chunk: unknown, encoding: BufferEncoding | undefined): boolean {
    if (!this.#through && chunk instanceof Buffer) return this.#read(chunk);
    if (this.#held !== undefined) this.#pass(this.#held);
    this.#held = undefined;
    return this.#pass(chunk, encoding);
  }

  /** @returns whether the stream wants more */
  #read(chunk: Buffer): boolean {
    const bytes = this.#held === undefined ? chunk : Buffer.concat([this.#held, chunk]);
    this.#held = undefined;
    /** Up to where it was taken or passed on. */
    let done = 0;
    let at = Math.min(this.#rest, bytes.length);
    this.#rest -= at;
    while (at < bytes.length) {
      const end = endOf(bytes, at);
      if (end === TOO_LITTLE) {
        this.#held = Buffer.from(bytes.subarray(at));
        return done === at || this.#pass(bytes.subarray(done, at));
      }
      if (end === UNCLEAR) {
        this.#through = true;
        break;
      }
      if (end > bytes.length) {
        this.#rest = end - bytes.length;
        break;
      }
      if (bytes[at] === TEXT && (bytes[at + 1] as number) <= MASKED + SHORT) {
        // What came before it must be there before it.
        if (done < at) this.#pass(bytes.subarray(done, at));
        done = this.#takes(bytes, at, end) ? end : at;
      }
      at = end;
    }
    return done === bytes.length || this.#pass(bytes.subarray(done));
  }

  #takes(bytes: Buffer, at: number, end: number): boolean {
    // While the stream keeps something back, the library has not seen what came before.
    if (this.#raw.readableFlowing !== true || this.#raw.readableLength > 0) return false;
    const frame = this.#frame;
    frame.bytes = bytes;
    frame.start = at + HEADER;
    frame.end = end;
    const taken = this.#take(frame);
    // What came is a piece of a larger buffer, which an idle connection would keep.
    frame.bytes = NOTHING;
    return taken;
  }
}

/** FIN, no extension, and the opcode (RFC 6455, section 5.2). */
const TEXT = 0x81;
const BINARY = 0x82;
const CLOSE = 0x88;
const PONG = 0x8a;
const MASKED = 0x80;
/** The longest payload whose length is written in 7 bits. */
const SHORT = 125;
/** What stands in its place if the length follows in 16 bits. */
const MEDIUM = 126;
/** The bytes before a short payload, with its mask. */
const HEADER = 6;

const TOO_LITTLE = -1;
const UNCLEAR = -2;

/** Where the frame ends that begins at `at`, be it there or not; TOO_LITTLE or UNCLEAR if that cannot be said. */
function endOf(bytes: Uint8Array, at: number): number {
  const kind = bytes[at] as number;
  if (kind !== TEXT && kind !== BINARY && (kind < CLOSE || kind > PONG)) return UNCLEAR;
  if (at + 1 >= bytes.length) return TOO_LITTLE;
  const length = (bytes[at + 1] as number) - MASKED;
  if (length < 0 || length > MEDIUM) return UNCLEAR;
  if (length <= SHORT) return at + HEADER + length;
  if (at + 3 >= bytes.length) return TOO_LITTLE;
  return at + HEADER + 2 + (bytes[at + 2] as number) * 256 + (bytes[at + 3] as number);
}
