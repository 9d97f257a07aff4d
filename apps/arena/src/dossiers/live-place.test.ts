import { expect, test } from 'vitest';
import { livePlace } from './live-place.ts';

test('a place counts those that are better, so that equals share the best', () => {
  expect([1600, 1500, 1500, 1400].map((elo, _, all) => livePlace(elo, all))).toEqual([1, 2, 2, 4]);
});

test('a bot that nobody else is ranked with has no place', () => {
  expect(livePlace(1600, [1600])).toBeNull();
});
