import { setImmediate } from 'node:timers/promises';
import { PublishError } from './publish-error.ts';

const MS_BETWEEN = 50;

/** Lets the rest of the process have its turn now and then in a long loop: signals are heard, progress is shown, a server answers. */
export class Breath {
  readonly #signal: AbortSignal | undefined;
  #last = performance.now();

  constructor(signal: AbortSignal | undefined) {
    this.#signal = signal;
  }

  /** @returns undefined where it is not time yet, so that nothing is awaited for each match. @throws PublishError STOPPED */
  take(): Promise<void> | undefined {
    this.check();
    if (performance.now() - this.#last < MS_BETWEEN) return undefined;
    return this.#pause();
  }

  async #pause(): Promise<void> {
    await setImmediate();
    this.#last = performance.now();
    this.check();
  }

  /** @throws PublishError STOPPED where the caller gave up */
  check(): void {
    if (this.#signal?.aborted) throw new PublishError('STOPPED', 'stopped; the site is as it was');
  }
}
