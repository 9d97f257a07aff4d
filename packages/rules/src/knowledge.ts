import { suitOf } from './card.ts';
import type { CardSet } from './card-set.ts';
import { ALL_CARDS, cardsOfSuit, NO_CARDS, setOf } from './card-set.ts';
import { TRICKS_IN_DEAL } from './deal.ts';
import type { Four } from './seat.ts';
import { bySeat, seatAfter } from './seat.ts';
import type { SeatView } from './view.ts';

/** The cards that lie or lay open on the table. */
export function playedIn(view: SeatView): CardSet {
  return view.tricks.reduce((played, { cards }) => played | setOf(cards), setOf(view.trick.cards));
}

/** The cards that the three others hold between them: all but those played and the seat's own. */
export function unseenIn(view: SeatView): CardSet {
  return ALL_CARDS & ~playedIn(view) & ~setOf(view.hand);
}

/** How many cards each seat still holds. */
export function handSizesIn({ trick, tricks }: SeatView): Four<number> {
  const left = TRICKS_IN_DEAL - tricks.length;
  return bySeat((seat) => left - (((seat - trick.leader) & 3) < trick.cards.length ? 1 : 0));
}

/**
 * The unseen cards that each seat may hold: those of a suit that it once failed to follow are not among them. For the seat
 * itself, its hand.
 */
export function possibleIn(view: SeatView): Four<CardSet> {
  const shownOut: [CardSet, CardSet, CardSet, CardSet] = [NO_CARDS, NO_CARDS, NO_CARDS, NO_CARDS];
  for (const { leader, cards } of [...view.tricks, view.trick]) {
    const [led, ...others] = cards;
    if (led === undefined) continue;
    const suit = suitOf(led);
    for (const [turn, card] of others.entries()) {
      if (suitOf(card) !== suit) shownOut[seatAfter(leader, turn + 1)] |= cardsOfSuit(suit);
    }
  }
  const unseen = unseenIn(view);
  return bySeat((seat) => (seat === view.seat ? setOf(view.hand) : unseen & ~shownOut[seat]));
}
