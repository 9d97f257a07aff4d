/** The middle of some numbers, and how far they reach. */
export interface Spread {
  readonly median: number;
  readonly least: number;
  readonly most: number;
}

export function spreadOf(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle];
  const least = sorted[0];
  const most = sorted.at(-1);
  if (upper === undefined || least === undefined || most === undefined) throw new RangeError('no values, no median');
  const median = sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
  return { median, least, most };
}
