import type { MatchJob } from '@bassadewitz/fairness';
import type { MatchPlayer, PlayedMatch } from '@bassadewitz/tournament';
import type { Share } from './table-share.ts';

/** Who counts the matches of a tournament. */
export interface MatchWatch {
  began(): void;
  /** A match is not in play any more; `played`, which is not on disk yet, where it came to its end. */
  ended(played: PlayedMatch | undefined): void;
}

/** Lets a tournament play with bots whose tables it shares with others. */
export class SharedPlayer implements MatchPlayer {
  readonly #inner: MatchPlayer;
  readonly #share: Share;
  /** The names of the bots that are shared; undefined for a bot of this tournament alone. */
  readonly #shared: readonly (string | undefined)[];
  readonly #watch: MatchWatch;

  /** @param shared by the bots' positions in the ledger */
  constructor(inner: MatchPlayer, share: Share, shared: readonly (string | undefined)[], watch: MatchWatch) {
    this.#inner = inner;
    this.#share = share;
    this.#shared = shared;
    this.#watch = watch;
  }

  capacity(bot: number): number {
    const room = this.#inner.capacity(bot);
    const name = this.#shared[bot];
    return name === undefined || !Number.isFinite(room) ? room : this.#share.capacity(name, room);
  }

  async play(job: MatchJob): Promise<PlayedMatch> {
    const bots = job.bots.flatMap((bot) => this.#shared[bot] ?? []);
    this.#share.begin(bots);
    this.#watch.began();
    let played: PlayedMatch | undefined;
    try {
      played = await this.#inner.play(job);
      return played;
    } finally {
      this.#watch.ended(played);
      this.#share.end(bots);
    }
  }

  onRoom(tryAgain: () => void): () => void {
    this.#share.tryAgain = tryAgain;
    return () => {
      this.#share.tryAgain = () => {};
    };
  }
}
