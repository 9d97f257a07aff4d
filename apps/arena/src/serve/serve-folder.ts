import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { acquireLock, type Lock } from '@bassadewitz/store';
import { Failure, inPlainWords } from '../failure.ts';
import { type RunDirectory, runDirectory } from '../run/run-directory.ts';
import { TOURNAMENT_ID } from './tournament-id.ts';

/** Where a server keeps everything. Readable by its owner alone. */
export class ServeFolder {
  readonly path: string;
  readonly runs: string;
  /** The server's log, JSON lines. */
  readonly log: string;
  /** The pages that are shown at `/`. */
  readonly site: string;
  readonly #lock: Lock;

  private constructor(path: string, lock: Lock) {
    this.path = path;
    this.runs = join(path, 'runs');
    this.log = join(path, 'arena.log');
    this.site = join(path, 'site');
    this.#lock = lock;
  }

  /** Makes the folder where it is missing, and takes it for this process alone. @throws Failure FILES */
  static open(path: string): ServeFolder {
    try {
      for (const folder of [path, join(path, 'runs'), join(path, 'site')]) makeFolder(folder);
    } catch (error) {
      throw new Failure('FILES', `cannot make the folder ${path}: ${inPlainWords(error)}; see docs/serve.md`);
    }
    const lock = acquireLock(join(path, 'serve'));
    if (!lock.ok) {
      const why = lock.error.code === 'LOCKED' ? 'another server works in it' : lock.error.message;
      throw new Failure('FILES', `cannot work in the folder ${path}: ${why}; see docs/serve.md`);
    }
    return new ServeFolder(path, lock.value);
  }

  run(id: string): RunDirectory {
    return runDirectory(join(this.runs, id));
  }

  /** The ids of the runs that are there: begun, or waiting for their bots. */
  ids(): string[] {
    return readdirSync(this.runs)
      .filter((name) => TOURNAMENT_ID.test(name))
      .filter((name) => existsSync(this.run(name).ledger) || existsSync(this.run(name).start))
      .sort();
  }

  close(): void {
    this.#lock.release();
  }
}

function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path, { mode: 0o700 });
}
