import { bytesToHex } from '@noble/hashes/utils.js';
import { messageOf } from './draws.ts';
import type { Key } from './key.ts';

const BLOCK_BYTES = 32;
const SALT_BYTES = 16;

/**
 * The salt of a match's record, 32 hex digits: the first 16 bytes of the first block of the stream `receipt`, match. A bot is
 * given the hash of its record when the match ends and knows all of the record but a few small numbers; without something in it
 * that cannot be guessed it would find those by trying. Whoever has the seed can draw the salt again.
 *
 * @param match position of the match in the schedule
 * @throws RangeError if that is no whole number from 0 to 2^32 − 1; no schedule has more matches
 */
export function receiptSalt(key: Key, match: number): string {
  const block = new Uint8Array(BLOCK_BYTES);
  key.authenticate(messageOf('receipt', match, 0), block);
  return bytesToHex(block.subarray(0, SALT_BYTES));
}
