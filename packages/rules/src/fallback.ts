import type { Card } from './card.ts';
import type { CardSet } from './card-set.ts';
import { firstIn } from './card-set.ts';

/**
 * The card that is played for a seat that failed to name one: the lowest rank among the legal cards, and among equals the
 * first suit in the order C S H D. Throws on the empty set.
 */
export function fallbackCard(legal: CardSet): Card {
  // One bit of each suit at a time, from the sevens up to the aces; the lowest bit is the first suit.
  for (let rank = 0; rank < 8; rank++) {
    const ofRank = legal & (0x01010101 << rank);
    if (ofRank !== 0) return firstIn(ofRank);
  }
  throw new RangeError('no card is legal, so none can be played for the seat');
}
