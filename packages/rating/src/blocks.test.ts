import { describe, expect, test } from 'vitest';
import { blocksOf } from './blocks.ts';
import type { MatchResult } from './results.ts';
import { tableOf } from './simulation.fixture.ts';

const REPLAYS: MatchResult[] = [
  { order: 0, round: 0, board: 0, bots: [3, 1, 2, 0], chips: [-7, 4, 3, 0], gains: [5, 4, 3, 0] },
  { order: 1, round: 0, board: 0, bots: [1, 3, 0, 2], chips: [-8, 5, 3, 0], gains: [4, 5, 3, 0] },
  { order: 2, round: 0, board: 0, bots: [2, 0, 3, 1], chips: [-12, 4, 5, 3], gains: [0, 4, 5, 3] },
  { order: 3, round: 0, board: 0, bots: [0, 2, 1, 3], chips: [-16, 12, 12, -8], gains: [-4, 12, 12, -8] },
];

const blocks = (results: readonly MatchResult[]) => blocksOf(tableOf(9, results).sorted());

describe('a whole board', () => {
  const whole = blocks(REPLAYS);

  test('is one block with its bots ascending and their mean chips', () => {
    expect(whole.blocks).toBe(1);
    expect([...whole.bot]).toEqual([0, 1, 2, 3]);
    expect([...whole.chips]).toEqual([-2.25, 2.75, 0.75, -1.25]);
    expect([whole.whole[0], whole.matches[0], whole.entries[0]]).toEqual([1, 4, 4]);
  });

  test('has the points of each pair by finishing order, a shared place half', () => {
    // (0,1) (0,2) (1,2) (0,3) (1,3) (2,3)
    expect([...whole.points]).toEqual([1, 2, 3.5, 1, 1, 1]);
  });
});

test('a board with a replay missing has the means of seats taken off', () => {
  const part = blocks(REPLAYS.slice(0, 2));
  expect(part.whole[0]).toBe(0);
  // Seat means −7.5, 4.5, 3, 0; bot 3 sat at 0 and 1 and made −7 and 5.
  expect([...part.chips]).toEqual([0, -0.5, 0, 0.5]);
});

test('two tables at one board are two blocks beside each other', () => {
  const other = REPLAYS.map((result) => ({
    ...result,
    order: result.order + 4,
    bots: result.bots.map((bot) => bot + 4) as unknown as MatchResult['bots'],
  }));
  const mixed = [REPLAYS[0], other[0], REPLAYS[1], other[1], REPLAYS[2], other[2], REPLAYS[3], other[3]];
  const two = blocks(mixed.map((result, order) => ({ ...(result as MatchResult), order })));
  expect(two.blocks).toBe(2);
  expect([...two.board]).toEqual([0, 0]);
  expect([...two.bot]).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  expect([...two.chips]).toEqual([-2.25, 2.75, 0.75, -1.25, -2.25, 2.75, 0.75, -1.25]);
});

test('a table of two and two has two entries with two seats each', () => {
  const bots = [
    [5, 5, 6, 6],
    [6, 6, 5, 5],
  ] as const;
  const two = blocks(bots.map((here, order) => ({ ...(REPLAYS[0] as MatchResult), order, bots: here })));
  expect([...two.bot.slice(0, 2)]).toEqual([5, 6]);
  expect([...two.seats.slice(0, 2)]).toEqual([2, 2]);
  expect([...two.chips.slice(0, 2)]).toEqual([0, 0]);
  // Bot 5 wins all four comparisons of the first match and none of the second.
  expect(two.points[0]).toBe(4);
  expect(two.whole[0]).toBe(1);
});

test('tables that are left out make no block', () => {
  const results = [...REPLAYS, { ...(REPLAYS[0] as MatchResult), board: 1, order: 4, bots: [4, 5, 6, 7] as const }];
  const kept = blocksOf(tableOf(9, results).sorted(), (bots) => !bots.includes(0));
  expect([...kept.board]).toEqual([1]);
});
