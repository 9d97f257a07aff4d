/** Steps of the heat map on each side of even. */
export const HEAT_LEVELS = 4;

/**
 * The value at which the strongest colour begins: nine out of ten values are weaker, so that one wild pair does not pale all others.
 *
 * @param values in any order; those that are null do not count
 */
export function heatScale(values: Iterable<number | null>): number {
  const sizes = [...values]
    .filter((value) => value !== null)
    .map(Math.abs)
    .sort((a, b) => a - b);
  return Math.max(0.1, sizes[Math.floor(0.9 * (sizes.length - 1))] ?? 0);
}

/** The class of a cell: `n4` (lost much) to `n1`, `even`, `p1` to `p4` (won much). */
export function heatClass(value: number, scale: number): string {
  const level = Math.min(HEAT_LEVELS, Math.round((HEAT_LEVELS * Math.abs(value)) / scale));
  if (level === 0) return 'even';
  return `${value > 0 ? 'p' : 'n'}${level}`;
}
