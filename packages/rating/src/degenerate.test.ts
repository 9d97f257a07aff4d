import { describe, expect, test } from 'vitest';
import type { Four } from './four.ts';
import type { RateOptions } from './options.ts';
import type { PoolBot } from './pool.ts';
import { rate } from './rate.ts';
import type { Rating } from './rating.ts';
import type { MatchResult } from './results.ts';
import { poolOf, SEATINGS, simulated, tableOf } from './simulation.fixture.ts';
import { WARNING_CODES } from './warnings.ts';

/** Whole boards at one table; bots finish by what `worth` says of them, drawn where equal. */
function boards(count: number, table: Four<number>, worth: (bot: number) => number, firstBoard = 0): MatchResult[] {
  return Array.from({ length: count }, (_, b) => b + firstBoard).flatMap((board) =>
    (SEATINGS[board % 3] as readonly Four<number>[]).map((seatOf, replay): MatchResult => {
      const bots = [0, 1, 2, 3].map((seat) => table[seatOf.indexOf(seat)] as number);
      const gains = bots.map(worth);
      const mean = gains.reduce((sum, value) => sum + value, 0) / 4;
      return {
        order: 4 * board + replay,
        round: 0,
        board,
        bots: bots as unknown as Four<number>,
        chips: gains.map((value) => value - mean) as unknown as Four<number>,
        gains: gains as unknown as Four<number>,
      };
    }),
  );
}

const seen = new Set<string>();

function rated(pool: readonly PoolBot[], results: readonly MatchResult[], options?: RateOptions): Rating {
  const rating = rate(pool, tableOf(pool.length, results), options);
  for (const { chips, elo, penalty } of rating.bots) {
    const numbers = [chips.value, chips.se ?? 0, elo.value, elo.se ?? 0, penalty];
    expect(numbers.every(Number.isFinite)).toBe(true);
  }
  for (const { bot } of rating.bots) {
    for (const other of rating.bots) {
      for (const scale of [rating.chips, rating.elo]) {
        const difference = scale.difference(bot, other.bot);
        expect([difference?.delta ?? 0, difference?.se ?? 0, difference?.los ?? 0].every(Number.isFinite)).toBe(true);
      }
    }
  }
  for (const { code, message } of rating.warnings) {
    seen.add(code);
    expect(message).not.toMatch(/undefined|NaN|null/);
  }
  return rating;
}

const codes = (rating: Rating) => rating.warnings.map(({ code }) => code);
const messages = (rating: Rating) => rating.warnings.map(({ message }) => message);

describe('degenerate pools give finite numbers and a plain warning', () => {
  test('no bot', () => {
    expect(codes(rated([], []))).toEqual(['NO_MATCH']);
  });

  test('no match', () => {
    const rating = rated(poolOf(4), []);
    expect(codes(rating)).toEqual(['NO_MATCH']);
    expect(rating.rankings).toEqual([]);
    expect(rating.bots.map(({ chips, elo }) => [chips.value, elo.value])).toEqual(new Array(4).fill([0, 1500]));
  });

  test('one bot', () => {
    expect(messages(rated(poolOf(1), []))).toEqual([
      'There is no match to rate by.',
      'a is the only bot to rank: there is nobody to rank it against.',
    ]);
  });

  test('one bot against itself', () => {
    const rating = rated(
      poolOf(1),
      boards(12, [0, 0, 0, 0], () => 0),
    );
    expect(rating.rankings[0]?.bots).toEqual([0]);
    expect(codes(rating)).toContain('ONE_BOT');
  });

  test('one bot among house anchors', () => {
    const pool = poolOf(4).map((bot, index) => ({ ...bot, house: index > 0 }));
    const rating = rated(
      pool,
      boards(40, [0, 1, 2, 3], (bot) => bot),
    );
    expect(rating.rankings).toHaveLength(1);
    expect(rating.rankings[0]).toMatchObject({ bots: [0], anchors: [3, 2, 1], places: [1], chipsBands: [[1, 1]] });
    expect(codes(rating)).toContain('ONE_BOT');
  });

  test('one match', () => {
    const rating = rated(poolOf(4), boards(1, [0, 1, 2, 3], (bot) => bot).slice(0, 1));
    expect(codes(rating)).toEqual(['NO_ERROR_YET', 'PARTIAL_BOARDS', 'ALL_EQUAL', 'UNBEATEN', 'WINLESS']);
    expect(rating.chips.difference(0, 1)).toEqual({ delta: 0, se: null, los: null });
    expect(rating.rankings[0]?.chipsBands).toEqual(new Array(4).fill([1, 4]));
  });

  test('an unbeaten and a winless bot', () => {
    const rating = rated(
      poolOf(4),
      boards(40, [0, 1, 2, 3], (bot) => (bot === 2 ? 9 : bot === 1 ? -9 : 0)),
    );
    expect(messages(rating)).toEqual([
      'Never behind another bot, so that its Elo rests on the prior and its Elo error says little: c.',
      'Never before another bot, so that its Elo rests on the prior and its Elo error says little: b.',
    ]);
    expect(rating.rankings[0]?.bots).toEqual([2, 0, 3, 1]);
    expect(rating.bots[2]?.elo.value).toBeGreaterThan(rating.bots[0]?.elo.value as number);
  });

  test('an unbeaten bot has the Elo that the prior of width 4 leaves it', () => {
    const results = boards(40, [0, 0, 1, 1], (bot) => -bot);
    // 640 comparisons won: 640 (1 − p) = β/16 at β = 3.93223, and they are 2 β apart.
    const rating = rated(poolOf(2), results);
    expect(rating.elo.difference(0, 1)?.delta).toBeCloseTo(1366.1976, 4);
    expect(rating.bots[0]?.tally).toMatchObject({ matches: 160, boards: 40 });
  });

  test('an unbeaten bot without a prior', () => {
    const results = boards(40, [0, 1, 2, 3], (bot) => (bot === 2 ? 9 : 0));
    const rating = rated(poolOf(4), results, { priorWidth: Number.POSITIVE_INFINITY });
    expect(codes(rating)).toContain('NO_FINITE_ELO');
    expect(rating.rankings[0]?.bots[0]).toBe(2);
  });

  test('two groups that never met share no ranking, and differences between them are not given', () => {
    const results = [...boards(40, [0, 1, 2, 3], (bot) => bot), ...boards(40, [5, 6, 7, 8], (bot) => -bot, 40)];
    const rating = rated(poolOf(10), results, { anchorBot: 0 });
    expect(rating.rankings.map(({ bots }) => bots)).toEqual([
      [3, 2, 1, 0],
      [5, 6, 7, 8],
    ]);
    expect(rating.chips.difference(0, 5)).toBeUndefined();
    expect(messages(rating).slice(0, 2)).toEqual([
      'Without a match, and so in no ranking: e and j.',
      'These groups never met, even through others, and have no common scale: d, c, b and a; f, g, h and i.',
    ]);
    expect(codes(rating)).toContain('ANCHOR_ELSEWHERE');
    expect(rating.bots[0]?.elo.value).toBe(1500);
  });

  test('all equal: nobody is above another', () => {
    const rating = rated(
      poolOf(4),
      boards(40, [0, 1, 2, 3], () => 0),
    );
    expect(messages(rating)).toEqual(['Every board ended level for every bot: nothing tells apart a, b, c and d.']);
    expect(rating.chips.difference(0, 3)).toEqual({ delta: 0, se: 0, los: 0.5 });
    expect(rating.rankings[0]?.places).toEqual([1, 1, 1, 1]);
    expect(rating.rankings[0]?.chipsBands).toEqual(new Array(4).fill([1, 4]));
  });

  test('few boards', () => {
    const results = boards(20, [0, 1, 2, 3], (bot) => bot);
    expect(messages(rated(poolOf(4), results))[0]).toBe(
      'With fewer than 30 boards errors are wide and rough for a, b, c and d.',
    );
  });

  test('a bot that has just joined has no error, and its band is everything that is open', () => {
    const rating = rated(poolOf(5), [
      ...boards(40, [0, 1, 2, 3], (bot) => bot),
      ...boards(2, [0, 1, 2, 4], (bot) => bot, 40),
    ]);
    expect(messages(rating)[0]).toBe('With fewer than 10 boards no error can be given for e.');
    const at = rating.rankings[0]?.bots.indexOf(4) as number;
    expect(rating.rankings[0]?.chipsBands[at]).toEqual([1, 5]);
  });
});

test('every warning can be reached, and none has a code of its own', () => {
  const theta = [2, 0, 0, 0];
  const gambler = simulated({ seed: 6, theta, beta: [-1, 0, 0, 0], rounds: 80, memory: 8 });
  const stoodIn = gambler.map((result) => ({
    ...result,
    standIns: [result.order === 0, false, false, false] as const,
  }));
  rated(
    poolOf(4).map((bot) => ({ ...bot, owner: 'ann' })),
    stoodIn,
  );
  expect([...seen].sort()).toEqual([...WARNING_CODES].sort());
});
