import type { MatchRecord, MatchSidecar } from '@bassadewitz/ledger';

/** A match that was played: what everyone may verify, and beside it what only a clock could tell. */
export interface PlayedMatch {
  readonly record: MatchRecord;
  readonly sidecar: MatchSidecar;
  /**
   * Tells the seats the result, with the receipt. To be called once, when the record is where it cannot be lost: a bot must
   * not hold a receipt of a match that is played again.
   */
  announce(): void;
}
