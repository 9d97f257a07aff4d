import type { SeatView } from '@bassadewitz/rules';
import { SEATS } from '@bassadewitz/rules';
import type { TimeLeft } from './bank.ts';
import { namesText, playsText } from './cards-text.ts';
import type { DealText } from './deal-text.ts';
import type { WireNames } from './wire-names.ts';

/**
 * The JSON text of a request: what `JSON.stringify(requestOf(…))` gives, written by hand because it is most of what the referee
 * sends, and because most of it was written before for another seat of the deal. Of as few pieces as can be, since each costs as
 * much as a short text. The names must need no escaping.
 */
export function requestText(
  view: SeatView,
  deal: DealText,
  names: WireNames,
  seed: string,
  left: TimeLeft,
  networkMs: number,
): string {
  const hand = namesText(view.hand);
  const legal = view.legal.length === view.hand.length ? hand : namesText(view.legal);
  const { leader, cards } = view.trick;
  const trick = TRICK[leader] + playsText(cards);
  return `{"type":"request","request":"${names.request}${deal.head(view, names.match)}${hand}],"legal":[${legal}${trick}${deal.table(view)}${seed}${deal.times(view.seat, left, networkMs)}`;
}

/** The text between the legal cards and the cards of the trick on the table, by its leader. */
const TRICK = SEATS.map((leader) => `],"trick":{"leader":${leader},"cards":`);
