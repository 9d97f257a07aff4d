import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  renameSync,
  type Stats,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { readConfigFile } from '../config/read-config.ts';
import { Failure, inPlainWords, systemCode } from '../failure.ts';
import type { Host } from './host.ts';
import { idOf } from './tournament-id.ts';

/** How often it is looked what is there, in ms. */
const LOOK_MS = 1000;

/** A file that was written so lately, in ms, may not be whole yet. */
const SETTLE_MS = 500;

/**
 * A folder in which organisers drop configurations: each `NAME.json` becomes the tournament `name`, and is renamed to
 * `NAME.json.taken`, or to `NAME.json.refused` with the reason in `NAME.json.reason`. One that cannot be renamed stays, and is looked at again
 * only when it has changed.
 */
export class Inbox {
  readonly #path: string;
  readonly #host: Pick<Host, 'create'>;
  readonly #log: Logger;
  readonly #timer: NodeJS.Timeout;
  /** What was looked at and could not be taken away, by name, as it was then. */
  readonly #left = new Map<string, string>();
  /** What was said of the folder itself, so that it is said once. */
  #complaint: string | undefined;

  /** @throws Failure FILES when the folder cannot be made */
  constructor(path: string, host: Pick<Host, 'create'>, log: Logger) {
    this.#path = path;
    this.#host = host;
    this.#log = log;
    try {
      if (!existsSync(path)) mkdirSync(path, { mode: 0o700 });
    } catch (error) {
      throw new Failure('FILES', `cannot make the folder ${path}: ${inPlainWords(error)}; see docs/serve.md`);
    }
    this.#timer = setInterval(() => this.look(), LOOK_MS);
    this.look();
  }

  close(): void {
    clearInterval(this.#timer);
  }

  /** Takes what is there. No file keeps another from being taken. */
  look(): void {
    let names: string[];
    try {
      names = readdirSync(this.#path).filter((name) => name.endsWith('.json'));
      this.#complaint = undefined;
    } catch (error) {
      const complaint = inPlainWords(error);
      if (complaint !== this.#complaint) this.#log.error({ err: error, inbox: this.#path }, 'the inbox cannot be read');
      this.#complaint = complaint;
      return;
    }
    for (const name of this.#left.keys()) if (!names.includes(name)) this.#left.delete(name);
    for (const name of names.sort()) {
      const path = join(this.#path, name);
      let state: string | undefined;
      try {
        const stats = statsOf(path);
        if (stats === undefined || Date.now() - stats.mtimeMs < SETTLE_MS) continue;
        state = `${stats.ino} ${stats.size} ${stats.mtimeMs}`;
        if (this.#left.get(name) === state) continue;
        this.#take(path, stats);
        this.#left.delete(name);
      } catch (error) {
        const left = state ?? inPlainWords(error);
        if (this.#left.get(name) === left) continue;
        this.#left.set(name, left);
        this.#log.error({ err: error, file: path }, 'a file of the inbox cannot be taken away, and is left as it is');
      }
    }
  }

  #take(path: string, stats: Stats): void {
    let refusal: string;
    try {
      if (!stats.isFile()) throw new Failure('FILES', `${path} is no file that can be read`);
      this.#host.create({ id: idOf(path), config: readConfigFile(path) }, 'file');
      refusal = '';
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      refusal = error.message;
      this.#log.warn({ file: path, reason: refusal }, 'refused a configuration');
    }
    if (refusal === '') renameSync(path, `${path}.taken`);
    else {
      renameSync(path, `${path}.refused`);
      writeFileSync(`${path}.reason`, `${refusal}\n`, { mode: 0o600 });
    }
  }
}

/** Of what a link leads to, or of the link where that is nothing; undefined where the name is gone. */
function statsOf(path: string): Stats | undefined {
  try {
    return statSync(path);
  } catch (error) {
    if (systemCode(error) !== 'ENOENT' && systemCode(error) !== 'ELOOP') throw error;
    return lstatSync(path, { throwIfNoEntry: false });
  }
}
