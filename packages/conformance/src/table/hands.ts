import type { CardSet, Four, RandomSource, Seat } from '@bassadewitz/rules';
import {
  ALL_CARDS,
  bySeat,
  cardsIn,
  cardsOfSuit,
  randomBelow,
  randomHands,
  seatAfter,
  setOf,
} from '@bassadewitz/rules';

/** The lower half of clubs and of hearts: eight cards of two suits. */
const TWO_SUITED: CardSet =
  (cardsOfSuit('C') & (cardsOfSuit('C') >>> 4)) | (cardsOfSuit('H') & (cardsOfSuit('H') >>> 4));

/**
 * Hands in which the bot has a choice at least six times: a seat is forced only to the last card of a suit, and it has two.
 * Its cards are low, so that it cannot take all tricks.
 */
export function handsWithChoice(seat: Seat, random: RandomSource): Four<CardSet> {
  const rest = cardsIn(ALL_CARDS & ~TWO_SUITED);
  for (let left = rest.length; left > 1; left--) {
    const drawn = randomBelow(left, random);
    [rest[left - 1], rest[drawn]] = [rest[drawn] as number, rest[left - 1] as number];
  }
  return bySeat((each) => (each === seat ? TWO_SUITED : setOf(rest.splice(0, 8))));
}

/** Hands in which the eldest of dealer 0 holds all clubs and so takes every trick: a slam, and the pool is carried. */
export function handsOfSlam(random: RandomSource): Four<CardSet> {
  const clubs = cardsOfSuit('C');
  const eldest = seatAfter(0);
  const dealt = randomHands(random);
  // What the eldest was dealt besides clubs goes to the others for the clubs that they were dealt.
  const spare = cardsIn(dealt[eldest] & ~clubs);
  return bySeat((seat) => {
    if (seat === eldest) return clubs;
    const swapped = spare.splice(0, cardsIn(dealt[seat] & clubs).length);
    return (dealt[seat] & ~clubs) | setOf(swapped);
  });
}
