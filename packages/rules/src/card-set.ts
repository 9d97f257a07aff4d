import type { Card, Suit } from './card.ts';
import { SUITS } from './card.ts';

/**
 * A set of cards as a signed 32-bit integer: bit n stands for card n. Union, intersection and difference are `a | b`,
 * `a & b` and `a & ~b`; all three give sets in the same form, so `===` compares sets. The set with the ace of bells in it is
 * negative: test for emptiness with `=== 0`, never with `> 0`.
 */
export type CardSet = number;

export const NO_CARDS: CardSet = 0;

export const ALL_CARDS: CardSet = -1;

/** The eight cards of a suit. */
export function cardsOfSuit(suit: Suit): CardSet {
  return 0xff << (SUITS.indexOf(suit) * 8);
}

export function setOf(cards: Iterable<Card>): CardSet {
  let set = NO_CARDS;
  for (const card of cards) set |= 1 << card;
  return set;
}

/** The cards of a set in ascending order. */
export function cardsIn(set: CardSet): Card[] {
  const cards: Card[] = new Array(sizeOf(set));
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) cards[count++] = firstIn(rest);
  return cards;
}

/** The number of cards in a set, 0..32. */
export function sizeOf(set: CardSet): number {
  // Counts bits in pairs, then fours, then bytes; the multiplication adds up the four bytes.
  const pairs = set - ((set >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  const bytes = (fours + (fours >>> 4)) & 0x0f0f0f0f;
  return Math.imul(bytes, 0x01010101) >>> 24;
}

export function has(set: CardSet, card: Card): boolean {
  // A number that is no card is in no set; the shift alone would wrap around and take 32 for 0.
  // Without the first test the shift would take 32 for 0.
  return (card & 31) === card && (set & (1 << card)) !== 0;
}

/** The card with the lowest number in a set; -1 for the empty set. Within one suit it is the lowest rank. */
export function firstIn(set: CardSet): Card {
  return 31 - Math.clz32(set & -set);
}

/** The card with the highest number in a set; -1 for the empty set. Within one suit it is the highest rank. */
export function lastIn(set: CardSet): Card {
  return 31 - Math.clz32(set);
}

/** The cards of a hand that may be played when `led` was led: its suit if the hand has any, else every card. */
export function followingIn(hand: CardSet, led: Card): CardSet {
  const ofSuitLed = hand & (0xff << (led & 0x18));
  return ofSuitLed === 0 ? hand : ofSuitLed;
}
