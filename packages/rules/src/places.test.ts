import { expect, it } from 'vitest';
import { placesOf } from './places.ts';

it.each([
  [
    [5, 4, 3, 0],
    [1, 2, 3, 4],
  ],
  [
    [-4, 12, -4, -4],
    [2, 1, 2, 2],
  ],
  [
    [4, 4, -12, 4],
    [1, 1, 4, 1],
  ],
  [
    [6, 6, -3, -9],
    [1, 1, 3, 4],
  ],
  [
    [0, 0, 0, 0],
    [1, 1, 1, 1],
  ],
] as const)('chips %j finish %j', (winnings, places) => {
  expect(placesOf(winnings)).toEqual(places);
});
