import { seededIntegers, Turn } from '@bassadewitz/client';
import { cardsIn, cardsOfSuit, sizeOf } from '@bassadewitz/client/rules';
import { requestFor } from '@bassadewitz/client/testing';
import { describe, expect, it } from 'vitest';
import { Worlds } from './worlds.ts';

/** Seat 0 is to play third to the second trick. Seat 2 had no clubs, seat 3 has none of the spades that it was asked for. */
const REQUEST = requestFor({ seat: 0, hand: '9S KS 7H 8H 9H JH TC', tricks: ['3: AC 7C 9C TD'], table: 'QS 7D' });

describe('the ways in which the unseen cards may lie', () => {
  const worlds = new Worlds(REQUEST, new Turn(REQUEST));
  const random = seededIntegers('0123456789abcdef');
  const deals = Array.from({ length: 500 }, () => worlds.deal(random));

  it('give each seat as many cards as it holds, and each card once', () => {
    for (const hands of deals) {
      expect(hands.map(sizeOf)).toEqual([7, 7, 6, 6]);
      expect(new Set(hands.flatMap(cardsIn)).size).toBe(26);
    }
  });

  it('leave the own hand as it is', () => {
    for (const hands of deals) expect(hands[0]).toBe(deals[0]?.[0]);
  });

  it('give no seat a suit that it has shown to be void in', () => {
    const clubs = cardsOfSuit('C');
    const spades = cardsOfSuit('S');
    for (const [, , second, third] of deals) expect([second & clubs, third & spades]).toEqual([0, 0]);
  });

  it('are found to be none where the cards do not add up, rather than sought for ever', () => {
    const impossible = requestFor({ seat: 0, hand: '9S KS', tricks: ['3: AC 7C 9C TD'], table: 'QS 7D' });
    expect(() => new Worlds(impossible, new Turn(impossible)).deal(random)).toThrow('cannot be dealt');
  });

  it('differ, and put a card with everyone who may have it', () => {
    expect(new Set(deals.map(String)).size).toBeGreaterThan(450);
    const ace = 1 << 31;
    expect([1, 2, 3].map((seat) => deals.some((hands) => ((hands[seat as 1] as number) & ace) !== 0))).toEqual([
      true,
      true,
      true,
    ]);
  });
});
