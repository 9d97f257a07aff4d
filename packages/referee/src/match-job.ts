import type { MatchRecord, MatchSidecar } from '@bassadewitz/ledger';
import type { Four } from '@bassadewitz/rules';

/** One match of a schedule: which board, at which table, by whom. All count from 0. */
export interface MatchJob {
  /** Position in the schedule. */
  readonly match: number;
  readonly round: number;
  readonly table: number;
  /** The board's number over the whole tournament. */
  readonly board: number;
  readonly replay: number;
  /** The bots by seat, as the tournament numbers them. */
  readonly bots: Four<number>;
}

/** A match that was played: what everyone may verify, and beside it what only a clock could tell. */
export interface PlayedMatch {
  readonly record: MatchRecord;
  readonly sidecar: MatchSidecar;
}
