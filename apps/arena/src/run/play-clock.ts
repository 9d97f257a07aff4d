import type { Store } from '@bassadewitz/store';

/** How often what was played is kept, in ms: as much of `--max-minutes` a killed run can take again. */
const KEPT_EVERY_MS = 5_000;

/**
 * How long a tournament has been played, earlier runs included: kept beside the ledger and never in it, as a clock measured it. A run that is
 * stopped or killed within a round has used up its time all the same.
 */
export class PlayClock {
  readonly #store: Pick<Store, 'setMeta'>;
  readonly #before: number;
  readonly #now: () => number;
  readonly #began: number;
  readonly #timer: NodeJS.Timeout;

  /**
   * @param before what earlier runs played, in ms
   * @param now a clock that only goes forward, in ms
   */
  constructor(store: Pick<Store, 'setMeta'>, before: number, now: () => number = () => performance.now()) {
    this.#store = store;
    this.#before = before;
    this.#now = now;
    this.#began = now();
    // Where the file can no longer be written, the next record says so.
    this.#timer = setInterval(() => void this.keep().catch(() => {}), KEPT_EVERY_MS).unref();
  }

  /** Of this run alone, in ms. */
  get elapsedMs(): number {
    return this.#now() - this.#began;
  }

  /** Of the tournament, in ms. */
  get playedMs(): number {
    return this.#before + this.elapsedMs;
  }

  /** Resolves when it is on disk how long that is by now. @throws StoreError */
  keep(): Promise<void> {
    return this.#store.setMeta('playedMs', String(Math.round(this.playedMs)));
  }

  /** Ends the keeping; what is kept stays as it is. */
  end(): void {
    clearInterval(this.#timer);
  }
}
