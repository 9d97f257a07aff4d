import fc from 'fast-check';
import { expect, test } from 'vitest';
import { spreadLabels } from './spread-labels.ts';

test('labels that lie apart stay where they are', () => {
  expect(spreadLabels([50, 10, 90], 12, 0, 100)).toEqual([50, 10, 90]);
});

test('labels that lie on each other move apart, in their order', () => {
  expect(spreadLabels([50, 50, 52], 10, 0, 100)).toEqual([50, 60, 70]);
  expect(spreadLabels([95, 96, 97], 10, 0, 100)).toEqual([80, 90, 100]);
});

test('none is nearer to another than the gap, and none lies outside, wherever they would like to be', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 200 }), { maxLength: 12 }), (wanted) => {
      const placed = spreadLabels(wanted, 15, 0, 200).toSorted((a, b) => a - b);
      expect(placed.every((y) => y >= 0 && y <= 200)).toBe(true);
      expect(placed.every((y, index) => index === 0 || y - (placed[index - 1] ?? 0) >= 15)).toBe(true);
    }),
  );
});
