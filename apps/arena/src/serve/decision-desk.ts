import type { Decision } from '@bassadewitz/ledger';
import type { Logger } from 'pino';
import { decide, type Wanted } from '../run/decide.ts';
import type { RunDirectory } from '../run/run-directory.ts';
import { openRunFile } from '../run/run-file.ts';

/** Where the organiser's decisions about a tournament wait until its file is open for nothing else. */
export class DecisionDesk {
  readonly #directory: RunDirectory;
  readonly #log: Logger;
  readonly #waiting: (() => Promise<void>)[] = [];
  #recording: Promise<void> | undefined;

  constructor(directory: RunDirectory, log: Logger) {
    this.#directory = directory;
    this.#log = log;
  }

  /** Whether there is something to be recorded, or it is being done. */
  get busy(): boolean {
    return this.#waiting.length > 0 || this.#recording !== undefined;
  }

  /** Takes a decision, which `recordAll` puts on record. @returns rejects with what `decide` finds wrong with it */
  take(wanted: Wanted): Promise<Decision> {
    const { promise, resolve, reject } = Promise.withResolvers<Decision>();
    this.#waiting.push(() => this.#record(wanted).then(resolve, reject));
    return promise;
  }

  /** Records what waits, one after another. Nothing else may have the run's file open. */
  recordAll(): Promise<void> {
    const recordAll = async () => {
      for (let next = this.#waiting.shift(); next !== undefined; next = this.#waiting.shift()) await next();
    };
    this.#recording ??= recordAll().finally(() => {
      this.#recording = undefined;
    });
    return this.#recording;
  }

  async #record(wanted: Wanted): Promise<Decision> {
    const file = await openRunFile(this.#directory);
    try {
      const decision = await decide(file, wanted);
      this.#log.info({ decision }, 'decided');
      return decision;
    } finally {
      await file.store.close();
    }
  }
}
