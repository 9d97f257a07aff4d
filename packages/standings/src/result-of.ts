import { type MatchRecord, winningsOf } from '@bassadewitz/ledger';
import type { MatchResult } from '@bassadewitz/rating';
import { bySeat } from '@bassadewitz/rules';

/** What the ratings need of a match's record. */
export function resultOf(record: MatchRecord): MatchResult {
  const { match, round, board, bots, chips, standIns } = record;
  const result = { order: match, round, board, bots, chips, gains: winningsOf(record) };
  if (standIns === undefined || standIns.length === 0) return result;
  return { ...result, standIns: bySeat((seat) => standIns.some((standIn) => standIn.seat === seat)) };
}
