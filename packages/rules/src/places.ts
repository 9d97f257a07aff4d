import type { Four } from './seat.ts';
import { bySeat } from './seat.ts';

/**
 * The finishing order of a board, by seat: 1 for the most chips, equals share the best place (1 1 3 4).
 *
 * @param winnings chips without stakes, as `Series` keeps them
 */
export function placesOf(winnings: Four<number>): Four<number> {
  return bySeat((seat) => 1 + winnings.filter((chips) => chips > winnings[seat]).length);
}
