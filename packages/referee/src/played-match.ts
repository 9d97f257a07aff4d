import type { MatchRecord, MatchSidecar } from '@bassadewitz/ledger';

/** A match that was played: what everyone may verify, and beside it what only a clock could tell. */
export interface PlayedMatch {
  readonly record: MatchRecord;
  /** The record as canonical JSON: what the receipt is the hash of, and what is kept. */
  readonly recordText: string;
  readonly sidecar: MatchSidecar;
  /**
   * Tells the seats the result, with the receipt. To be called once, when the record is where it cannot be lost: a bot must
   * not hold a receipt of a match that is played again.
   */
  announce(): void;
}
