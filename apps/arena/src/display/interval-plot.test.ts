import { expect, test } from 'vitest';
import { intervalPlot } from './interval-plot.ts';

test('intervals stand on one axis around zero', () => {
  const { header, lines } = intervalPlot(
    [
      { value: 1, halfWidth: 0.5 },
      { value: 0, halfWidth: 0.2 },
      { value: -1, halfWidth: 0 },
    ],
    31,
  );
  expect(header).toBe('−1.5           0           +1.5');
  expect(lines).toEqual([
    '               │    ├────●────┤',
    '             ├─●─┤             ',
    '     ●         │               ',
  ]);
});

test('no interval and all-zero intervals are drawn too', () => {
  expect(intervalPlot([], 15).lines).toEqual([]);
  expect(intervalPlot([{ value: 0, halfWidth: 0 }], 15).lines).toEqual(['       ●       ']);
});
