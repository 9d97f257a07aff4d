/** A block of distinct numbers below the modulus; adding 1, 2, 3 … to all of them gives the block's orbit. */
export type Block = readonly number[];

/**
 * The orbits of some base blocks over the numbers modulo `points`, as tables in the order of the base blocks, each
 * developed by adding 0, 1, 2 … until it returns to itself. Every table is ascending.
 */
export function developed(points: number, blocks: readonly Block[]): number[][] {
  const tables: number[][] = [];
  for (const block of blocks) {
    const period = periodOf(points, block);
    for (let shift = 0; shift < period; shift++) {
      tables.push(block.map((point) => (point + shift) % points).sort((a, b) => a - b));
    }
  }
  return tables;
}

/** The least shift greater than zero that turns a block into itself; `points` itself for all but a few symmetric blocks. */
export function periodOf(points: number, block: Block): number {
  const members = new Set(block);
  for (let shift = 1; shift < points; shift++) {
    if (points % shift === 0 && block.every((point) => members.has((point + shift) % points))) return shift;
  }
  return points;
}

/** The least and the most that any two numbers meet in the orbits of some base blocks. */
export function meetings(points: number, blocks: readonly Block[]): { least: number; most: number } {
  // The group turns every pair into one with number 0, so that the distances tell all.
  const met = new Uint32Array(points);
  for (const block of blocks) {
    // A short orbit is gone through several times by all shifts, and its tables are played once.
    const times = points / periodOf(points, block);
    const own = new Uint32Array(points);
    for (const a of block)
      for (const b of block) own[(a - b + points) % points] = (own[(a - b + points) % points] ?? 0) + 1;
    for (let distance = 1; distance < points; distance++) {
      met[distance] = (met[distance] as number) + (own[distance] as number) / times;
    }
  }
  const distances = met.subarray(1);
  return {
    least: distances.reduce((least, count) => Math.min(least, count), Number.POSITIVE_INFINITY),
    most: distances.reduce((most, count) => Math.max(most, count), 0),
  };
}
