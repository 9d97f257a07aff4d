import { expect, test } from 'vitest';
import { type MatchResult, ResultTable } from './results.ts';

const RESULT: MatchResult = {
  order: 0,
  round: 0,
  board: 0,
  bots: [0, 1, 2, 3],
  chips: [-7, 4, 3, 0],
  gains: [5, 4, 3, 0],
};

test('results come back by board, then by order of play', () => {
  const table = new ResultTable(4);
  for (const [board, order] of [
    [2, 5],
    [0, 4],
    [2, 1],
    [0, 9],
  ] as const) {
    table.add({ ...RESULT, board, order, round: order });
  }
  const { board, order, round } = table.sorted();
  expect([...board]).toEqual([0, 0, 2, 2]);
  expect([...order]).toEqual([4, 9, 1, 5]);
  expect([...round]).toEqual([4, 9, 1, 5]);
});

test('it grows beyond what was expected and keeps every column', () => {
  const table = new ResultTable(4, 1);
  for (let order = 0; order < 100; order++) {
    table.add({ ...RESULT, order, chips: [order, -order, 0, 0], standIns: [order === 0, order === 99, false, false] });
  }
  const { matches, chips, places, standIns } = table.sorted();
  expect([table.size, matches]).toEqual([100, 100]);
  expect([...chips.slice(396)]).toEqual([99, -99, 0, 0]);
  expect([...places.slice(392)]).toEqual([1, 2, 3, 4, 1, 4, 2, 3]);
  expect([standIns[0], standIns[50], standIns[99]]).toEqual([1, 0, 2]);
});

test('two matches at one place of a board are refused, for the order of sums would be open', () => {
  const table = new ResultTable(4);
  table.add(RESULT);
  table.add(RESULT);
  expect(() => table.sorted()).toThrow('board 0 has two matches at 0 in the order of play');
});

test.each([
  [{ bots: [0, 1, 2, 4] }, 'bot: 4 is not a whole number from 0 to 3'],
  [{ board: -1 }, 'board: -1 is not a whole number from 0 to 4294967295'],
  [{ order: 0.5 }, 'order: 0.5 is not a whole number from 0 to 4294967295'],
  [{ chips: [0, 0, Number.NaN, 0] }, 'chips of seat 2: NaN is not finite'],
  [{ gains: [0, 0, 0, Number.POSITIVE_INFINITY] }, 'gains of seat 3: Infinity is not finite'],
] as const)('a result with %j is refused', (part, message) => {
  expect(() => new ResultTable(4).add({ ...RESULT, ...part } as MatchResult)).toThrow(message);
});
