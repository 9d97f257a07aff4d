import type { MatchRecord } from '@bassadewitz/ledger';

/**
 * How long bots thought in a match, ms: for each deal 32 numbers, at `4 * trick + seat`; null where a bot was not asked, or did not
 * answer. Empty where no clock's measurements came with the ledger.
 */
export type ThinkMs = readonly (readonly (number | null)[])[];

/** `data/v1/tournament/{id}/boards/{n}.json`: the whole records of up to 16 boards, as they stand in the ledger. */
export interface BoardsDocument {
  readonly format: 'bassadewitz-boards';
  readonly version: 1;
  readonly tournament: string;
  /** Boards `from` to `from + 15`; a board with no record here was not played or is not shown yet. */
  readonly from: number;
  /** By board, then by replay. */
  readonly records: readonly MatchRecord[];
  /** One entry for each record. */
  readonly thinkMs: readonly ThinkMs[];
}
