import type { Card } from './card.ts';
import type { Four, Seat } from './seat.ts';
import { seatAfter } from './seat.ts';

/** The trick on the table: cards in the order of play, the leader's first. */
export interface OpenTrick {
  readonly leader: Seat;
  readonly cards: readonly Card[];
}

/** A finished trick: cards in the order of play, the leader's first. */
export interface Trick {
  readonly leader: Seat;
  readonly cards: Four<Card>;
  readonly winner: Seat;
}

/** The seat whose card is the highest of the suit led. */
export function winnerOf(leader: Seat, cards: Four<Card>): Seat {
  let best = 0;
  let bestCard = cards[0];
  for (let turn = 1; turn < 4; turn++) {
    const card = cards[turn] as Card;
    if (card >> 3 === bestCard >> 3 && card > bestCard) {
      best = turn;
      bestCard = card;
    }
  }
  return seatAfter(leader, best);
}
