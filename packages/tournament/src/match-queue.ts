import type { MatchJob } from '@bassadewitz/fairness';

/** How far the queue looks for a match whose bots are all free, in matches. */
const LOOK_AHEAD = 1024;

/**
 * The matches of a round that are still to be begun, in schedule order. `take` gives the first whose bots all have room
 * for one more, so that a bot which plays one table at a time holds up its own matches and nobody else's.
 */
export class MatchQueue {
  readonly #source: Iterator<MatchJob>;
  readonly #capacity: (bot: number) => number;
  readonly #ahead: MatchJob[] = [];
  readonly #busy = new Map<number, number>();
  #exhausted = false;

  constructor(jobs: Iterable<MatchJob>, capacity: (bot: number) => number) {
    this.#source = jobs[Symbol.iterator]();
    this.#capacity = capacity;
  }

  /** Whether every match was taken. */
  get empty(): boolean {
    this.#fill(1);
    return this.#ahead.length === 0;
  }

  /** The next match that can begin now, or undefined when each one that is near has a bot without room. */
  take(): MatchJob | undefined {
    for (let at = 0; at < LOOK_AHEAD; at++) {
      this.#fill(at + 1);
      const job = this.#ahead[at];
      if (job === undefined) return undefined;
      if (!job.bots.every((bot) => (this.#busy.get(bot) ?? 0) < this.#capacity(bot))) continue;
      this.#ahead.splice(at, 1);
      for (const bot of job.bots) this.#busy.set(bot, (this.#busy.get(bot) ?? 0) + 1);
      return job;
    }
    return undefined;
  }

  /** The match is over: its bots have room again. */
  release(job: MatchJob): void {
    for (const bot of job.bots) this.#busy.set(bot, (this.#busy.get(bot) ?? 0) - 1);
  }

  #fill(count: number): void {
    while (!this.#exhausted && this.#ahead.length < count) {
      const { done, value } = this.#source.next();
      if (done) this.#exhausted = true;
      else this.#ahead.push(value);
    }
  }
}
