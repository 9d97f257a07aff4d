import { LEAST_TIME, sequenceWidth } from './confidence-sequence.ts';
import { normalQuantile } from './normal.ts';
import { PUBLISHED_SHARE } from './options.ts';

/**
 * Variance, per match, of the difference in net chips between two bots at one table, as measured with weak heuristic bots
 * under the classic rules. Stronger bots have other constants: measure again with the bots at hand (`measuredVariance`).
 */
export const VARIANCE_PER_MATCH = {
  /** One replay, random seats. */
  randomSeats: 84,
  /** One replay, each seat's mean taken off. */
  seatsAdjusted: 25,
  /** Four replays, bots nearly equal. */
  replaysNearEqual: 1.9,
  /** Four replays, bots nearly equal but noisy, with request seeds: from 2,781 matches for a gap of 0.059. */
  replaysNoisy: 2.466,
  /** Four replays, bots very unequal. */
  replaysUnequal: 19,
} as const;

export interface CostQuestion {
  /** The gap to separate, published chips (0.75 of the difference in mean net chips). */
  readonly gap: number;
  /** Variance of a difference per match, see `VARIANCE_PER_MATCH`. */
  readonly variancePerMatch: number;
  /** Bots in the pool, 4 or more; or 'two-and-two' for a comparison at tables A A B B. */
  readonly bots: number | 'two-and-two';
  /** Matches of one round (one pass of the schedule, all boards and replays); of one board for two and two. */
  readonly matchesPerRound: number;
  /** Chance to separate equals. Default 0.05. */
  readonly alpha?: number;
  /** Chance to separate the gap. Default 0.8. */
  readonly power?: number;
  /** t*, rounds. Default 40. */
  readonly tightestAt?: number;
}

export interface CostEstimate {
  /** Matches at which a single look separates the gap. */
  readonly matches: number;
  readonly rounds: number;
  /** Rounds until the stopping rule, which looks after every round and shares α among all neighbours, separates it. */
  readonly roundsUntilSeparated: number;
  readonly matchesUntilSeparated: number;
}

/**
 * What it costs to separate a gap: matches = (z_{1−α/2} + z_power)² v (N−1)/3 / g², g the gap in mean net chips and v the
 * variance per match, since in a balanced design of M matches a difference has the variance v (N−1)/(3M); v/(2M) at tables of
 * two and two, where each mean is over two seats.
 *
 * @throws RangeError when a number is out of its range
 */
export function estimateCost(question: CostQuestion): CostEstimate {
  const { gap, variancePerMatch, bots, matchesPerRound, alpha = 0.05, power = 0.8, tightestAt = 40 } = question;
  for (const [name, value] of Object.entries({ gap, variancePerMatch, matchesPerRound, tightestAt })) {
    if (!(value > 0 && Number.isFinite(value))) throw new RangeError(`${name}: ${value} is not a positive number`);
  }
  if (bots !== 'two-and-two' && !(bots >= 4)) throw new RangeError(`bots: ${bots} is fewer than a table`);
  const net = gap / PUBLISHED_SHARE;
  // Variance of the pair's difference times the number of matches.
  const variance = variancePerMatch * designFactor(bots);
  const matches = ((normalQuantile(1 - alpha / 2) + normalQuantile(power)) ** 2 * variance) / net ** 2;
  const shared = alpha / (bots === 'two-and-two' ? 1 : bots - 1);
  const settled = (round: number) => {
    const se = Math.sqrt(variance / (round * matchesPerRound));
    return net >= (sequenceWidth(round, { alpha: shared, tightestAt }) + normalQuantile(power)) * se;
  };
  const roundsUntilSeparated = leastRound(settled);
  return {
    matches: Math.ceil(matches),
    rounds: Math.ceil(matches / matchesPerRound),
    roundsUntilSeparated,
    matchesUntilSeparated: roundsUntilSeparated * matchesPerRound,
  };
}

/** Variance of a difference times matches, for a per-match variance of 1. */
function designFactor(bots: number | 'two-and-two'): number {
  return bots === 'two-and-two' ? 1 / 2 : (bots - 1) / 3;
}

/** The least round, from the first that may stop, at which a condition holds that does not fail again. */
function leastRound(holds: (round: number) => boolean): number {
  let high = LEAST_TIME;
  while (!holds(high)) high *= 2;
  let low = Math.max(LEAST_TIME, high / 2);
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return high;
}

/**
 * The variance per match that a played tournament shows, to put into `estimateCost`: the mean SE² of all pairs' differences,
 * turned back by the same formula.
 *
 * @param meanSquaredError mean over pairs of SE², published chips squared
 * @param matches matches of the whole tournament
 */
export function measuredVariance(meanSquaredError: number, matches: number, bots: number): number {
  return (meanSquaredError * matches) / (PUBLISHED_SHARE ** 2 * designFactor(bots));
}
