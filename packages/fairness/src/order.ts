import { Draws } from './draws.ts';
import type { Key } from './key.ts';
import { shuffle } from './shuffle.ts';

/** In which order a round is played. */
export interface OrderOfPlay {
  /** The boards of the round (0 … boards − 1) in the order in which each pass plays them. */
  readonly boards: Uint32Array;
  /** For each board of the round, the number (0 … 23) of the permutation that gives its replays pass by pass. */
  readonly replays: Uint8Array;
}

/**
 * The order of the matches of a round. A round is played in four passes; each pass plays each board once, and all
 * passes take the boards in the same drawn order, so that two replays of a board are always exactly one pass apart,
 * which is as far as they can be. Which replay a board plays in which pass is drawn for each board.
 *
 * From the stream `order`, round: first the numbers of the boards are shuffled; then, board by board in ascending
 * order, one draw below 24 gives the permutation. Without replays there is one pass, and nothing else is drawn.
 *
 * @param boards how many boards the round has
 */
export function orderOfPlay(key: Key, round: number, boards: number, replayed: boolean): OrderOfPlay {
  const draws = new Draws(key, 'order', round);
  const order = shuffle(
    Uint32Array.from({ length: boards }, (_, board) => board),
    draws,
  );
  const replays = new Uint8Array(replayed ? boards : 0);
  for (let board = 0; board < replays.length; board++) replays[board] = draws.below(24);
  return { boards: order, replays };
}
