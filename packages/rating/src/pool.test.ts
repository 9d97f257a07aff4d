import { expect, test } from 'vitest';
import { namesOf } from './pool.ts';
import { poolOf } from './simulation.fixture.ts';

test.each([
  [[0], 'a'],
  [[0, 2], 'a and c'],
  [[0, 1, 2], 'a, b and c'],
  [[0, 1, 2, 3, 4, 5, 6, 7, 8, 9], 'a, b, c, d, e, f, g, h and 2 more'],
])('names of %j: %s', (bots, names) => {
  expect(namesOf(poolOf(10), bots)).toBe(names);
});
