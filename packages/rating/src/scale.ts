import type { Fit } from './chips-fit.ts';
import type { Components } from './components.ts';
import { normalCdf } from './normal.ts';
import { type Estimated, widening } from './small-sample.ts';

/** How two bots differ. */
export interface Difference {
  /** First minus second, in the scale's unit. */
  readonly delta: number;
  /**
   * Standard error of delta, widened where boards are few so that 1.96 of it hold the truth in 95 % of cases; null where there is too
   * little data to tell.
   */
  readonly se: number | null;
  /** LOS = Φ(delta/SE): how likely the first is the stronger. Null where the error is. */
  readonly los: number | null;
}

/**
 * With fewer boards than this a bot's residuals are mostly fitted away and what is left tells nothing of its error, so none is
 * given.
 */
export const LEAST_BOARDS = 10;

/** Below this many boards errors are given, widened, and rough: an estimate from so little is itself out by a tenth or more. */
export const FEW_BOARDS = 30;

/** Below this both a difference and its error are rounding, and the bots are equal. */
const ROUNDING = 1e-9;

/** Variances below this share of the greatest in their component are rounding: 0, for another machine has other last digits. */
const VARIANCE_ROUNDING = 1e-12;

/** Published numbers of all bots with their errors. */
export class Scale {
  /** One number a bot. */
  readonly values: Float64Array;
  readonly #covariance: Float64Array;
  readonly #components: Components;
  readonly #boards: Uint32Array;
  /** By component: all its boards. */
  readonly #clusters: Uint32Array;
  /** By component: what a variance must exceed to be more than rounding. */
  readonly #rounding: readonly number[];

  /**
   * @param values published numbers
   * @param fit the fit behind them; `unit` turns its strengths into the values' unit
   * @param boards how many boards each bot has
   */
  constructor(values: Float64Array, fit: Fit, unit: number, components: Components, boards: Uint32Array) {
    this.values = values;
    this.#covariance = fit.covariance.map((value) => unit * unit * value);
    this.#components = components;
    this.#boards = boards;
    this.#clusters = fit.clusters;
    this.#rounding = components.members.map(
      (members) => VARIANCE_ROUNDING * members.reduce((most, bot) => Math.max(most, this.#cell(bot, bot)), 0),
    );
  }

  /**
   * How i differs from j; undefined when they never met, even through others, and so have no common scale.
   *
   * @throws RangeError when the variance is less than 0 by more than rounding: the fit is wrong
   */
  difference(i: number, j: number): Difference | undefined {
    if (this.#components.of[i] !== this.#components.of[j]) return undefined;
    const delta = (this.values[i] as number) - (this.values[j] as number);
    if (i === j) return { delta, se: 0, los: 0.5 };
    if (!this.#known(i) || !this.#known(j)) return { delta, se: null, los: null };
    const root = this.#root(i, this.#cell(i, i) + this.#cell(j, j) - 2 * this.#cell(i, j));
    const se = root * this.#wider(i, j);
    return { delta, se, los: likelihoodOfSuperiority(delta, se) };
  }

  /**
   * Standard error of a bot against the mean of the bots that it can be compared with, widened likewise; null where unknown.
   *
   * @throws RangeError when the variance is less than 0 by more than rounding: the fit is wrong
   */
  error(bot: number): number | null {
    return this.#known(bot) ? this.#root(bot, this.#cell(bot, bot)) * this.#wider(bot) : null;
  }

  /** By how much few boards widen the error of a bot, or of a difference. */
  #wider(bot: number, other?: number): number {
    const boards = this.#clusters[this.#components.of[bot] as number] as number;
    const estimated = (one: number): Estimated => ({
      variance: this.#cell(one, one),
      boards: this.#boards[one] as number,
    });
    return Math.sqrt(widening(estimated(bot), other === undefined ? undefined : estimated(other), boards));
  }

  #root(bot: number, variance: number): number {
    const rounding = this.#rounding[this.#components.of[bot] as number] as number;
    if (!(variance >= -rounding)) throw new RangeError(`bot ${bot}: a variance of ${variance} is no variance`);
    return variance > rounding ? Math.sqrt(variance) : 0;
  }

  #known(bot: number): boolean {
    return (this.#boards[bot] as number) >= LEAST_BOARDS;
  }

  #cell(i: number, j: number): number {
    return this.#covariance[i * this.values.length + j] as number;
  }
}

/** LOS = Φ(δ/SE); without any error the sign decides. */
export function likelihoodOfSuperiority(delta: number, se: number): number {
  if (se > ROUNDING) return normalCdf(delta / se);
  if (Math.abs(delta) <= ROUNDING) return 0.5;
  return delta > 0 ? 1 : 0;
}

/** Whether a difference is significant: more than `quantile` standard errors from 0, and more than rounding. */
export function isSignificant({ delta, se }: Difference, quantile: number): boolean {
  return se !== null && Math.abs(delta) > Math.max(quantile * se, ROUNDING);
}
