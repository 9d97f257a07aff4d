import type { Four, Seat } from '@bassadewitz/rules';
import { messageOf, wordAt } from './draws.ts';
import type { Key } from './key.ts';

/**
 * The seeds that the requests of one trick carry, by seat, each 16 hex digits: seat s gets bytes 8s to 8s + 7 of the
 * first block of the stream `request`, board, deal, trick. The seed of a seat is the same in all replays of a board,
 * so that a bot that wants randomness meets the same luck whoever sits around it.
 *
 * @param board global number of the board in the tournament
 * @param deal which deal of the board, from 0
 * @param trick which trick of the deal, 0 to 7
 */
export function requestSeeds(key: Key, board: number, deal: number, trick: number): Four<string> {
  key.authenticate(messageOf('request', board, deal, trick, 0), BLOCK);
  return [digitsAt(BLOCK, 0), digitsAt(BLOCK, 8), digitsAt(BLOCK, 16), digitsAt(BLOCK, 24)];
}

/** Used again for every trick. */
const BLOCK = new Uint8Array(32);

/** Eight bytes as 16 hex digits. Made in one piece: a text put together digit by digit costs three times as much. */
function digitsAt(block: Uint8Array, at: number): string {
  const a = wordAt(block, at);
  const b = wordAt(block, at + 4);
  // biome-ignore format: two words, a digit for each four bits of them.
  return String.fromCharCode(
    digit(a >>> 28), digit(a >>> 24), digit(a >>> 20), digit(a >>> 16), digit(a >>> 12), digit(a >>> 8), digit(a >>> 4), digit(a),
    digit(b >>> 28), digit(b >>> 24), digit(b >>> 20), digit(b >>> 16), digit(b >>> 12), digit(b >>> 8), digit(b >>> 4), digit(b),
  );
}

const DIGITS = Uint8Array.from('0123456789abcdef', (digit) => digit.charCodeAt(0));

/** The character code of the hex digit for the last four bits. */
function digit(bits: number): number {
  return DIGITS[bits & 15] as number;
}

/** The seed of one seat's request: `requestSeeds(…)[seat]`. Ask for all four at once where more than one is needed. */
export function requestSeed(key: Key, board: number, deal: number, trick: number, seat: Seat): string {
  return requestSeeds(key, board, deal, trick)[seat];
}
