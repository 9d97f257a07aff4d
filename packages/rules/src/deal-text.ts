import type { Deal } from './deal.ts';
import { cardName, formatCards } from './notation.ts';
import { SEATS } from './seat.ts';
import type { OpenTrick } from './trick.ts';

/**
 * Writes a deal, finished or not, for people to read and `parseDeal` to read back: who dealt what to whom, then a line a
 * trick. Seats and tricks count from 0; hands are as they were dealt.
 *
 * ```text
 * bassadewitz classic
 * dealer 0
 * hand 0: 9C KH JH AH TS 7H 8D AD
 * hand 1: …
 * trick 0: 1 leads 7S JS QS TS, 3 wins
 * trick 1: 3 leads 8C 9C
 * ```
 */
export function formatDeal(deal: Deal): string {
  const lines = [`bassadewitz ${deal.ruleSet}`, `dealer ${deal.dealer}`];
  for (const seat of SEATS) lines.push(`hand ${seat}: ${formatCards(deal.dealt[seat])}`);
  for (const [index, trick] of deal.tricks.entries()) {
    lines.push(`${openTrickText(index, trick)}, ${trick.winner} wins`);
  }
  const open = deal.trick;
  if (open.cards.length > 0) lines.push(openTrickText(deal.tricks.length, open));
  return `${lines.join('\n')}\n`;
}

function openTrickText(index: number, { leader, cards }: OpenTrick): string {
  return `trick ${index}: ${leader} leads ${cards.map(cardName).join(' ')}`;
}
