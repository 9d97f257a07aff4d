import type { MatchJob } from '@bassadewitz/fairness';
import type { MatchPlayer, PlayedMatch } from '@bassadewitz/tournament';
import type { Outage } from './outage.ts';

/** Lets no match begin while most of the bots are away. */
export class HeldPlayer implements MatchPlayer {
  readonly #inner: MatchPlayer;
  readonly #outage: Outage;

  constructor(inner: MatchPlayer, outage: Outage) {
    this.#inner = inner;
    this.#outage = outage;
  }

  capacity(bot: number): number {
    return this.#outage.on ? 0 : this.#inner.capacity(bot);
  }

  play(job: MatchJob): Promise<PlayedMatch> {
    return this.#inner.play(job);
  }

  onRoom(tryAgain: () => void): () => void {
    const ends = [this.#outage.onEnd(tryAgain), this.#inner.onRoom?.(tryAgain)];
    return () => {
      for (const end of ends) end?.();
    };
  }
}
