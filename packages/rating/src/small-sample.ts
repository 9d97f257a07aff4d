/** Whose variance, and from how many boards it was estimated. */
export interface Estimated {
  /** By the sandwich, before any correction. */
  readonly variance: number;
  /** Boards of the bot, 2 or more. */
  readonly boards: number;
}

/** The 97.5 % quantile of the normal distribution: half the width of a 95 % interval, in standard errors. */
const Z = 1.959963984540054;

/**
 * What the variance of a difference is multiplied by so that 1.96 of its roots hold the truth in 95 % of cases however few boards there
 * are; with many boards it goes to 1. Two things are mended:
 *
 * - **Residuals are too small**, since the fit follows what it is judged by: a bot's by (n−1)/n for n boards. The two bots' n/(n−1) are
 *   weighted by their variances.
 * - **The error is an estimate, too**, so that an interval needs Student's t. Its degrees of freedom are those of Welch and Satterthwaite,
 *   (v_i + v_j)² / (v_i²/(n_i−1) + v_j²/(n_j−1)), but no more than G−1: where few bots share all boards their errors are not two samples.
 *
 * @param one the bot; `other` is left out for its error against the mean
 * @param boards G, all boards of the bots that are on one scale
 */
export function widening(one: Estimated, other: Estimated | undefined, boards: number): number {
  const sum = one.variance + (other?.variance ?? 0);
  if (sum <= 0) return 1;
  let inflated = 0;
  let uncertain = 0;
  for (const { variance, boards: own } of other === undefined ? [one] : [one, other]) {
    inflated += (variance * own) / (own - 1);
    uncertain += variance ** 2 / (own - 1);
  }
  const freedom = Math.min(sum ** 2 / uncertain, boards - 1);
  return (inflated / sum) * (studentQuantile(freedom) / Z) ** 2;
}

/**
 * The 97.5 % quantile of Student's t by its expansion in 1/ν (Cornish and Fisher; Abramowitz and Stegun 26.7.5), to 2e-5 from 9 degrees of
 * freedom on. Nothing but sums and products, so that all machines agree to the bit.
 *
 * @param freedom ν, any number from 1
 */
export function studentQuantile(freedom: number): number {
  const z2 = Z * Z;
  const terms = [
    Z,
    (Z * (z2 + 1)) / 4,
    (Z * ((5 * z2 + 16) * z2 + 3)) / 96,
    (Z * (((3 * z2 + 19) * z2 + 17) * z2 - 15)) / 384,
    (Z * ((((79 * z2 + 776) * z2 + 1482) * z2 - 1920) * z2 - 945)) / 92_160,
  ];
  return terms.reduceRight((sum, term) => sum / freedom + term, 0);
}
