import { existsSync, mkdirSync, readdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { readConfigFile } from '../config/read-config.ts';
import { Failure, inPlainWords } from '../failure.ts';
import type { Host } from './host.ts';
import { idOf } from './tournament-id.ts';

/** How often it is looked what is there, in ms. */
const LOOK_MS = 1000;

/** A file that was written so lately, in ms, may not be whole yet. */
const SETTLE_MS = 500;

/**
 * A folder in which organisers drop configurations: each `NAME.json` becomes the tournament `name`, and is renamed to
 * `NAME.json.taken`, or to `NAME.json.refused` with the reason in `NAME.json.reason`.
 */
export class Inbox {
  readonly #path: string;
  readonly #host: Host;
  readonly #log: Logger;
  readonly #timer: NodeJS.Timeout;

  /** @throws Failure FILES when the folder cannot be made */
  constructor(path: string, host: Host, log: Logger) {
    this.#path = path;
    this.#host = host;
    this.#log = log;
    try {
      if (!existsSync(path)) mkdirSync(path, { mode: 0o700 });
    } catch (error) {
      throw new Failure('FILES', `cannot make the folder ${path}: ${inPlainWords(error)}; see docs/serve.md`);
    }
    this.#timer = setInterval(() => this.#look(), LOOK_MS);
    this.#look();
  }

  close(): void {
    clearInterval(this.#timer);
  }

  #look(): void {
    try {
      const files = readdirSync(this.#path).filter((name) => name.endsWith('.json'));
      for (const name of files.sort()) {
        const path = join(this.#path, name);
        if (Date.now() - statSync(path).mtimeMs >= SETTLE_MS) this.#take(path);
      }
    } catch (error) {
      this.#log.error({ err: error, inbox: this.#path }, 'the inbox cannot be read');
    }
  }

  #take(path: string): void {
    try {
      this.#host.create({ id: idOf(path), config: readConfigFile(path) }, 'file');
      renameSync(path, `${path}.taken`);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      this.#log.warn({ file: path, reason: error.message }, 'refused a configuration');
      renameSync(path, `${path}.refused`);
      writeFileSync(`${path}.reason`, `${error.message}\n`, { mode: 0o600 });
    }
  }
}
