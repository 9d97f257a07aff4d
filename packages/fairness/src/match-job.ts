import type { Four } from '@bassadewitz/rules';

/** A match to be played. All numbers count from 0. */
export interface MatchJob {
  /** Position in the schedule: the number of matches before it in the tournament. */
  readonly match: number;
  readonly round: number;
  /** Table of the round. */
  readonly table: number;
  /** Global number of the board: (round · tables + table) · B + b for board b of the B boards of the table. */
  readonly board: number;
  /** Which of the board's seatings; 0 in a tournament without replays. */
  readonly replay: number;
  /** The bots by seat, as numbers in the tournament's list of bots. */
  readonly bots: Four<number>;
}
