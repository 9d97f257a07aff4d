import type { MatchRecord } from '@bassadewitz/ledger';
import { bySeat, type Four } from '@bassadewitz/rules';

/**
 * Net chips of a match by seat, as they count for the published numbers: what a bot made, and where a stand-in finished for it the least
 * at the table. The mean of them over all matches is the mean of the chips less the bot's penalty.
 */
export function countedChips({ chips, standIns }: Pick<MatchRecord, 'chips' | 'standIns'>): Four<number> {
  if (standIns === undefined || standIns.length === 0) return chips;
  const least = Math.min(...chips);
  return bySeat((seat) => (standIns.some((standIn) => standIn.seat === seat) ? least : chips[seat]));
}
