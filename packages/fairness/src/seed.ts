import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { Key } from './key.ts';

const KEY_PREFIX = 'bassadewitz/v1/key';
const COMMITMENT_PREFIX = 'bassadewitz/v1/commitment';
/** Between two texts that are hashed together: neither of them can contain it, so no two pairs give the same bytes. */
const SEPARATOR = Uint8Array.of(0);

/** The longest seed or entropy string, in bytes of UTF-8. */
export const MAX_SEED_BYTES = 1024;

/** A seed (or entropy string) that cannot be used, and why. */
export interface SeedError {
  readonly code: 'BAD_SEED';
  readonly message: string;
}

/**
 * Says whether a text can be a seed or an entropy string: well-formed, 1 to 1024 bytes of UTF-8, without control
 * characters. The text is taken as it is: neither trimmed nor normalised, and letter case matters.
 */
export function checkSeed(text: string): { ok: true; value: string } | { ok: false; error: SeedError } {
  const message = faultOf(text);
  return message === undefined ? { ok: true, value: text } : { ok: false, error: { code: 'BAD_SEED', message } };
}

/**
 * The key from which everything that the seed decides is drawn:
 * SHA-256 of `bassadewitz/v1/key`, a zero byte, the seed and, if there is entropy, a zero byte and the entropy.
 *
 * @param seed any text that `checkSeed` accepts; by default 64 hex digits of 256 random bits, made by the caller
 * @param entropy a text from a public source named beforehand, mixed in after the commitment was published
 * @throws RangeError if `checkSeed` refuses either text
 */
export function deriveKey(seed: string, entropy?: string): Key {
  const parts = [utf8ToBytes(KEY_PREFIX), SEPARATOR, textBytes(seed, 'seed')];
  if (entropy !== undefined) parts.push(SEPARATOR, textBytes(entropy, 'entropy'));
  return new Key(sha256(concatBytes(...parts)));
}

/**
 * What is published before the first card, as 64 hex digits: SHA-256 of `bassadewitz/v1/commitment`, a zero byte and
 * the seed. Entropy is no part of it, since it is known only afterwards.
 *
 * @throws RangeError if `checkSeed` refuses the seed
 */
export function commitmentTo(seed: string): string {
  return bytesToHex(sha256(concatBytes(utf8ToBytes(COMMITMENT_PREFIX), SEPARATOR, textBytes(seed, 'seed'))));
}

function textBytes(text: string, what: string): Uint8Array {
  const fault = faultOf(text);
  if (fault !== undefined) throw new RangeError(`${what}: ${fault}`);
  return utf8ToBytes(text);
}

function faultOf(text: string): string | undefined {
  if (text === '') return 'is empty; at least one character is needed';
  if (!text.isWellFormed()) return 'is not well-formed text: it has half of a surrogate pair';
  // Control characters: C0 (with the separator), delete, C1.
  const control = /\p{Cc}/u.exec(text);
  if (control !== null) return `has a control character at position ${control.index}; none is allowed`;
  const size = utf8ToBytes(text).length;
  return size > MAX_SEED_BYTES ? `is ${size} bytes long; at most ${MAX_SEED_BYTES} are allowed` : undefined;
}
