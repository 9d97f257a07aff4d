import { describe, expect, test } from 'vitest';
import { normalDraw, seeded } from './random.fixture.ts';
import { logLikelihoodRatio, sampleOfCounts, scoreOfElo, sprt } from './sprt.ts';

test('the pentanomial [13, 37, 50, 25, 3] between 0 and 2.716 logistic Elo has a log-likelihood ratio of −0.5597', () => {
  const sample = sampleOfCounts([0, 0.25, 0.5, 0.75, 1], [13, 37, 50, 25, 3]);
  expect(logLikelihoodRatio(sample, scoreOfElo(0), scoreOfElo(2.716))).toBeCloseTo(-0.5597, 4);
});

test('the bounds at 5 % and 5 % are ±2.944', () => {
  const { lower, upper } = sprt({ count: 1, mean: 0, variance: 1 }, { h0: 0, h1: 1 });
  expect([lower, upper].map((bound) => bound.toFixed(3))).toEqual(['-2.944', '2.944']);
});

test.each([
  [1, 'h1'],
  [0.5, 'continue'],
  [0, 'h0'],
] as const)('ten units of variance 1 with mean %d: %s', (mean, verdict) => {
  expect(sprt({ count: 10, mean, variance: 1 }, { h0: 0, h1: 1 }).verdict).toBe(verdict);
});

test('without spread nothing is decided', () => {
  expect(sprt({ count: 100, mean: 5, variance: 0 }, { h0: 0, h1: 1 }).verdict).toBe('continue');
});

test('hypotheses in the wrong order, and chances that are none, are refused', () => {
  const sample = { count: 1, mean: 0, variance: 1 };
  expect(() => sprt(sample, { h0: 1, h1: 1 })).toThrow('h1 1 must be greater than h0 1');
  expect(() => sprt(sample, { h0: 0, h1: 1, alpha: 0.5 })).toThrow('chance of error: 0.5 is not between 0 and 0.5');
});

describe('looked at after every unit', () => {
  const wrongVerdicts = (truth: number, wrong: 'h0' | 'h1') => {
    const random = seeded(7);
    let count = 0;
    for (let run = 0; run < 1000; run++) {
      let [n, sum, squares] = [0, 0, 0];
      for (let verdict = 'continue'; verdict === 'continue'; ) {
        const value = truth + 1.5 * normalDraw(random);
        n++;
        sum += value;
        squares += value * value;
        if (n < 30) continue;
        const mean = sum / n;
        verdict = sprt({ count: n, mean, variance: squares / n - mean * mean }, { h0: 0, h1: 0.3 }).verdict;
        if (verdict === wrong) count++;
      }
    }
    return count / 1000;
  };

  test('it calls a gain where there is none in about one run of twenty', () => {
    expect(wrongVerdicts(0, 'h1')).toBeLessThan(0.065);
  });

  test('it misses a gain in about one run of twenty', () => {
    expect(wrongVerdicts(0.3, 'h0')).toBeLessThan(0.065);
  });
});
