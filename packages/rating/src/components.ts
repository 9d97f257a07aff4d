import { BLOCK_BOTS, type Blocks } from './blocks.ts';

/** Bots that met, directly or through others, and so share a scale. */
export interface Components {
  /** Component of each bot; components are numbered by their least bot. */
  readonly of: Uint32Array;
  /** Bots of each component, ascending. A bot without a match is a component of its own. */
  readonly members: readonly (readonly number[])[];
}

/** Splits the pool of `bots` into those that can be compared. Table fellows are connected. */
export function componentsOf(bots: number, blocks: Blocks): Components {
  const parent = new Uint32Array(bots).map((_, bot) => bot);
  const root = (bot: number): number => {
    let at = bot;
    while (parent[at] !== at) {
      parent[at] = parent[parent[at] as number] as number;
      at = parent[at] as number;
    }
    return at;
  };
  for (let block = 0; block < blocks.blocks; block++) {
    const first = BLOCK_BOTS * block;
    for (let e = 1; e < (blocks.entries[block] as number); e++) {
      const a = root(blocks.bot[first] as number);
      const b = root(blocks.bot[first + e] as number);
      // The lesser root wins, so that labels do not depend on the order of tables.
      parent[Math.max(a, b)] = Math.min(a, b);
    }
  }
  const of = new Uint32Array(bots);
  const members: number[][] = [];
  for (let bot = 0; bot < bots; bot++) {
    const home = root(bot);
    if (home === bot) {
      of[bot] = members.length;
      members.push([bot]);
    } else {
      of[bot] = of[home] as number;
      members[of[home] as number]?.push(bot);
    }
  }
  return { of, members };
}

/** Picks the rows and columns of some bots out of a matrix of all. */
export function submatrix(matrix: Float64Array, bots: number, members: readonly number[]): Float64Array {
  const n = members.length;
  const out = new Float64Array(n * n);
  members.forEach((row, i) => {
    members.forEach((column, j) => {
      out[i * n + j] = matrix[row * bots + column] as number;
    });
  });
  return out;
}

/** Puts the rows and columns of some bots back into a matrix of all. */
export function embed(part: Float64Array, into: Float64Array, bots: number, members: readonly number[]): void {
  const n = members.length;
  members.forEach((row, i) => {
    members.forEach((column, j) => {
      into[row * bots + column] = part[i * n + j] as number;
    });
  });
}
