/**
 * Moves labels apart that would lie on each other: the order stays, none leaves the range unless there are too many for it.
 *
 * @param wanted where each label would like to be, in px from the top
 * @param gap the least distance between two
 */
export function spreadLabels(wanted: readonly number[], gap: number, top: number, bottom: number): number[] {
  const order = wanted.map((_, index) => index).sort((a, b) => (wanted[a] as number) - (wanted[b] as number) || a - b);
  const placed = new Array<number>(wanted.length);
  let least = top;
  for (const index of order) {
    placed[index] = Math.max(least, wanted[index] as number);
    least = (placed[index] as number) + gap;
  }
  let most = bottom;
  for (const index of order.toReversed()) {
    placed[index] = Math.min(most, placed[index] as number);
    most = (placed[index] as number) - gap;
  }
  return placed;
}
