import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rate } from './rate.ts';
import type { MatchResult } from './results.ts';
import { poolOf, simulated, tableOf } from './simulation.fixture.ts';

const THETA = [0.9, 0.5, 0.2, 0, 0, -0.2, -0.5, -0.9];
const RESULTS = simulated({ seed: 42, theta: THETA, beta: THETA, rounds: 40 });

describe('a pool of which the truth is known', () => {
  const rating = rate(poolOf(8), tableOf(8, RESULTS));

  test('has its chips within four errors of 0.75 θ', () => {
    for (const { bot, chips } of rating.bots) {
      expect(Math.abs(chips.value - 0.75 * (THETA[bot] as number))).toBeLessThan(4 * (chips.se as number));
    }
  });

  test('has its Elo within four errors of 1500 + 173.7178 β', () => {
    for (const { bot, elo } of rating.bots) {
      expect(Math.abs(elo.value - 1500 - 173.7178 * (THETA[bot] as number))).toBeLessThan(4 * (elo.se as number));
    }
  });

  test('is one ranking of all, best first, with nothing to warn of', () => {
    expect(rating.rankings).toHaveLength(1);
    const order = rating.rankings[0]?.bots ?? [];
    expect([order[0], order[7]]).toEqual([0, 7]);
    expect(rating.rankings[0]?.places).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(rating.warnings).toEqual([]);
  });

  test('has the mean of the pool at 1500 and chips that sum to 0', () => {
    const sum = (values: Float64Array) => values.reduce((total, value) => total + value, 0);
    expect(sum(rating.elo.values) / 8).toBeCloseTo(1500, 9);
    expect(sum(rating.chips.values)).toBeCloseTo(0, 9);
  });
});

test('input in another order gives the same rating to the bit', () => {
  const few = RESULTS.slice(0, 240);
  const serial = (results: readonly MatchResult[]) => {
    const { bots, rankings, chips, elo, warnings } = rate(poolOf(8), tableOf(8, results));
    const differences = bots.flatMap(({ bot }) =>
      bots.map((other) => [chips, elo].map((s) => s.difference(bot, other.bot))),
    );
    return JSON.stringify([bots, rankings, differences, warnings]);
  };
  const expected = serial(few);
  fc.assert(
    fc.property(fc.shuffledSubarray(few, { minLength: few.length }), (order) => {
      expect(serial(order) === expected).toBe(true);
    }),
    { numRuns: 25 },
  );
});

test('a named anchor stands at its Elo, and no difference moves', () => {
  const plain = rate(poolOf(8), tableOf(8, RESULTS));
  const anchored = rate(poolOf(8), tableOf(8, RESULTS), { anchorBot: 3, anchorElo: 2000 });
  expect(anchored.bots[3]?.elo.value).toBe(2000);
  expect(anchored.elo.difference(0, 7)?.delta).toBeCloseTo(plain.elo.difference(0, 7)?.delta as number, 9);
  expect(anchored.elo.difference(0, 7)?.se).toBe(plain.elo.difference(0, 7)?.se);
});

test('house anchors are rated and unranked', () => {
  const pool = poolOf(8).map((bot, index) => ({ ...bot, house: index === 0 || index === 4 }));
  const { rankings, bots } = rate(pool, tableOf(8, RESULTS));
  expect(rankings[0]?.anchors).toEqual([0, 4]);
  expect(rankings[0]?.bots).toHaveLength(6);
  expect(rankings[0]?.places).toEqual([1, 2, 3, 4, 5, 6]);
  for (const [best, worst] of rankings[0]?.chipsBands ?? []) {
    expect(best).toBeGreaterThanOrEqual(1);
    expect(worst).toBeLessThanOrEqual(6);
  }
  expect(bots[0]?.chips.value).toBe(rate(poolOf(8), tableOf(8, RESULTS)).bots[0]?.chips.value);
});

describe('a match that a stand-in finished', () => {
  const stoodIn = RESULTS.map((result): MatchResult => {
    if (result.order > 20) return result;
    const at = result.bots.indexOf(0);
    const flags = [0, 1, 2, 3].map((seat) => seat === at);
    return at < 0 ? result : { ...result, standIns: flags as unknown as [boolean, boolean, boolean, boolean] };
  });
  const excess = stoodIn
    .filter(({ standIns }) => standIns !== undefined)
    .map(({ bots, chips }) => (chips[bots.indexOf(0)] as number) - Math.min(...chips));
  const mean = excess.reduce((sum, value) => sum + value, 0) / excess.length;
  const plain = rate(poolOf(8), tableOf(8, RESULTS));
  const rating = rate(poolOf(8), tableOf(8, stoodIn));
  const share = (mean * excess.length) / (rating.bots[0]?.tally.matches as number);

  test('counts for the published chips of its bot as if it had made the least at the table there', () => {
    expect(rating.bots[0]?.penalty).toBeCloseTo(share, 12);
    expect(rating.bots[0]?.chips.value).toBeCloseTo((plain.bots[0]?.chips.value as number) - share, 12);
    expect(rating.bots[0]?.tally.standInMatches).toBe(excess.length);
  });

  test('leaves the chips of all others alone, for the fit uses raw chips', () => {
    for (let bot = 1; bot < 8; bot++) expect(rating.bots[bot]?.chips).toEqual(plain.bots[bot]?.chips);
  });

  test('ranks its bot last in the finishing order, which lowers its Elo', () => {
    expect(rating.bots[0]?.elo.value).toBeLessThan(plain.bots[0]?.elo.value as number);
  });

  test('can cost the mean over such matches instead, however few they are', () => {
    const harsh = rate(poolOf(8), tableOf(8, stoodIn), { penaltyBase: 'stand-in-matches' });
    expect(harsh.bots[0]?.penalty).toBeCloseTo(mean, 12);
    expect(harsh.rankings[0]?.bots.at(-1)).toBe(0);
  });

  test('is said', () => {
    expect(rating.warnings.map(({ code }) => code)).toContain('STAND_INS');
  });
});

test('a gambler that makes more chips but finishes behind is found, and the table says so', () => {
  const theta = [2, 0, 0, 0];
  const results = simulated({ seed: 6, theta, beta: [-1, 0, 0, 0], rounds: 80 });
  const { rankings, warnings } = rate(poolOf(4), tableOf(4, results));
  expect(rankings[0]?.contradictions).toEqual(
    expect.arrayContaining([1, 2, 3].map((bot) => ({ moreChips: 0, finishesBefore: bot }))),
  );
  expect(rankings[0]?.contradictions).toHaveLength(3);
  expect(warnings.find(({ code }) => code === 'ORDERS_DISAGREE')?.bots).toEqual([0, 1, 2, 3]);
});

test('a table for another pool, and an anchor outside it, are refused', () => {
  expect(() => rate(poolOf(3), tableOf(4, []))).toThrow('results of 4 bots cannot be rated as a pool of 3');
  expect(() => rate(poolOf(3), tableOf(3, []), { anchorBot: 3 })).toThrow('anchor 3 is not one of the pool of 3');
});
