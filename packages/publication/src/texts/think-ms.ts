import type { MatchRecord, Thinking } from '@bassadewitz/ledger';
import type { ThinkMs } from '../documents/boards.ts';

/** What a clock measured in a match, laid out by play. */
export function thinkMsOf({ deals }: Pick<MatchRecord, 'deals'>, thinking: readonly Thinking[]): ThinkMs {
  if (thinking.length === 0) return [];
  const out = deals.map(() => new Array<number | null>(32).fill(null));
  for (const { deal, trick, seat, thinkMs } of thinking) {
    const plays = out[deal];
    if (plays !== undefined) plays[4 * trick + seat] = Math.round(10 * thinkMs) / 10;
  }
  return out;
}
