import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bradleyTerry } from './bradley-terry.ts';
import { ELO_UNIT } from './elo-fit.ts';

/** Elo around a mean of 0 from s_ij, row by row. */
function elo(points: readonly number[], priorWidth = Number.POSITIVE_INFINITY): number[] {
  const n = Math.sqrt(points.length);
  return [...bradleyTerry(Float64Array.from(points), n, priorWidth).strengths].map((beta) => ELO_UNIT * beta);
}

describe('Bradley–Terry without a prior', () => {
  test('three engines, 30 games a pair, scores of 75, 75 and 90 %', () => {
    const [a, b, c] = elo([0, 22.5, 27, 7.5, 0, 22.5, 3, 7.5, 0]) as [number, number, number];
    expect(a).toBeCloseTo(190.848502, 6);
    expect(b).toBeCloseTo(0, 6);
    expect(c).toBeCloseTo(-190.848502, 6);
  });

  test('four players, wins A-B 2, A-D 1, B-A 3, B-C 5, C-B 3, C-D 1, D-A 4, D-C 3', () => {
    const points = [0, 2, 0, 1, 3, 0, 5, 0, 0, 3, 0, 1, 4, 0, 3, 0];
    const ratings = elo(points);
    [-77.57, 7.37, -72.23, 142.44].forEach((value, i) => {
      expect(ratings[i]).toBeCloseTo(value, 2);
    });
    const worths = ratings.map((rating) => 10 ** (rating / 400));
    const total = worths.reduce((sum, worth) => sum + worth, 0);
    expect(worths.map((worth) => (worth / total).toFixed(3))).toEqual(['0.139', '0.226', '0.143', '0.492']);
  });

  test('worths 8:4:2:1 fed as expected scores lie 120.411998 Elo apart', () => {
    const worths = [8, 4, 2, 1];
    const ratings = elo(worths.flatMap((own, i) => worths.map((other, j) => (i === j ? 0 : own / (own + other)))));
    for (let i = 0; i < 3; i++) expect((ratings[i] as number) - (ratings[i + 1] as number)).toBeCloseTo(120.411998, 6);
  });

  test('any strengths are recovered from their expected scores', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: -3, max: 3, noNaN: true }), { minLength: 2, maxLength: 8 }), (betas) => {
        const mean = betas.reduce((sum, beta) => sum + beta, 0) / betas.length;
        const points = betas.flatMap((own, i) =>
          betas.map((other, j) => (i === j ? 0 : 40 / (1 + Math.exp(other - own)))),
        );
        const fit = bradleyTerry(Float64Array.from(points), betas.length, Number.POSITIVE_INFINITY);
        expect(fit.converged).toBe(true);
        betas.forEach((beta, i) => {
          expect(fit.strengths[i]).toBeCloseTo(beta - mean, 9);
        });
      }),
    );
  });

  test('an unbeaten player has no finite best fit: the climb stops, says so and stays finite', () => {
    const fit = bradleyTerry(Float64Array.of(0, 10, 0, 0), 2, Number.POSITIVE_INFINITY);
    expect(fit.converged).toBe(false);
    expect([...fit.strengths].every(Number.isFinite)).toBe(true);
    expect(fit.strengths[0]).toBeGreaterThan(10);
    expect(fit.strengths[0]).toBeLessThan(30);
  });
});

describe('Bradley–Terry with the prior', () => {
  test('an unbeaten player is finite, at the top of likelihood and prior', () => {
    const fit = bradleyTerry(Float64Array.of(0, 10, 0, 0), 2, 4);
    expect(fit.converged).toBe(true);
    // There 10 (1 − p) equals β/16, with p = 1/(1 + e^(−2β)).
    const beta = fit.strengths[0] as number;
    expect(10 * (1 - 1 / (1 + Math.exp(-2 * beta)))).toBeCloseTo(beta / 16, 12);
    expect(fit.strengths[1]).toBeCloseTo(-beta, 12);
  });

  test('a million games one way still end finite', () => {
    const fit = bradleyTerry(Float64Array.of(0, 1e6, 1e6, 0, 0, 1e6, 0, 0, 0), 3, 4);
    expect(fit.converged).toBe(true);
    expect(fit.strengths[0]).toBeGreaterThan(fit.strengths[1] as number);
  });

  test('with many games it hardly moves the fit', () => {
    const heavy = [0, 22.5, 27, 7.5, 0, 22.5, 3, 7.5, 0].map((points) => 1000 * points);
    expect(elo(heavy, 4)[0]).toBeCloseTo(190.848502, 1);
  });
});
