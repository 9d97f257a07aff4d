import { expect, test } from 'vitest';
import { bandText } from './band.ts';
import { extentOf } from './interval-strip.tsx';

test('the strips of a table share a range that holds every interval and zero, to the next half', () => {
  expect(
    extentOf([
      { value: 1.45, se: 0.1 },
      { value: 0.3, se: 0.05 },
    ]),
  ).toEqual({ low: -0.5, high: 2 });
  expect(
    extentOf([
      { value: -1.2, se: 0.5 },
      { value: 0, se: null },
    ]),
  ).toEqual({ low: -2.5, high: 0.5 });
  expect(extentOf([])).toEqual({ low: -0.5, high: 0.5 });
});

test('a band of one place is a number, a wider one from best to worst', () => {
  expect([bandText([3, 3]), bandText([2, 4]), bandText(null)]).toEqual(['3', '2–4', undefined]);
});
