import { type FileHandle, open, stat } from 'node:fs/promises';

/** How much of a log is kept, in bytes. */
export interface LogBounds {
  /** A log that grows beyond it is cut down to its head and its tail. */
  readonly most: number;
  readonly head: number;
  readonly tail: number;
  /** How often its size is looked at, in ms. */
  readonly lookMs: number;
}

const MEBIBYTE = 1_048_576;

/** At most 4 MiB and what is printed in a second; then the first and the last MiB. */
const LOG_BOUNDS: LogBounds = { most: 4 * MEBIBYTE, head: MEBIBYTE, tail: MEBIBYTE, lookMs: 1000 };

const LINE_FEED = 0x0a;

/**
 * Keeps a file bounded to which another process appends: now and then the middle is taken out, and a line in its place says how much
 * that was. The process writes to the file itself and not through the arena, whose event loop would have to bear a bot that prints
 * without end.
 */
export class BoundedLog {
  readonly #path: string;
  readonly #bounds: LogBounds;
  readonly #timer: NodeJS.Timeout;
  /** Where the head ends, once it was cut. */
  #headEnd: number | undefined;
  /** The line that stands after the head, and the bytes that it tells of. */
  #note = '';
  #leftOut = 0;
  #looking: Promise<void> = Promise.resolve();

  /** @param path a file that is written to by appending only */
  constructor(path: string, bounds: LogBounds = LOG_BOUNDS) {
    this.#path = path;
    this.#bounds = bounds;
    this.#timer = setInterval(() => this.#look(), bounds.lookMs).unref();
  }

  /** Looks a last time, once the process is gone. Never rejects. */
  async end(): Promise<void> {
    clearInterval(this.#timer);
    await this.#looking;
    this.#look();
    await this.#looking;
  }

  #look(): void {
    // A log that cannot be cut, on a full disk for one, is no reason to stop a tournament; it is tried again.
    this.#looking = this.#looking.then(() => this.#cut()).catch(() => {});
  }

  async #cut(): Promise<void> {
    if ((await stat(this.#path)).size <= this.#bounds.most) return;
    const file = await open(this.#path, 'r+');
    try {
      const { size } = await file.stat();
      const { head, tail } = this.#bounds;
      this.#headEnd ??= afterLastLine(await bytesAt(file, 0, head));
      const end = this.#headEnd;
      const last = fromFirstLine(await bytesAt(file, size - tail, tail));
      this.#leftOut += size - end - Buffer.byteLength(this.#note) - last.length;
      this.#note = `\n[the arena left out ${this.#leftOut} bytes here: a bot's log holds no more than its first and its last]\n`;
      // What the bot prints meanwhile goes to the end, wherever that is.
      await file.truncate(end);
      const appending = await open(this.#path, 'a');
      try {
        await appending.appendFile(Buffer.concat([Buffer.from(this.#note), last]));
      } finally {
        await appending.close();
      }
    } finally {
      await file.close();
    }
  }
}

async function bytesAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}

/** Where the last line of some bytes ends; all of them, where there is no line. */
function afterLastLine(bytes: Buffer): number {
  return bytes.lastIndexOf(LINE_FEED) + 1 || bytes.length;
}

/** The bytes from the first line that is whole; all of them, where there is none. */
function fromFirstLine(bytes: Buffer): Buffer {
  return bytes.subarray(bytes.indexOf(LINE_FEED) + 1);
}
