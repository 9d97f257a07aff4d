import type { Four, Seat } from '@bassadewitz/rules';
import { bytesToHex } from '@noble/hashes/utils.js';
import { messageOf } from './draws.ts';
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
  const block = new Uint8Array(32);
  key.authenticate(messageOf('request', board, deal, trick, 0), block);
  const digits = bytesToHex(block);
  return [digits.slice(0, 16), digits.slice(16, 32), digits.slice(32, 48), digits.slice(48)];
}

/** The seed of one seat's request: `requestSeeds(…)[seat]`. Ask for all four at once where more than one is needed. */
export function requestSeed(key: Key, board: number, deal: number, trick: number, seat: Seat): string {
  return requestSeeds(key, board, deal, trick)[seat];
}
