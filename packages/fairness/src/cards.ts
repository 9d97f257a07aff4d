import type { Card, CardSet, Four } from '@bassadewitz/rules';
import { Draws } from './draws.ts';
import type { Key } from './key.ts';
import { permutation } from './shuffle.ts';

const HAND_SIZE = 8;
const PACK_SIZE = 32;

/**
 * The shuffled pack of a deal, the card on top first. The pack starts in the order of the card numbers (clubs, spades,
 * hearts, diamonds, each from seven to ace) and is shuffled with the stream `cards`, board, deal.
 *
 * @param board global number of the board in the tournament
 * @param deal which deal of the board: 0 is the first; in `classic` and `easy` the others are its redeals
 */
export function shuffledPack(key: Key, board: number, deal: number): Card[] {
  return permutation(PACK_SIZE, new Draws(key, 'cards', board, deal)) as Card[];
}

/**
 * The hands of seats 0 to 3. Eight cards are dealt at once: seat s holds cards 8s to 8s + 7 of the shuffled pack,
 * whoever the dealer is. The hands depend on the key, the board and the deal, and on nothing else.
 */
export function dealHands(key: Key, board: number, deal: number): Four<CardSet> {
  const pack = shuffledPack(key, board, deal);
  const hand = (seat: number): CardSet => {
    let set = 0;
    for (let i = seat * HAND_SIZE; i < (seat + 1) * HAND_SIZE; i++) set |= 1 << (pack[i] as number);
    return set as CardSet;
  };
  return [hand(0), hand(1), hand(2), hand(3)];
}
