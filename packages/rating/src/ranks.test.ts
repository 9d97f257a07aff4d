import { expect, test } from 'vitest';
import { placesIn, rankBands, rankingsOf } from './ranks.ts';
import { likelihoodOfSuperiority, Scale } from './scale.ts';

/** So many boards that their number widens no error. */
const MANY = 4e9;

/** Independent values with one error each. */
function scaleOf(values: readonly number[], errors: readonly number[], boards = MANY, unit = 1): Scale {
  const n = values.length;
  const covariance = new Float64Array(n * n);
  errors.forEach((error, i) => {
    covariance[i * n + i] = error ** 2;
  });
  const everyone = { of: new Uint32Array(n), members: [values.map((_, i) => i)] };
  const fit = { strengths: Float64Array.from(values), covariance, clusters: Uint32Array.of(boards) };
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
  const difference = scaleOf([3, 0], [1.2, 1.6], MANY, 0.75).difference(0, 1);
  expect(difference?.se).toBeCloseTo(1.5, 8);
  expect(difference?.los).toBeCloseTo(0.9772498680518208, 8);
});

test('errors from few boards are wider: 2.145 of the plain ones in place of 1.96, with 15 boards, and by what the fit takes away', () => {
  const few = scaleOf([3, 0], [1.2, 1.6], 15);
  const wider = (2.144787 / 1.959964) * Math.sqrt(15 / 14);
  expect(few.difference(0, 1)?.se).toBeCloseTo(2 * wider, 4);
  expect(few.error(0)).toBeCloseTo(1.2 * wider, 4);
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

test('a variance less than 0 is no rounding: it is refused', () => {
  const everyone = { of: new Uint32Array(2), members: [[0, 1]] };
  const scale = (covariance: readonly number[]) =>
    new Scale(
      new Float64Array(2),
      { strengths: new Float64Array(2), covariance: Float64Array.from(covariance), clusters: Uint32Array.of(100) },
      1,
      everyone,
      new Uint32Array(2).fill(100),
    );
  expect(() => scale([-0.25, 0, 0, 1]).error(0)).toThrow('bot 0: a variance of -0.25 is no variance');
  expect(() => scale([1, 1.5, 1.5, 1]).difference(0, 1)).toThrow('bot 0: a variance of -1 is no variance');
  expect(() => scale([Number.NaN, 0, 0, 1]).error(0)).toThrow('bot 0: a variance of NaN is no variance');
});

test('a variance within rounding of 0 is 0, on either side', () => {
  const everyone = { of: new Uint32Array(2), members: [[0, 1]] };
  for (const beyond of [-1e-13, 1e-13]) {
    const covariance = Float64Array.of(4, 4 - beyond, 4 - beyond, 4);
    const fit = { strengths: new Float64Array(2), covariance, clusters: Uint32Array.of(100) };
    const scale = new Scale(new Float64Array(2), fit, 1, everyone, new Uint32Array(2).fill(100));
    expect(scale.difference(0, 1)).toEqual({ delta: 0, se: 0, los: 0.5 });
  }
});

test('equal chips go by Elo, and equal Elo but for rounding by index', () => {
  const everyone = { of: new Uint32Array(3), members: [[0, 1, 2]] };
  const order = (elo: readonly number[]) =>
    rankingsOf(
      scaleOf([1, 1, 1], [1, 1, 1]),
      scaleOf(elo, [1, 1, 1]),
      everyone,
      () => false,
      () => true,
    )[0]?.bots;
  expect(order([1500, 1501, 1502])).toEqual([2, 1, 0]);
  expect(order([1500, 1500 + 1e-9, 1502])).toEqual([2, 0, 1]);
});
