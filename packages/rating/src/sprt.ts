/** A sample of one number an independent unit (a board, a pair of games). */
export interface Sample {
  readonly count: number;
  readonly mean: number;
  /** Mean squared deviation (divided by the count). */
  readonly variance: number;
}

/** What a sequential test decides between, and how often it may be wrong. */
export interface SprtOptions {
  /** The mean if nothing is gained, δ0. */
  readonly h0: number;
  /** The mean that is worth having, δ1 > δ0. */
  readonly h1: number;
  /** Chance to accept δ1 where δ0 is true. Default 0.05. */
  readonly alpha?: number;
  /** Chance to accept δ0 where δ1 is true. Default 0.05. */
  readonly beta?: number;
}

export const SPRT_VERDICTS = ['continue', 'h0', 'h1'] as const;
export type SprtVerdict = (typeof SPRT_VERDICTS)[number];

/** Where a sequential test stands. */
export interface SprtState {
  readonly verdict: SprtVerdict;
  readonly llr: number;
  /** δ0 is accepted at or below the lower bound, δ1 at or above the upper. */
  readonly lower: number;
  readonly upper: number;
}

/**
 * Log-likelihood ratio of the generalised sequential probability ratio test: n (δ1 − δ0) (x̄ − (δ0+δ1)/2) / s². 0 without any
 * spread, which says nothing yet.
 */
export function logLikelihoodRatio({ count, mean, variance }: Sample, h0: number, h1: number): number {
  return variance > 0 ? (count * (h1 - h0) * (mean - (h0 + h1) / 2)) / variance : 0;
}

/**
 * Wald's bounds ln(β/(1−α)) and ln((1−β)/α) on that ratio.
 *
 * @throws RangeError when δ1 is not above δ0 or a chance is not between 0 and ½
 */
export function sprt(sample: Sample, { h0, h1, alpha = 0.05, beta = 0.05 }: SprtOptions): SprtState {
  if (!(h1 > h0)) throw new RangeError(`h1 ${h1} must be greater than h0 ${h0}`);
  for (const chance of [alpha, beta]) {
    if (!(chance > 0 && chance < 0.5)) throw new RangeError(`chance of error: ${chance} is not between 0 and 0.5`);
  }
  const llr = logLikelihoodRatio(sample, h0, h1);
  const lower = Math.log(beta / (1 - alpha));
  const upper = Math.log((1 - beta) / alpha);
  return { verdict: llr >= upper ? 'h1' : llr <= lower ? 'h0' : 'continue', llr, lower, upper };
}

/** Sample of values that were counted by kind, such as the pentanomial 0, ¼, ½, ¾, 1. */
export function sampleOfCounts(values: readonly number[], counts: readonly number[]): Sample {
  const count = counts.reduce((sum, times) => sum + times, 0);
  const mean = values.reduce((sum, value, kind) => sum + value * (counts[kind] ?? 0), 0) / count;
  const variance = values.reduce((sum, value, kind) => sum + (value - mean) ** 2 * (counts[kind] ?? 0), 0) / count;
  return { count, mean, variance };
}

/** Elo difference to expected score on the logistic curve: 1/(1 + 10^(−elo/400)). */
export function scoreOfElo(elo: number): number {
  return 1 / (1 + 10 ** (-elo / 400));
}
