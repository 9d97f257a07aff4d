import { Draws } from './draws.ts';
import type { Key } from './key.ts';
import { PERMUTATIONS, permutationAt } from './permutations.ts';

/**
 * The seatings of a round without replays, as the number (0 … 23) of a permutation for each board of the round: entry
 * k of the permutation is the seat of bot k of the table.
 *
 * Board by board in ascending order: each permutation is given the sum, over the four bots, of how often the bot has
 * sat in that seat in this round; among those with the least sum, in lexicographic order, one is drawn from the stream
 * `seating`, round (a draw is made even for a single candidate). So seats stay balanced within the round.
 *
 * @param tableAt writes the bots of a board's table to the given array
 */
export function singleSeatings(
  key: Key,
  round: number,
  boards: number,
  bots: number,
  tableAt: (board: number, table: number[]) => void,
): Uint8Array {
  const draws = new Draws(key, 'seating', round);
  const sat = new Uint32Array(bots * 4);
  const seatings = new Uint8Array(boards);
  const table = [0, 0, 0, 0];
  for (let board = 0; board < boards; board++) {
    tableAt(board, table);
    const candidates = leastUsed(sat, table);
    const chosen = candidates[draws.below(candidates.length)] as number;
    const seats = permutationAt(chosen);
    for (let k = 0; k < 4; k++) {
      const at = (table[k] as number) * 4 + (seats[k] as number);
      sat[at] = (sat[at] as number) + 1;
    }
    seatings[board] = chosen;
  }
  return seatings;
}

function leastUsed(sat: Uint32Array, table: readonly number[]): number[] {
  let least = Number.POSITIVE_INFINITY;
  let candidates: number[] = [];
  for (const [index, seats] of PERMUTATIONS.entries()) {
    let sum = 0;
    for (let k = 0; k < 4; k++) sum += sat[(table[k] as number) * 4 + (seats[k] as number)] as number;
    if (sum < least) {
      least = sum;
      candidates = [];
    }
    if (sum === least) candidates.push(index);
  }
  return candidates;
}
