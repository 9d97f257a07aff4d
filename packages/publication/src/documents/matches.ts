import type { Four, Outcome } from '@bassadewitz/rules';

/** One match of a board. Everything of four is by seat. */
export interface ReplayRow {
  readonly match: number;
  readonly replay: number;
  /** Indices in the head's list of bots. */
  readonly bots: Four<number>;
  readonly chips: Four<number>;
  /** How its deals ended, one after another. */
  readonly outcomes: readonly Outcome[];
  /** How many faults there were. */
  readonly faults: number;
  /** How many seats a stand-in finished. */
  readonly standIns: number;
}

export interface BoardRow {
  readonly board: number;
  readonly round: number;
  readonly table: number;
  /** It counts for nobody, by a decision. */
  readonly void: boolean;
  /** Its bots, ascending, and what each made: net chips, the mean over the replays. */
  readonly bots: Four<number>;
  readonly chips: Four<number>;
  /** By replay. */
  readonly replays: readonly ReplayRow[];
}

/** `data/v1/tournament/{id}/matches/{n}.json`: up to 100 boards, ascending. */
export interface MatchesDocument {
  readonly format: 'bassadewitz-matches';
  readonly version: 1;
  /** Id of the tournament. */
  readonly tournament: string;
  /** From 1. */
  readonly page: number;
  readonly pages: number;
  readonly boards: readonly BoardRow[];
}

/** `data/v1/tournament/{id}/index/{n}.json`: where to find a match, by its number. */
export interface MatchIndexDocument {
  readonly format: 'bassadewitz-match-index';
  readonly version: 1;
  readonly tournament: string;
  /** The match of the first entry. */
  readonly from: number;
  /** Board of each match; null for a match that was not played or is not shown yet. */
  readonly boards: readonly (number | null)[];
}
