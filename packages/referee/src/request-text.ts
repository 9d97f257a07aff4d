import type { SeatView } from '@bassadewitz/rules';
import type { TimeLeft } from './bank.ts';
import type { DealText } from './deal-text.ts';
import { cardsText } from './deal-text.ts';
import type { WireNames } from './question.ts';

/**
 * The JSON text of a request: what `JSON.stringify(requestOf(…))` gives, written by hand because it is most of what the referee
 * sends, and because most of it was written before for another seat of the deal. The names must need no escaping.
 */
export function requestText(
  view: SeatView,
  deal: DealText,
  names: WireNames,
  seed: string,
  left: TimeLeft,
  networkMs: number,
): string {
  const hand = cardsText(view.hand);
  const legal = view.legal.length === view.hand.length ? hand : cardsText(view.legal);
  return (
    `{"type":"request","request":"${names.request}","match":"${names.match}","ruleSet":"${view.ruleSet}"` +
    `,"seat":${view.seat},"dealer":${view.dealer},"deal":${view.deal},"hand":${hand},"legal":${legal}` +
    `,"trick":{"leader":${view.trick.leader},"cards":${cardsText(view.trick.cards)}}` +
    `,"tricks":${deal.tricks(view.tricks)},${deal.chips(view)},"seed":"${seed}"` +
    `,"moveMs":${left.moveMs},"bankMs":${left.bankMs},"networkMs":${networkMs}}`
  );
}
