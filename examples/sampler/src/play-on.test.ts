import { seededIntegers } from '@bassadewitz/client';
import { cardsIn } from '@bassadewitz/client/rules';
import { describe, expect, it } from 'vitest';
import { playOn } from './play-on.ts';

/** Clubs 0, spades 1, hearts 2, diamonds 3: one suit in each hand. */
const SUITS: readonly [number, number, number, number] = [0xff, 0xff << 8, 0xff << 16, 0xff << 24];
const NOTHING = [0, 0, 0, 0] as const;

describe('a deal that is played on', () => {
  const random = seededIntegers('0123456789abcdef');

  it('ends with all tricks and points given', () => {
    const hands = mixed();
    for (const [ruleSet, total] of [
      ['classic', 120],
      ['easy', 104],
      ['swedish', 96],
    ] as const) {
      for (let game = 0; game < 100; game++) {
        const totals = playOn(
          { ruleSet, dealer: 3, leader: 0, table: [], hands, tricks: NOTHING, points: NOTHING },
          random,
        );
        expect(sum(totals.tricks)).toBe(8);
        expect(sum(totals.points)).toBe(total);
      }
    }
  });

  it('follows suit: who has a suit alone and leads takes everything', () => {
    const totals = playOn(
      { ruleSet: 'classic', dealer: 1, leader: 2, table: [], hands: SUITS, tricks: NOTHING, points: NOTHING },
      random,
    );
    expect(totals).toEqual({ ruleSet: 'classic', dealer: 1, tricks: [0, 0, 8, 0], points: [0, 0, 120, 0] });
  });

  it('counts the cards that lie on the table already', () => {
    const table = [7, 15, 23, 31];
    const totals = playOn(
      { ruleSet: 'classic', dealer: 3, leader: 0, table, hands: SUITS, tricks: NOTHING, points: NOTHING },
      random,
    );
    expect(totals).toMatchObject({ tricks: [8, 0, 0, 0], points: [120, 0, 0, 0] });
  });

  it('leaves the hands that it was given alone', () => {
    const hands = mixed();
    playOn({ ruleSet: 'easy', dealer: 3, leader: 0, table: [], hands, tricks: NOTHING, points: NOTHING }, random);
    expect(hands.map((hand) => cardsIn(hand).length)).toEqual([8, 8, 8, 8]);
  });
});

/** Every fourth card of the pack to each hand. */
function mixed(): [number, number, number, number] {
  return [0x11111111, 0x22222222, 0x44444444, 0x88888888 | 0];
}

function sum(four: readonly number[]): number {
  return four.reduce((total, one) => total + one, 0);
}
