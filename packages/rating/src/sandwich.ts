import { BLOCK_BOTS, type Blocks } from './blocks.ts';
import { sandwiched } from './cholesky.ts';
import { type Components, embed, submatrix } from './components.ts';

/** Writes what is left of a block after the fit, one number an entry: residuals of chips, or gradients of the likelihood. */
export type BlockScores = (block: number, out: Float64Array) => void;

/** What a sandwich gives. */
export interface Sandwich {
  /** V, bots × bots, zero between components. */
  readonly covariance: Float64Array;
  /** G: clusters of each component. */
  readonly clusters: Uint32Array;
}

/**
 * The cluster-robust covariance of a fit: V = P (Σ u uᵀ) P, u = sum of the scores of one cluster, which is a board. What few clusters
 * make too small is mended where errors are told (`small-sample.ts`). Where a component has fewer than two clusters its part is left at zero.
 *
 * @param bread P, bots × bots, zero between components; its rows and columns sum to 0
 */
export function sandwich(blocks: Blocks, components: Components, bread: Float64Array, scores: BlockScores): Sandwich {
  const bots = components.of.length;
  const { meat, clusters } = meatOf(blocks, components, scores);
  const covariance = new Float64Array(bots * bots);
  components.members.forEach((members, component) => {
    const count = clusters[component] as number;
    if (members.length < 2 || count < 2) return;
    const n = members.length;
    const part = passedThrough(submatrix(bread, bots, members), submatrix(meat, bots, members), n);
    embed(part, covariance, bots, members);
  });
  return { covariance, clusters };
}

/**
 * P M P without the scores of one bot: those of a cluster sum to 0, so u_r is minus the rest, and P u = Σ (P_i − P_r) u_i. With
 * all bots kept, those that finish by luck would drown one that is always last, of which scores are small and P is large: the
 * others' sum to minus its own, in a sum of numbers a million times as large. So the one to leave out is the loudest.
 */
function passedThrough(bread: Float64Array, meat: Float64Array, n: number): Float64Array {
  let loudest = 0;
  for (let i = 1; i < n; i++) {
    if ((meat[i * n + i] as number) > (meat[loudest * n + loudest] as number)) loudest = i;
  }
  const beyond = bread.map((value, at) => value - (bread[at - (at % n) + loudest] as number));
  return sandwiched(beyond, meat, n);
}

function meatOf(blocks: Blocks, components: Components, scores: BlockScores) {
  const bots = components.of.length;
  const meat = new Float64Array(bots * bots);
  const clusters = new Uint32Array(components.members.length);
  const sum = new Float64Array(bots);
  const touched: number[] = [];
  const countedAt = new Int32Array(components.members.length).fill(-1);
  const out = new Float64Array(BLOCK_BOTS);
  for (let block = 0; block < blocks.blocks; block++) {
    const entries = blocks.entries[block] as number;
    scores(block, out);
    for (let e = 0; e < entries; e++) {
      const bot = blocks.bot[BLOCK_BOTS * block + e] as number;
      if (!touched.includes(bot)) touched.push(bot);
      (sum[bot] as number) += out[e] as number;
    }
    if (block + 1 < blocks.blocks && blocks.board[block + 1] === blocks.board[block]) continue;
    for (const i of touched) {
      // Each component that the cluster touches counts it once.
      const home = components.of[i] as number;
      if (countedAt[home] !== block) (clusters[home] as number) += 1;
      countedAt[home] = block;
      for (const j of touched) (meat[i * bots + j] as number) += (sum[i] as number) * (sum[j] as number);
    }
    for (const bot of touched) sum[bot] = 0;
    touched.length = 0;
  }
  return { meat, clusters };
}
