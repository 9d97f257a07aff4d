import type { MatchRecord, MatchSidecar } from '@bassadewitz/ledger';

/** A match that was played: what everyone may verify, and beside it what only a clock could tell. */
export interface PlayedMatch {
  readonly record: MatchRecord;
  readonly sidecar: MatchSidecar;
}
