import type { Four } from './four.ts';
import type { ResultColumns } from './results.ts';

/**
 * Mean net chips of each seat over all results. The dealer's stake makes seats very unequal; whole boards cancel that, and
 * where a board is not whole (one replay, or a run that was stopped) these means are taken off, which cuts the variance of a
 * difference from 84 to 25 a match.
 */
export function seatMeans(results: ResultColumns): Four<number> {
  const sums = [0, 0, 0, 0];
  for (let at = 0; at < 4 * results.matches; at++) (sums[at % 4] as number) += results.chips[at] as number;
  const mean = (seat: number) => (results.matches === 0 ? 0 : (sums[seat] as number) / results.matches);
  return [mean(0), mean(1), mean(2), mean(3)];
}
