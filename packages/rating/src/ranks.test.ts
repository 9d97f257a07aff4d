import { expect, test } from 'vitest';
import { placesIn, rankBands } from './ranks.ts';
import { likelihoodOfSuperiority, Scale } from './scale.ts';

/** Independent values with one error each. */
function scaleOf(values: readonly number[], errors: readonly number[], boards = 100, unit = 1): Scale {
  const n = values.length;
  const covariance = new Float64Array(n * n);
  errors.forEach((error, i) => {
    covariance[i * n + i] = error ** 2;
  });
  const everyone = { of: new Uint32Array(n), members: [values.map((_, i) => i)] };
  const fit = { strengths: Float64Array.from(values), covariance };
  return new Scale(Float64Array.from(values), fit, unit, everyone, new Uint32Array(n).fill(boards));
}

const RANKING = { bots: [0, 1, 2, 3], anchors: [] };

test('a band is 1 + number significantly above to N − number significantly below', () => {
  const scale = scaleOf([10, 9.5, 9, 0], [0.3, 0.3, 0.3, 0.3]);
  // 0.5 apart is 1.18 errors, 1.0 apart is 2.36.
  expect(rankBands(RANKING, scale, 1.96)).toEqual([
    [1, 2],
    [1, 3],
    [2, 3],
    [4, 4],
  ]);
});

test('bots with equal values share a place', () => {
  expect(placesIn(RANKING, scaleOf([5, 3, 3, 1], [1, 1, 1, 1]))).toEqual([1, 2, 2, 4]);
});

test('SE² of a difference is V_ii + V_jj − 2 V_ij, in the unit of the values, and LOS is Φ(δ/SE)', () => {
  const difference = scaleOf([3, 0], [1.2, 1.6], 100, 0.75).difference(0, 1);
  expect(difference?.se).toBeCloseTo(1.5, 12);
  expect(difference?.los).toBeCloseTo(0.9772498680518208, 12);
});

test('a difference and its reverse have likelihoods that sum to 1', () => {
  const scale = scaleOf([3, 2.2], [1, 1]);
  expect((scale.difference(0, 1)?.los as number) + (scale.difference(1, 0)?.los as number)).toBeCloseTo(1, 15);
});

test('without any error the sign decides, and rounding is no difference', () => {
  expect([0.1, -0.1, 1e-12].map((delta) => likelihoodOfSuperiority(delta, 0))).toEqual([1, 0, 0.5]);
});

test('with fewer than ten boards no error is given and nothing is significant', () => {
  const scale = scaleOf([9, 0, 0, 0], [0, 0, 0, 0], 9);
  expect(scale.difference(0, 1)).toEqual({ delta: 9, se: null, los: null });
  expect(scale.error(0)).toBeNull();
  expect(rankBands(RANKING, scale, 1.96)).toEqual(new Array(4).fill([1, 4]));
});
