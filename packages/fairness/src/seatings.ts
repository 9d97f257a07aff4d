import type { Four, Seat } from '@bassadewitz/rules';

/** How many times a board is played at its table when every bot shall hold each of its four hands once. */
export const REPLAYS = 4;

/**
 * The seats of bots 0, 1, 2, 3 of a table, by set and replay. In each set every bot sits in each seat once. Over the
 * three sets (twelve matches) every ordered pair of bots sits in every ordered pair of seats exactly once; so every
 * bot is the left-hand neighbour of every other equally often, which turning the table would never do.
 */
export const SEATINGS: readonly [Four<Four<Seat>>, Four<Four<Seat>>, Four<Four<Seat>>] = [
  [
    [0, 1, 2, 3],
    [1, 0, 3, 2],
    [2, 3, 0, 1],
    [3, 2, 1, 0],
  ],
  [
    [0, 2, 3, 1],
    [1, 3, 2, 0],
    [2, 0, 1, 3],
    [3, 1, 0, 2],
  ],
  [
    [0, 3, 1, 2],
    [1, 2, 0, 3],
    [2, 1, 3, 0],
    [3, 0, 2, 1],
  ],
];

/**
 * The seats of bots 0 to 3 of a table (in ascending order of their relabelled numbers) in one replay of a board.
 * Boards take the three sets in turn, by their global number modulo 3.
 *
 * @throws RangeError if `replay` is not 0, 1, 2 or 3, or `board` is negative
 */
export function seatsAt(board: number, replay: number): Four<Seat> {
  const seats = SEATINGS[board % SEATINGS.length]?.[replay];
  if (seats === undefined) throw new RangeError(`no seating for board ${board}, replay ${replay}`);
  return seats;
}

/** Turns a seating round: from the seat of each bot of a table to the bot at each seat. */
export function botsBySeat<T>(bots: Four<T>, seats: Four<Seat>): Four<T> {
  const bySeat: [T, T, T, T] = [bots[0], bots[0], bots[0], bots[0]];
  for (const k of [0, 1, 2, 3] as const) bySeat[seats[k]] = bots[k];
  return bySeat;
}
