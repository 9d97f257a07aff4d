import { expect, test } from 'vitest';
import { finishingPlaces } from './places.ts';

test('a shared pool is a finishing order', () => {
  expect(finishingPlaces([0, 5, 4, 3])).toEqual([4, 1, 2, 3]);
});

test('a slam makes one first and three tied second', () => {
  expect(finishingPlaces([-4, -4, 12, -4])).toEqual([2, 2, 1, 2]);
});

test('a penalty makes three tied first and one last', () => {
  expect(finishingPlaces([4, 4, -12, 4])).toEqual([1, 1, 4, 1]);
});

test('a bot that a stand-in finished for is last whatever the stand-in made', () => {
  expect(finishingPlaces([5, 4, 3, 0], [true, false, false, false])).toEqual([4, 1, 2, 3]);
});

test('several stand-ins tie for last', () => {
  expect(finishingPlaces([5, 4, 3, 0], [true, false, true, false])).toEqual([3, 1, 3, 2]);
});
