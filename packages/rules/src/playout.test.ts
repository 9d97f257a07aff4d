import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardsIn } from './card-set.ts';
import type { Deal } from './deal.ts';
import { playOut } from './playout.ts';
import { positionOf } from './position.ts';
import type { RandomSource } from './random.ts';
import { randomFrom } from './random.ts';
import { anyDeal, anySeed, copyOf } from './testing/arbitrary.ts';
import { dealAfter, ONE_SUIT_EACH } from './testing/reading.ts';

/** The same choices made one by one in a deal, which checks each card. */
function playedSlowly(deal: Deal, random: RandomSource): Deal {
  const slow = copyOf(deal);
  while (!slow.over) {
    const legal = cardsIn(slow.legalPlays());
    const index = legal.length === 1 ? 0 : Math.floor((Math.floor(random() / 65_536) / 65_536) * legal.length);
    const played = slow.play(slow.turn, legal[index] as number);
    if (!played.ok) throw new Error(played.error.message);
  }
  return slow;
}

describe('a playout', () => {
  it('from any point of a deal ends as a deal does that is played with the same choices', () => {
    fc.assert(
      fc.property(anyDeal(), anySeed, (deal, seed) => {
        expect(playOut(positionOf(deal), randomFrom(seed))).toEqual(playedSlowly(deal, randomFrom(seed)).totals);
      }),
      { numRuns: 1000 },
    );
  });

  it.each([0, 0xffffffff])('keeps to the legal cards where the random number is always %d', (number) => {
    fc.assert(
      fc.property(anyDeal(), (deal) => {
        expect(playOut(positionOf(deal), () => number)).toEqual(playedSlowly(deal, () => number).totals);
      }),
    );
  });

  it('leaves the position as it was', () => {
    fc.assert(
      fc.property(anyDeal(), anySeed, (deal, seed) => {
        const position = positionOf(deal);
        const before = structuredClone(position);
        playOut(position, randomFrom(seed));
        expect(position).toEqual(before);
      }),
    );
  });

  it('asks for a random number only where there is a choice', () => {
    const deal = dealAfter('classic', 3, ONE_SUIT_EACH, []);
    let asked = 0;
    const random = (): number => {
      asked += 1;
      return 0;
    };
    expect(playOut(positionOf(deal), random)).toMatchObject({ tricks: [8, 0, 0, 0], points: [120, 0, 0, 0] });
    expect(asked).toBe(28);
  });

  it('refuses hands that do not fit the tricks taken', () => {
    const position = positionOf(dealAfter('classic', 0, ONE_SUIT_EACH, [8]));
    expect(() => playOut({ ...position, hands: ONE_SUIT_EACH }, () => 0)).toThrow(
      'seat 1 holds 8 cards and has 7 to play',
    );
  });
});
