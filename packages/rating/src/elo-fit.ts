import { BLOCK_BOTS, BLOCK_PAIRS, type Blocks, gamesOf, pairIndex } from './blocks.ts';
import { bradleyTerry, expectedScore } from './bradley-terry.ts';
import type { Fit } from './chips-fit.ts';
import { type Components, embed, submatrix } from './components.ts';
import { sandwich } from './sandwich.ts';

/** Elo points of one unit of β: 400/ln 10 = 173.7178. */
export const ELO_UNIT = 400 / Math.LN10;
/** τ: a bot is thought to lie within some 700 Elo of the mean before it has played. Keeps unbeaten bots finite. */
export const PRIOR_WIDTH = 4;

/** An Elo fit in units of β; multiply by `ELO_UNIT`. */
export interface EloFit extends Fit {
  /** Components without a finite best fit (never with a finite prior). */
  readonly unsettled: readonly number[];
}

/**
 * The Bradley–Terry fit to the finishing orders, component by component, with errors clustered by board.
 *
 * @param points s_ij of all pairs, see `pointsOf`
 */
export function eloFit(
  blocks: Blocks,
  points: Float64Array,
  components: Components,
  priorWidth: number = PRIOR_WIDTH,
): EloFit {
  const bots = components.of.length;
  const bread = new Float64Array(bots * bots);
  const strengths = new Float64Array(bots);
  const unsettled: number[] = [];
  components.members.forEach((members, component) => {
    if (members.length < 2) return;
    const fit = bradleyTerry(submatrix(points, bots, members), members.length, priorWidth);
    if (!fit.converged) unsettled.push(component);
    members.forEach((bot, i) => {
      strengths[bot] = fit.strengths[i] as number;
    });
    embed(fit.inverseHessian, bread, bots, members);
  });
  const scores = (block: number, out: Float64Array) => gradients(blocks, block, strengths, out);
  return { strengths, ...sandwich(blocks, components, bread, scores), unsettled };
}

/** s_ij of all pairs, bots × bots: the points of i over j in all matches. */
export function pointsOf(blocks: Blocks, bots: number): Float64Array {
  const points = new Float64Array(bots * bots);
  for (let block = 0; block < blocks.blocks; block++) {
    const first = BLOCK_BOTS * block;
    for (let b = 1; b < (blocks.entries[block] as number); b++) {
      for (let a = 0; a < b; a++) {
        const i = blocks.bot[first + a] as number;
        const j = blocks.bot[first + b] as number;
        const won = blocks.points[BLOCK_PAIRS * block + pairIndex(a, b)] as number;
        (points[i * bots + j] as number) += won;
        (points[j * bots + i] as number) += gamesOf(blocks, block, a, b) - won;
      }
    }
  }
  return points;
}

function gradients(blocks: Blocks, block: number, strengths: Float64Array, out: Float64Array): void {
  const first = BLOCK_BOTS * block;
  out.fill(0);
  for (let b = 1; b < (blocks.entries[block] as number); b++) {
    for (let a = 0; a < b; a++) {
      const own = strengths[blocks.bot[first + a] as number] as number;
      const other = strengths[blocks.bot[first + b] as number] as number;
      const won = blocks.points[BLOCK_PAIRS * block + pairIndex(a, b)] as number;
      const lost = gamesOf(blocks, block, a, b) - won;
      const surplus = won * expectedScore(other, own) - lost * expectedScore(own, other);
      (out[a] as number) += surplus;
      (out[b] as number) -= surplus;
    }
  }
}
