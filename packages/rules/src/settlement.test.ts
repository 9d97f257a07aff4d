import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RuleSetName } from './rule-set.ts';
import type { Four, Seat } from './seat.ts';
import { SEATS, seatAfter } from './seat.ts';
import { settle } from './settlement.ts';
import { anyDeal } from './testing/arbitrary.ts';
import { dealAfter, ONE_SUIT_EACH } from './testing/reading.ts';

type Row = [RuleSetName, tricks: Four<number>, points: Four<number>, outcome: string, chips: Four<number>];

/** Seats are dealer, eldest, third, fourth. */
const WORKED_DEALS: Row[] = [
  ['classic', [5, 0, 1, 2], [89, 0, 3, 28], 'shared', [0, 5, 4, 3]],
  ['classic', [2, 2, 3, 1], [32, 30, 47, 11], 'shared', [3, 4, 0, 5]],
  ['easy', [2, 2, 3, 1], [28, 32, 38, 6], 'shared', [4, 3, 0, 5]],
  ['swedish', [2, 2, 3, 1], [26, 30, 35, 5], 'shared', [4, 3, 0, 5]],
  ['classic', [5, 0, 3, 0], [69, 0, 51, 0], 'shared', [0, 5, 3, 4]],
  ['classic', [4, 1, 3, 0], [85, 0, 35, 0], 'shared', [0, 4, 3, 5]],
  ['easy', [4, 1, 3, 0], [71, 1, 32, 0], 'shared', [0, 4, 3, 5]],
  ['swedish', [4, 1, 3, 0], [67, 0, 29, 0], 'shared', [0, 5, 3, 4]],
  ['classic', [0, 1, 4, 3], [0, 0, 95, 25], 'shared', [5, 4, 0, 3]],
  ['swedish', [0, 1, 4, 3], [0, 0, 77, 19], 'shared', [4, 5, 0, 3]],
  ['classic', [1, 5, 1, 1], [15, 75, 15, 15], 'shared', [3, 0, 5, 4]],
  ['classic', [4, 1, 3, 0], [53, 14, 53, 0], 'shared', [0, 4, 3, 5]],
  ['classic', [0, 2, 6, 0], [0, 21, 99, 0], 'shared', [4, 3, 0, 5]],
  ['classic', [1, 1, 0, 6], [8, 12, 0, 100], 'penalty', [4, 4, 4, -12]],
  ['classic', [0, 1, 7, 0], [0, 0, 120, 0], 'penalty', [4, 4, -12, 4]],
  ['easy', [0, 1, 7, 0], [0, 1, 103, 0], 'penalty', [4, 4, -12, 4]],
  ['swedish', [0, 1, 7, 0], [0, 0, 96, 0], 'shared', [3, 5, 0, 4]],
  ['easy', [0, 1, 7, 0], [0, 5, 99, 0], 'shared', [4, 3, 0, 5]],
  ['easy', [0, 1, 7, 0], [0, 4, 100, 0], 'penalty', [4, 4, -12, 4]],
  ['classic', [8, 0, 0, 0], [120, 0, 0, 0], 'slam', [12, -4, -4, -4]],
  ['easy', [8, 0, 0, 0], [104, 0, 0, 0], 'slam', [12, -4, -4, -4]],
  ['swedish', [8, 0, 0, 0], [96, 0, 0, 0], 'slam', [12, -4, -4, -4]],
  ['classic', [2, 2, 2, 2], [30, 30, 30, 30], 'equal', [0, 0, 0, 0]],
  ['easy', [2, 2, 2, 2], [26, 26, 26, 26], 'equal', [0, 0, 0, 0]],
  ['swedish', [2, 2, 2, 2], [24, 24, 24, 24], 'shared', [0, 5, 4, 3]],
];

/** Moves what is given from the dealer's view to the seats, for a dealer other than seat 0. */
function seated(values: Four<number>, dealer: Seat): Four<number> {
  const bySeat: [number, number, number, number] = [0, 0, 0, 0];
  for (const seat of SEATS) bySeat[seatAfter(dealer, seat)] = values[seat];
  return bySeat;
}

describe('worked deals', () => {
  it.each(WORKED_DEALS)('%s, tricks %j, points %j: %s, chips %j', (ruleSet, tricks, points, outcome, chips) => {
    for (const dealer of SEATS) {
      const totals = { ruleSet, dealer, tricks: seated(tricks, dealer), points: seated(points, dealer) };
      expect(settle(totals, 12)).toEqual({
        outcome,
        tricks: totals.tricks,
        points: totals.points,
        chips: seated(chips, dealer),
        carried: outcome !== 'shared',
      });
    }
  });

  it.each([
    [24, [0, 10, 8, 6]],
    [36, [0, 15, 12, 9]],
  ])('swedish shares grow with a pool of %d', (pool, chips) => {
    const totals = { ruleSet: 'swedish', dealer: 0, tricks: [2, 2, 2, 2], points: [24, 24, 24, 24] } as const;
    expect(settle(totals, pool).chips).toEqual(chips);
  });
});

describe('settling', () => {
  it('takes a deal that is over as well as its totals', () => {
    fc.assert(
      fc.property(anyDeal({ min: 32 }), (deal) => {
        expect(settle(deal, 12)).toEqual(settle(deal.totals, 12));
      }),
    );
  });

  it('pays out the whole pool, or nothing on balance and carries it', () => {
    fc.assert(
      fc.property(anyDeal({ min: 32 }), fc.constantFrom(12, 24, 36), (deal, pool) => {
        const { chips, carried } = settle(deal, pool);
        expect(chips[0] + chips[1] + chips[2] + chips[3]).toBe(carried ? 0 : pool);
      }),
    );
  });

  it('refuses a deal that is not over', () => {
    const deal = dealAfter('classic', 0, ONE_SUIT_EACH, []);
    expect(() => settle(deal, 12)).toThrow('a deal is settled after eight tricks, not after 0');
  });

  it.each([0, 13, -12, Number.NaN])('refuses a pool of %d', (pool) => {
    const totals = { ruleSet: 'classic', dealer: 0, tricks: [8, 0, 0, 0], points: [120, 0, 0, 0] } as const;
    expect(() => settle(totals, pool)).toThrow(`a pool holds a positive multiple of 12 chips, not ${pool}`);
  });
});
