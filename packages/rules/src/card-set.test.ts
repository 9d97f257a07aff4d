import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ALL_CARDS,
  cardsIn,
  cardsOfSuit,
  firstIn,
  followingIn,
  has,
  lastIn,
  NO_CARDS,
  setOf,
  sizeOf,
} from './card-set.ts';
import { card, cardSet } from './testing/reading.ts';

const anyCards = fc.uniqueArray(fc.integer({ min: 0, max: 31 }));

describe('a set of cards', () => {
  it('holds the cards that were put in, in ascending order', () => {
    fc.assert(
      fc.property(anyCards, (cards) => {
        const ascending = [...cards].sort((a, b) => a - b);
        const set = setOf(cards);
        expect(cardsIn(set)).toEqual(ascending);
        expect(sizeOf(set)).toBe(cards.length);
        expect(firstIn(set)).toBe(ascending[0] ?? -1);
        expect(lastIn(set)).toBe(ascending.at(-1) ?? -1);
        for (let number = 0; number < 32; number++) expect(has(set, number)).toBe(cards.includes(number));
      }),
    );
  });

  it('is the same number whichever way it came about', () => {
    fc.assert(
      fc.property(anyCards, anyCards, (some, others) => {
        expect(setOf(some) | setOf(others)).toBe(setOf([...some, ...others]));
        expect(setOf(some) & ~setOf(others)).toBe(setOf(some.filter((one) => !others.includes(one))));
      }),
    );
  });

  it('is empty, full, or a suit', () => {
    expect(sizeOf(NO_CARDS)).toBe(0);
    expect(sizeOf(ALL_CARDS)).toBe(32);
    expect(setOf(Array.from({ length: 32 }, (_, number) => number))).toBe(ALL_CARDS);
    expect(cardsOfSuit('D')).toBe(cardSet('7D 8D 9D TD JD QD KD AD'));
  });

  it.each([-1, 32, 63, 1.5])('never holds %d, which is no card', (number) => {
    expect(has(ALL_CARDS, number)).toBe(false);
  });
});

describe('following suit', () => {
  const hand = cardSet('7C AC 9H AD');

  it('leaves only the suit led to a hand that has it', () => {
    expect(followingIn(hand, card('8C'))).toBe(cardSet('7C AC'));
    expect(followingIn(hand, card('7D'))).toBe(cardSet('AD'));
  });

  it('leaves the whole hand to one that has not', () => {
    expect(followingIn(hand, card('AS'))).toBe(hand);
  });
});
