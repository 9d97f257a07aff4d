import { expect, test } from 'vitest';
import { spreadOf } from './median.ts';

test('the median is the middle value, or the mean of the two in the middle', () => {
  expect(spreadOf([5, 1, 9])).toEqual({ median: 5, least: 1, most: 9 });
  expect(spreadOf([4, 10, 1, 2])).toEqual({ median: 3, least: 1, most: 10 });
  expect(() => spreadOf([])).toThrow('no values, no median');
});
