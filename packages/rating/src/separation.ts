import { blocksBefore } from './block-selection.ts';
import { blocksOf } from './blocks.ts';
import { chipsFit } from './chips-fit.ts';
import { componentsOf } from './components.ts';
import { LEAST_TIME, sequenceWidth } from './confidence-sequence.ts';
import { PUBLISHED_SHARE } from './options.ts';
import type { PoolBot } from './pool.ts';
import { rankingsOf } from './ranks.ts';
import type { ResultTable } from './results.ts';
import { Scale } from './scale.ts';
import { boardsOf } from './tally.ts';

export const PAIR_STATES = ['separated', 'tie', 'open'] as const;
export type PairState = (typeof PAIR_STATES)[number];

/** Two bots next to each other in the order by chips. */
export interface AdjacentPair {
  readonly better: number;
  readonly worse: number;
  /** Published chips, 0 or more. */
  readonly delta: number;
  /** Half-width of the confidence sequence, published chips; null before the tenth round. */
  readonly halfWidth: number | null;
  readonly state: PairState;
}

/** Whether a run may stop because its bots are told apart. */
export interface Separation {
  readonly rounds: number;
  /** Every adjacent pair is separated or a practical tie. */
  readonly decided: boolean;
  readonly pairs: readonly AdjacentPair[];
  /** Bots in order, in bands: neighbours that are not separated share one. */
  readonly bands: readonly (readonly number[])[];
}

export interface SeparationOptions {
  /** Chance that any pair is ever separated wrongly. Default 0.05; each of the N − 1 adjacent pairs gets an equal part. */
  readonly alpha?: number;
  /** t*: the round at which the sequence is tightest. Default 40. */
  readonly tightestAt?: number;
  /** Published chips: a pair whose half-width is below this, and that is not separated, is a practical tie. Default 0.02. */
  readonly tieWidth?: number;
}

/**
 * The stopping rule, to be asked at the end of a round: |δ| > c_t SE with the confidence sequence c_t at round t, for the
 * differences in published chips (before stand-in penalties, which no repetition makes surer).
 *
 * SE is the published one, with the board as cluster. Estimated from the t rounds' own differences instead it would be too
 * rough in the first rounds: of runs of equal bots of up to 200 rounds 1.1 % were separated where 0.4 % were allowed, and 0.2 %
 * with three boards a round as clusters (4.9 % and 3.1 % where 5 % were). That was measured before few boards widened errors, which makes it rarer still.
 *
 * @param rounds how many rounds are over; results of later rounds are left aside
 */
export function separation(
  pool: readonly PoolBot[],
  results: ResultTable,
  rounds: number,
  { alpha = 0.05, tightestAt = 40, tieWidth = 0.02 }: SeparationOptions = {},
): Separation {
  const blocks = blocksBefore(blocksOf(results.sorted()), rounds);
  const components = componentsOf(pool.length, blocks);
  const fit = chipsFit(blocks, components);
  const boards = boardsOf(blocks, pool.length);
  const scale = new Scale(
    fit.strengths.map((theta) => PUBLISHED_SHARE * theta),
    fit,
    PUBLISHED_SHARE,
    components,
    boards,
  );
  const isHouse = (bot: number) => pool[bot]?.house === true;
  const rankings = rankingsOf(scale, scale, components, isHouse, (bot) => (boards[bot] as number) > 0);
  const adjacent = rankings.reduce((count, { bots }) => count + bots.length - 1, 0);
  const width =
    rounds < LEAST_TIME ? null : sequenceWidth(rounds, { alpha: alpha / Math.max(1, adjacent), tightestAt });
  const pairs: AdjacentPair[] = [];
  const bands: number[][] = [];
  for (const { bots } of rankings) {
    bots.forEach((worse, at) => {
      const better = bots[at - 1];
      const pair = better === undefined ? undefined : adjacentPair(scale, better, worse, width, tieWidth);
      if (pair !== undefined) pairs.push(pair);
      if (pair === undefined || pair.state === 'separated') bands.push([worse]);
      else bands.at(-1)?.push(worse);
    });
  }
  const decided = pairs.length > 0 && pairs.every(({ state }) => state !== 'open');
  return { rounds, decided, pairs, bands };
}

function adjacentPair(
  scale: Scale,
  better: number,
  worse: number,
  width: number | null,
  tieWidth: number,
): AdjacentPair | undefined {
  const difference = scale.difference(better, worse);
  if (difference === undefined) return undefined;
  const { delta, se } = difference;
  if (width === null || se === null) return { better, worse, delta, halfWidth: null, state: 'open' };
  const halfWidth = width * se;
  // Rounding must not separate bots that play alike to the card.
  const state = delta > Math.max(halfWidth, 1e-9) ? 'separated' : halfWidth < tieWidth ? 'tie' : 'open';
  return { better, worse, delta, halfWidth, state };
}
