import { describe, expect, test } from 'vitest';
import { estimateCost, measuredVariance, VARIANCE_PER_MATCH } from './cost.ts';
import { rate } from './rate.ts';
import { poolOf, simulated, tableOf } from './simulation.fixture.ts';

describe('matches to separate 0.059 net chips at tables of two and two, 95 % and 80 %', () => {
  test.each([
    ['randomSeats', 94_724],
    ['seatsAdjusted', 28_206],
    ['replaysNoisy', 2_781],
  ] as const)('%s: %d, to a third of a percent', (kind, matches) => {
    const gap = 0.75 * 0.059;
    const variancePerMatch = VARIANCE_PER_MATCH[kind];
    const cost = estimateCost({ gap, variancePerMatch, bots: 'two-and-two', matchesPerRound: 6 });
    expect(Math.abs(cost.matches / matches - 1)).toBeLessThan(0.0034);
  });
});

test('a pool of four takes twice as many as two and two; a pool of N (N − 1)/3 times that', () => {
  const question = { gap: 0.06, variancePerMatch: 2.4, matchesPerRound: 12 };
  const four = estimateCost({ ...question, bots: 4 }).matches;
  expect(four / estimateCost({ ...question, bots: 'two-and-two' }).matches).toBeCloseTo(2, 2);
  expect(estimateCost({ ...question, bots: 13 }).matches / four).toBeCloseTo(4, 2);
});

test('the stopping rule takes longer than one look, and never fewer than ten rounds', () => {
  const cost = estimateCost({ gap: 0.06, variancePerMatch: 2.4, bots: 13, matchesPerRound: 156 });
  // c_t at α/12 and t = 220 is 3.94, against 1.96 for one look.
  expect([cost.rounds, cost.roundsUntilSeparated]).toEqual([76, 220]);
  expect(cost.matchesUntilSeparated).toBe(156 * cost.roundsUntilSeparated);
  const wide = estimateCost({ gap: 9, variancePerMatch: 2.4, bots: 13, matchesPerRound: 156 });
  expect(wide.roundsUntilSeparated).toBe(10);
});

test('the variance per match is found again from a played tournament', () => {
  const theta = [0, 0, 0, 0];
  const results = simulated({ seed: 3, theta, beta: theta, rounds: 400 });
  const { chips } = rate(poolOf(4), tableOf(4, results));
  let sum = 0;
  for (let i = 0; i < 4; i++) for (let j = 0; j < i; j++) sum += (chips.difference(i, j)?.se as number) ** 2;
  // The simulation's noise a seat and match has variance 1, 4, 9 and 1, so pairs differ by 7.5 on average.
  expect(measuredVariance(sum / 6, results.length, 4)).toBeCloseTo(7.5, 0);
});

test.each([
  [{ gap: 0 }, 'gap: 0 is not a positive number'],
  [{ bots: 3 }, 'bots: 3 is fewer than a table'],
])('%j is refused', (part, message) => {
  const question = { gap: 1, variancePerMatch: 2, bots: 4, matchesPerRound: 12 };
  expect(() => estimateCost({ ...question, ...part })).toThrow(message);
});
