import { describe, expect, test } from 'vitest';
import { separation } from './separation.ts';
import { poolOf, simulated, tableOf } from './simulation.fixture.ts';

const EQUAL = [0, 0, 0, 0, 0, 0, 0, 0];

describe('bots far apart', () => {
  const theta = [4, 0, -4, 2, -2, 6, -6, 8];
  const results = simulated({ seed: 1, theta, beta: EQUAL, rounds: 30 });
  const table = tableOf(8, results);

  test('are all separated, each in a band of its own', () => {
    const { decided, pairs, bands } = separation(poolOf(8), table, 30);
    expect(decided).toBe(true);
    expect(pairs.map(({ state }) => state)).toEqual(new Array(7).fill('separated'));
    expect(bands).toEqual([[7], [5], [0], [3], [1], [4], [2], [6]]);
  });

  test('are not called separated before the tenth round', () => {
    const { decided, pairs } = separation(poolOf(8), table, 9);
    expect(decided).toBe(false);
    expect(pairs.every(({ state, halfWidth }) => state === 'open' && halfWidth === null)).toBe(true);
  });

  test('are judged by finished rounds alone: what is already played of later ones changes nothing', () => {
    const finished = tableOf(
      8,
      results.filter(({ round }) => round < 12),
    );
    expect(separation(poolOf(8), table, 12)).toEqual(separation(poolOf(8), finished, 12));
  });

  test('a house anchor is no neighbour', () => {
    const pool = poolOf(8).map((bot, index) => ({ ...bot, house: index === 0 }));
    const { pairs, bands } = separation(pool, table, 30);
    expect(pairs).toHaveLength(6);
    expect(bands.flat()).not.toContain(0);
  });
});

test('undecided neighbours share a band, and the run goes on', () => {
  const theta = [5, 5, 0, 0, -5, -5, -5, -5];
  const results = simulated({ seed: 2, theta, beta: EQUAL, rounds: 20 });
  const { decided, bands, pairs } = separation(poolOf(8), tableOf(8, results), 20);
  expect(decided).toBe(false);
  expect(bands.map((band) => [...band].sort())).toEqual([
    [0, 1],
    [2, 3],
    [4, 5, 6, 7],
  ]);
  expect(pairs.filter(({ state }) => state === 'open')).toHaveLength(5);
});

test('a pair whose half-width is below the tie width is a practical tie, and ties end a run', () => {
  const results = simulated({ seed: 3, theta: EQUAL, beta: EQUAL, rounds: 20 });
  const { decided, pairs, bands } = separation(poolOf(8), tableOf(8, results), 20, { tieWidth: 5 });
  expect(decided).toBe(true);
  expect(new Set(pairs.map(({ state }) => state))).toEqual(new Set(['tie']));
  expect(bands).toHaveLength(1);
});

test('bots that play alike to the card are a tie, not separated by rounding', () => {
  const results = simulated({ seed: 3, theta: EQUAL, beta: EQUAL, rounds: 12 }).map((result) => ({
    ...result,
    chips: [-7, 4, 3, 0] as const,
  }));
  const { pairs } = separation(poolOf(8), tableOf(8, results), 12);
  expect(new Set(pairs.map(({ state }) => state))).toEqual(new Set(['tie']));
});

test('equal bots, asked after every round, are separated in fewer than 5 % of runs', () => {
  let separated = 0;
  for (let seed = 0; seed < 60; seed++) {
    const table = tableOf(4, simulated({ seed, theta: EQUAL.slice(4), beta: EQUAL.slice(4), rounds: 40 }));
    for (let rounds = 10; rounds <= 40; rounds += 2) {
      const { pairs } = separation(poolOf(4), table, rounds);
      if (!pairs.some(({ state }) => state === 'separated')) continue;
      separated++;
      break;
    }
  }
  expect(separated / 60).toBeLessThan(0.05);
});

test('a pool without matches, and a single bot, are not decided', () => {
  expect(separation(poolOf(4), tableOf(4, []), 10)).toEqual({ rounds: 10, decided: false, pairs: [], bands: [] });
  expect(separation(poolOf(1), tableOf(1, []), 0).decided).toBe(false);
});
