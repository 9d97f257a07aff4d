import { expect, it } from 'vitest';
import { nearestOf } from './nearest.ts';

it.each([
  ['kitten', 'sitting'],
  ['BREAD', 'bead'],
  ['', 'bead'],
  ['bat', 'bead'],
])('%j is nearest to %s', (text, nearest) => {
  expect(nearestOf(text, ['sitting', 'bead'])).toBe(nearest);
});

it('the first of equals is taken', () => {
  expect(nearestOf('b', ['a', 'c'])).toBe('a');
});
