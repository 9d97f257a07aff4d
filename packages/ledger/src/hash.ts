import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonicalBytes } from './canonical.ts';

/** What stands in place of the hash of the line before in the first line of a ledger. */
export const NO_LINE = '0'.repeat(64);

/**
 * SHA-256 of a value's canonical bytes, as 64 hex digits. Of a match record alone it is the receipt that each bot gets:
 * known when the match ends, wherever its line will stand, and telling nothing as long as nobody knows the record's salt.
 */
export function hashOf(value: unknown): string {
  return bytesToHex(sha256(canonicalBytes(value)));
}

/** SHA-256 of a text in UTF-8, as 64 hex digits: of a ledger's line, without the line feed, it is the link of the chain. */
export function hashOfText(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}
