import { BLOCK_BOTS, blocksOf } from './blocks.ts';
import { LEAST_TIME, sequenceWidth } from './confidence-sequence.ts';
import { PUBLISHED_SHARE } from './options.ts';
import type { ResultTable } from './results.ts';
import { likelihoodOfSuperiority } from './scale.ts';
import { widening } from './small-sample.ts';
import { type SprtState, type SprtVerdict, sprt } from './sprt.ts';

/** Is the new version better than the champion? */
export interface Comparison extends SprtState {
  /** `h1`: better by something worth having; `h0`: not; `continue`: play on. */
  readonly verdict: SprtVerdict;
  /** Whole boards that the two played at tables of two and two. */
  readonly boards: number;
  /** New minus champion, published chips (0.75 of the difference in mean net chips). */
  readonly gain: number;
  /** Standard error of the gain, widened where boards are few so that 1.96 of it make a 95 % interval; null with fewer than two boards. */
  readonly se: number | null;
  /** Φ(gain/SE); null where the error is. */
  readonly los: number | null;
  /** Interval for the gain that holds whenever one looks, chips; null before the tenth board. */
  readonly interval: readonly [low: number, high: number] | null;
}

export interface CompareOptions {
  /** Published chips gained if the new version is no better. Default 0. */
  readonly h0?: number;
  /** Published chips worth having. Default 0.05. */
  readonly h1?: number;
  /** Chance to call it better when it is not. Default 0.05; also of the interval's miss. */
  readonly alpha?: number;
  /** Chance to miss a gain of h1. Default 0.05. */
  readonly beta?: number;
  /** No verdict before this many boards, while the spread is hardly known. Default 30. */
  readonly leastBoards?: number;
  /** The number of boards at which the interval is tightest. Default 400. */
  readonly tightestAt?: number;
}

/**
 * The sequential test of two bots at tables A A B B, board by board. Boards that were not played in all their seatings, or
 * with other bots at the table, are left aside.
 */
export function compare(
  results: ResultTable,
  challenger: number,
  champion: number,
  options: CompareOptions = {},
): Comparison {
  const { h0 = 0, h1 = 0.05, alpha = 0.05, beta = 0.05, leastBoards = 30, tightestAt = 400 } = options;
  const gains = boardGains(results, challenger, champion);
  const count = gains.length;
  const mean = count === 0 ? 0 : gains.reduce((sum, gain) => sum + gain, 0) / count;
  const variance = count === 0 ? 0 : gains.reduce((sum, gain) => sum + (gain - mean) ** 2, 0) / count;
  const state = sprt({ count, mean, variance }, { h0, h1, alpha, beta });
  const squared = variance / count;
  const se = count < 2 ? null : Math.sqrt(squared * widening({ variance: squared, boards: count }, undefined, count));
  // The sequence has its own way with few boards.
  const plain = Math.sqrt(variance / (count - 1));
  const reach = count < LEAST_TIME ? null : sequenceWidth(count, { alpha, tightestAt }) * plain;
  return {
    ...state,
    verdict: count < leastBoards ? 'continue' : state.verdict,
    boards: count,
    gain: mean,
    se,
    los: se === null ? null : likelihoodOfSuperiority(mean, se),
    interval: reach === null ? null : [mean - reach, mean + reach],
  };
}

function boardGains(results: ResultTable, challenger: number, champion: number): number[] {
  const blocks = blocksOf(results.sorted());
  const gains: number[] = [];
  for (let block = 0; block < blocks.blocks; block++) {
    if (blocks.entries[block] !== 2 || blocks.whole[block] !== 1) continue;
    const first = BLOCK_BOTS * block;
    if (blocks.seats[first] !== 2) continue;
    const [low, high] = [blocks.bot[first], blocks.bot[first + 1]];
    if (low !== Math.min(challenger, champion) || high !== Math.max(challenger, champion)) continue;
    const difference = (blocks.chips[first] as number) - (blocks.chips[first + 1] as number);
    gains.push(PUBLISHED_SHARE * (low === challenger ? difference : -difference));
  }
  return gains;
}
