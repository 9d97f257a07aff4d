import { Draws } from './draws.ts';
import type { Key } from './key.ts';
import { permutation } from './shuffle.ts';

/**
 * Which bot takes which number of the design in a round: entry p is the bot that plays as number p. The numbers
 * 0 … n − 1 are shuffled with the stream `relabelling`, round.
 *
 * @param n how many bots are relabelled; a gauntlet leaves its champion out
 */
export function relabelling(key: Key, round: number, n: number): number[] {
  return permutation(n, new Draws(key, 'relabelling', round));
}
