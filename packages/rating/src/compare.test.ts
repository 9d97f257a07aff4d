import { describe, expect, test } from 'vitest';
import { compare } from './compare.ts';
import { normalDraw, seeded } from './random.fixture.ts';
import type { MatchResult } from './results.ts';
import { tableOf } from './simulation.fixture.ts';

/** The six seatings of A A B B. */
const SEATINGS = ['NNCC', 'NCNC', 'NCCN', 'CNNC', 'CNCN', 'CCNN'];

/** Boards of two and two; the new version, bot 2, makes `gain` net chips a match more a seat than the champion, bot 0. */
function boards(count: number, gain: number, seed: number): MatchResult[] {
  const random = seeded(seed);
  return Array.from({ length: count }, (_, board) => {
    const hands = [-12, 0, 0, 0].map((stake) => stake + 5 * normalDraw(random));
    return SEATINGS.map((seating, replay): MatchResult => {
      const raw = hands.map((hand, seat) => hand + (seating[seat] === 'N' ? gain : 0) + normalDraw(random));
      const mean = raw.reduce((sum, chips) => sum + chips, 0) / 4;
      const bots = [...seating].map((letter) => (letter === 'N' ? 2 : 0));
      return {
        order: 6 * board + replay,
        round: 0,
        board,
        bots: bots as unknown as MatchResult['bots'],
        chips: raw.map((chips) => chips - mean) as unknown as MatchResult['chips'],
        gains: [0, 0, 0, 0],
      };
    });
  }).flat();
}

describe('new version against champion', () => {
  test('a better version is found better, and by how much', () => {
    const result = compare(tableOf(3, boards(200, 0.4, 1)), 2, 0, { h1: 0.1 });
    expect(result.verdict).toBe('h1');
    expect(result.gain).toBeCloseTo(0.3, 1);
    expect(result.los).toBeGreaterThan(0.99);
    expect(result.interval?.[0]).toBeLessThan(0.3);
    expect(result.interval?.[1]).toBeGreaterThan(0.3);
  });

  test('asked the other way round, the gain is the same but for its sign', () => {
    const table = tableOf(3, boards(200, 0.4, 1));
    expect(compare(table, 0, 2).gain).toBe(-compare(table, 2, 0).gain);
    expect(compare(table, 0, 2).verdict).toBe('h0');
  });

  test('an equal version is not called better', () => {
    expect(compare(tableOf(3, boards(400, 0, 2)), 2, 0, { h1: 0.1 }).verdict).toBe('h0');
  });

  test('there is no verdict before thirty boards, and no interval before ten', () => {
    const early = compare(tableOf(3, boards(29, 5, 3)), 2, 0);
    expect(early.verdict).toBe('continue');
    expect(early.interval).not.toBeNull();
    expect(compare(tableOf(3, boards(9, 5, 3)), 2, 0).interval).toBeNull();
    expect(compare(tableOf(3, boards(30, 5, 3)), 2, 0).verdict).toBe('h1');
  });

  test('a board that is not whole, and other tables, are left aside', () => {
    const results = boards(20, 0, 4);
    const rest: MatchResult = { ...(results[0] as MatchResult), order: 999, board: 99, bots: [0, 1, 2, 2] };
    expect(compare(tableOf(3, [...results.slice(0, -1), rest]), 2, 0).boards).toBe(19);
  });

  test('1.96 errors of 10 boards hold the true gain in 94 to 96 % of comparisons', () => {
    let held = 0;
    for (let seed = 0; seed < 4000; seed++) {
      const { gain, se } = compare(tableOf(3, boards(10, 0.4, seed)), 2, 0);
      if (Math.abs(gain - 0.3) <= 1.96 * (se as number)) held++;
    }
    expect(held / 4000).toBeGreaterThan(0.94);
    expect(held / 4000).toBeLessThan(0.96);
  });

  test('without a board nothing is said', () => {
    const none = compare(tableOf(3, []), 2, 0);
    expect(none).toMatchObject({
      verdict: 'continue',
      boards: 0,
      gain: 0,
      llr: 0,
      se: null,
      los: null,
      interval: null,
    });
  });
});
