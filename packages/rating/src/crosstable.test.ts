import { expect, test } from 'vitest';
import { blocksOf } from './blocks.ts';
import { Crosstable } from './crosstable.ts';
import type { MatchResult } from './results.ts';
import { tableOf } from './simulation.fixture.ts';
import { tallyOf } from './tally.ts';

const RESULTS: MatchResult[] = [
  { order: 0, round: 0, board: 0, bots: [3, 1, 2, 0], chips: [-7, 4, 3, 0], gains: [5, 4, 3, 0] },
  { order: 1, round: 0, board: 0, bots: [1, 3, 0, 2], chips: [-8, 5, 3, 0], gains: [4, 5, 3, 0] },
  { order: 2, round: 0, board: 0, bots: [2, 0, 3, 1], chips: [-12, 4, 5, 3], gains: [0, 4, 5, 3] },
  {
    order: 3,
    round: 0,
    board: 0,
    bots: [0, 2, 1, 3],
    chips: [-16, 12, 12, -8],
    gains: [-4, 12, 12, -8],
    standIns: [false, true, false, false],
  },
];
const columns = tableOf(5, RESULTS).sorted();
const blocks = blocksOf(columns);

test('a meeting has boards, matches, the mean difference in chips and points', () => {
  const table = new Crosstable(blocks, 5);
  expect(table.meeting(1, 0)).toEqual({ boards: 1, matches: 4, chips: 5, points: 3, comparisons: 4 });
  expect(table.meeting(0, 1)).toEqual({ boards: 1, matches: 4, chips: -5, points: 1, comparisons: 4 });
});

test('bots that never met have zeros', () => {
  expect(new Crosstable(blocks, 5).meeting(4, 0)).toEqual({
    boards: 0,
    matches: 0,
    chips: 0,
    points: 0,
    comparisons: 0,
  });
});

test('a tally splits chips and places by seat', () => {
  const [first] = tallyOf(columns, blocks, 5);
  expect([first?.matches, first?.boards]).toEqual([4, 1]);
  expect(first?.seats).toEqual([
    // The stand-in’s bot is last in that match, which lifts the others.
    { matches: 1, chips: -16, places: [0, 1, 0, 0] },
    { matches: 1, chips: 4, places: [0, 1, 0, 0] },
    { matches: 1, chips: 3, places: [0, 0, 1, 0] },
    { matches: 1, chips: 0, places: [0, 0, 0, 1] },
  ]);
});

test('a tally sums what stand-ins made above the least at the table', () => {
  const tallies = tallyOf(columns, blocks, 5);
  expect(tallies.map(({ standInMatches }) => standInMatches)).toEqual([0, 0, 1, 0, 0]);
  expect(tallies[2]?.standInExcess).toBe(28);
});
