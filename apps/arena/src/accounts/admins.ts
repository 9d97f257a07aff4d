import { createHash, timingSafeEqual } from 'node:crypto';
import { existsSync, type Stats, unwatchFile, watchFile } from 'node:fs';
import type { Logger } from 'pino';
import { hashesOf, type Registry } from './registry.ts';
import { readRegistry } from './registry-file.ts';

/** Where the organisers' tokens are unless it is said otherwise. */
export const DEFAULT_ADMINS = 'admins.json';

/** How often it is looked whether the file has changed, in ms. */
const LOOK_MS = 1000;

/** Who may give orders to a server: a file of the same form as the bots' registry, which is followed while the server runs. */
export class Admins {
  readonly #path: string;
  readonly #log: Logger;
  #registry: Registry = [];

  constructor(path: string, log: Logger) {
    this.#path = path;
    this.#log = log;
  }

  /**
   * Reads the file, if it is there, and follows it. One that cannot be read later changes nothing.
   * @returns ends the following
   * @throws Failure FILES when it is there and cannot be read
   */
  follow(): () => void {
    if (existsSync(this.#path)) this.#registry = readRegistry(this.#path);
    const look = (now: Stats, before: Stats) => {
      // Node calls once for a file that is not there.
      if (now.mtimeMs === 0 && before.mtimeMs === 0) return;
      try {
        this.#registry = existsSync(this.#path) ? readRegistry(this.#path) : [];
        this.#log.info({ admins: this.#path }, "the organisers' tokens were read again");
      } catch (error) {
        this.#log.error({ err: error }, "the file of the organisers' tokens has changed and cannot be used");
      }
    };
    watchFile(this.#path, { interval: LOOK_MS, persistent: false }, look);
    return () => unwatchFile(this.#path, look);
  }

  /** The name of the organiser whose token it is. */
  nameOf(token: string): string | undefined {
    const sought = createHash('sha256').update(token).digest();
    return this.#registry.find((admin) =>
      hashesOf(admin).some((hash) => timingSafeEqual(Buffer.from(hash, 'hex'), sought)),
    )?.name;
  }
}
