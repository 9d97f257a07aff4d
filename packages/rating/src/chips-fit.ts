import { BLOCK_BOTS, type Blocks } from './blocks.ts';
import { times } from './cholesky.ts';
import { type Components, embed, submatrix } from './components.ts';
import { centred, inverseOfContrasts } from './contrasts.ts';
import { sandwich } from './sandwich.ts';

/** Strengths and what is needed to tell their errors. */
export interface Fit {
  /** One number a bot; the mean of every component is 0. */
  readonly strengths: Float64Array;
  /** Cluster-robust covariance, bots × bots, zero between components. */
  readonly covariance: Float64Array;
  /** Boards of each component. */
  readonly clusters: Uint32Array;
}

/**
 * Least squares on incomplete blocks: y_i = θ_i − mean of θ over the table + error, for the mean chips y_i of each bot at
 * each block. L = Σ (I_T − J_T/k), q = Σ (y − mean of y over T), θ = P q, P the inverse of L among strengths of mean 0, for each
 * component apart. A bot with several seats at a table stands in it several times.
 */
export function chipsFit(blocks: Blocks, components: Components): Fit {
  const bots = components.of.length;
  const { normal, right } = normalEquations(blocks, bots);
  const bread = new Float64Array(bots * bots);
  const strengths = new Float64Array(bots);
  for (const members of components.members) {
    const n = members.length;
    if (n < 2) continue;
    const inverse = inverseOfContrasts(submatrix(normal, bots, members), n);
    const sums = Float64Array.from(members, (bot) => right[bot] as number);
    const theta = centred(times(inverse, sums));
    members.forEach((bot, i) => {
      strengths[bot] = theta[i] as number;
    });
    embed(inverse, bread, bots, members);
  }
  const scores = (block: number, out: Float64Array) => residuals(blocks, block, strengths, out);
  return { strengths, ...sandwich(blocks, components, bread, scores) };
}

/** What each bot made at a block beyond the fit, times its seats: the block's part of q − Lθ. */
export function residuals(blocks: Blocks, block: number, strengths: Float64Array, out: Float64Array): void {
  const first = BLOCK_BOTS * block;
  const entries = blocks.entries[block] as number;
  let seats = 0;
  let mean = 0;
  for (let e = 0; e < entries; e++) {
    const held = blocks.seats[first + e] as number;
    const beyond = (blocks.chips[first + e] as number) - (strengths[blocks.bot[first + e] as number] as number);
    out[e] = beyond;
    seats += held;
    mean += held * beyond;
  }
  mean /= seats;
  for (let e = 0; e < entries; e++) out[e] = (blocks.seats[first + e] as number) * ((out[e] as number) - mean);
}

function normalEquations(blocks: Blocks, bots: number) {
  const normal = new Float64Array(bots * bots);
  const right = new Float64Array(bots);
  const nothing = new Float64Array(bots);
  const deviation = new Float64Array(BLOCK_BOTS);
  for (let block = 0; block < blocks.blocks; block++) {
    const first = BLOCK_BOTS * block;
    const entries = blocks.entries[block] as number;
    residuals(blocks, block, nothing, deviation);
    let size = 0;
    for (let e = 0; e < entries; e++) size += blocks.seats[first + e] as number;
    for (let a = 0; a < entries; a++) {
      const i = blocks.bot[first + a] as number;
      const held = blocks.seats[first + a] as number;
      (right[i] as number) += deviation[a] as number;
      (normal[i * bots + i] as number) += held;
      for (let b = 0; b < entries; b++) {
        const j = blocks.bot[first + b] as number;
        (normal[i * bots + j] as number) -= (held * (blocks.seats[first + b] as number)) / size;
      }
    }
  }
  return { normal, right };
}
