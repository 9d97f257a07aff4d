import type { Four, Seat } from '@bassadewitz/rules';

/** The 24 orders of 0 1 2 3, in lexicographic order: 0123, 0132, 0213 … 3210. */
export const PERMUTATIONS: readonly Four<Seat>[] = lexicographic();

/** The permutation with a number from 0 to 23. */
export function permutationAt(index: number): Four<Seat> {
  const found = PERMUTATIONS[index];
  if (found === undefined) throw new RangeError(`no permutation ${index} of four; they are 0 to 23`);
  return found;
}

function lexicographic(): Four<Seat>[] {
  const all: Four<Seat>[] = [];
  const digits = [0, 1, 2, 3] as const;
  for (const a of digits) {
    for (const b of digits) {
      for (const c of digits) {
        for (const d of digits) if (new Set([a, b, c, d]).size === 4) all.push([a, b, c, d]);
      }
    }
  }
  return all;
}
