import { expect, test } from 'vitest';
import { heatClass, heatScale } from './heat-level.ts';

test('the strongest colour begins where nine out of ten values are weaker', () => {
  expect(heatScale([null, 1, -2, 3, -4, 5, -6, 7, -8, 9, -10, 100])).toBe(10);
  expect(heatScale([null])).toBe(0.1);
  expect(heatScale([])).toBe(0.1);
});

test('colours step evenly from even to the strongest, and no further', () => {
  expect([0, 0.1, 0.2, 0.5, 0.75, 1, 9].map((value) => heatClass(value, 1))).toEqual([
    'even',
    'even',
    'p1',
    'p2',
    'p3',
    'p4',
    'p4',
  ]);
  expect([-0.2, -1].map((value) => heatClass(value, 1))).toEqual(['n1', 'n4']);
});
