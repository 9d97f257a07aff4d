import fc from 'fast-check';
import { expect, test } from 'vitest';
import { normalCdf, normalQuantile } from './normal.ts';

test.each([
  [0, 0.5],
  [1, 0.8413447460685429],
  [-1, 0.15865525393145707],
  [1.959963984540054, 0.975],
  [2.999, 0.9986456634662729],
  [3.001, 0.998654527174915],
  [-4, 3.167124183311986e-5],
])('Φ(%d) is %d', (x, p) => {
  expect(normalCdf(x)).toBeCloseTo(p, 13);
});

test('far tails keep their relative precision', () => {
  expect(normalCdf(-5) / 2.866515718791939e-7).toBeCloseTo(1, 12);
  expect(normalCdf(-10) / 7.61985302416052e-24).toBeCloseTo(1, 10);
});

test('infinities are certain', () => {
  expect([normalCdf(Number.POSITIVE_INFINITY), normalCdf(Number.NEGATIVE_INFINITY)]).toEqual([1, 0]);
});

test('the quantile undoes Φ', () => {
  fc.assert(
    fc.property(fc.double({ min: 1e-12, max: 1 - 1e-12, noNaN: true }), (p) => {
      expect(Math.abs(normalCdf(normalQuantile(p)) - p)).toBeLessThan(1e-14);
    }),
  );
});

test('what is no probability is refused', () => {
  expect(() => normalQuantile(1.5)).toThrow('probability: 1.5 is not between 0 and 1');
});
