/** The numbers from 1 to `last`, or where those are more than `most` so many of them, evenly spread, with the last. */
export function evenlySpread(last: number, most: number): number[] {
  const count = Math.min(last, most);
  return Array.from({ length: count }, (_, at) => Math.round(((at + 1) * last) / count));
}
