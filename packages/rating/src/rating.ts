import type { Crosstable } from './crosstable.ts';
import type { MemoryAudit } from './memory-audit.ts';
import type { Contradiction, RankBand, Ranking } from './ranks.ts';
import type { SameOwnerReport } from './same-owner.ts';
import type { Scale } from './scale.ts';
import type { BotTally } from './tally.ts';
import type { Warning } from './warnings.ts';

/**
 * A published number and its standard error against the mean of the bots it can be compared with, of which 1.96 make a 95 % interval
 * however few the boards; null where unknown.
 */
export interface Measured {
  readonly value: number;
  readonly se: number | null;
}

export interface RatedBot {
  readonly bot: number;
  readonly name: string;
  /** A house anchor: rated, not ranked. */
  readonly house: boolean;
  /** Chips a board against three average bots, 0.75 θ, less the stand-in penalty. */
  readonly chips: Measured;
  readonly elo: Measured;
  /** Chips that were taken off for matches that a stand-in finished. */
  readonly penalty: number;
  readonly tally: BotTally;
  readonly memory: MemoryAudit;
}

/** One ranking; its columns run along `bots`, which are in the official order (published chips). */
export interface RatedRanking extends Ranking {
  /** Place of each bot; equals share the best place. */
  readonly places: readonly number[];
  readonly chipsBands: readonly RankBand[];
  readonly eloBands: readonly RankBand[];
  readonly contradictions: readonly Contradiction[];
}

/** All that `rate` finds out. */
export interface Rating {
  /** Every bot of the pool, by index. */
  readonly bots: readonly RatedBot[];
  /** Largest first; several if groups of bots never met. */
  readonly rankings: readonly RatedRanking[];
  /** Differences in published chips. Matches that were left out of the rating are not in it. */
  readonly chips: Scale;
  /** Differences in Elo points. */
  readonly elo: Scale;
  /** All meetings, left-out tables included. */
  readonly crosstable: Crosstable;
  readonly sameOwner: readonly SameOwnerReport[];
  readonly warnings: readonly Warning[];
}
