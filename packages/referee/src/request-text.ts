import type { SeatView } from '@bassadewitz/rules';
import { SEATS } from '@bassadewitz/rules';
import type { TimeLeft } from './bank.ts';
import { playsText, setText } from './cards-text.ts';
import type { DealText } from './deal-text.ts';
import type { WireNames } from './wire-names.ts';

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
  const hand = setText(view.hand);
  const legal = view.legal.length === view.hand.length ? hand : setText(view.legal);
  return (
    `{"type":"request","request":"${names.request}","match":"${names.match}",${deal.head(view)},"hand":${hand}` +
    `,"legal":${legal}${TRICK[view.trick.leader]}${playsText(view.trick.cards)}},${deal.table(view)}` +
    `,"seed":"${seed}",${deal.times(left, networkMs)}}`
  );
}

/** The text before the cards of the trick on the table, by its leader. */
const TRICK = SEATS.map((leader) => `,"trick":{"leader":${leader},"cards":`);
