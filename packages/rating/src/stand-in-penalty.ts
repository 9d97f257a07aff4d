import type { BotTally } from './tally.ts';

/**
 * What the mean of a bot's chips minus the least at the table is taken over: the matches that a stand-in finished, or all its
 * matches (which scores each such match as if the bot had made the least at its table, and no more).
 */
export const PENALTY_BASES = ['stand-in-matches', 'all-matches'] as const;
export type PenaltyBase = (typeof PENALTY_BASES)[number];

/**
 * By how much a bot's published chips are lowered because stand-ins finished matches for it: the mean of its chips minus the
 * least at the table over such matches. The fit itself uses raw chips, so nobody else's number moves.
 */
export function standInPenalty(tally: BotTally, base: PenaltyBase): number {
  if (tally.standInMatches === 0) return 0;
  return tally.standInExcess / (base === 'stand-in-matches' ? tally.standInMatches : tally.matches);
}
