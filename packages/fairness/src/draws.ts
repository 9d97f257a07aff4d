import { utf8ToBytes } from '@noble/hashes/utils.js';
import type { Key } from './key.ts';

/** What is drawn, each from a stream of its own. The label is the first part of the message that HMAC is taken of. */
export const LABELS = ['cards', 'request', 'relabelling', 'order', 'seating', 'receipt'] as const;
export type Label = (typeof LABELS)[number];

const WORDS = 2 ** 32;
const BLOCK_BYTES = 32;

const LABEL_BYTES = new Map(LABELS.map((label) => [label, utf8ToBytes(label)]));

/**
 * The message that HMAC is taken of: the label in ASCII, a zero byte, then each index as four bytes, most significant
 * first.
 *
 * @throws RangeError if an index is not a whole number from 0 to 2^32 − 1
 */
export function messageOf(label: Label, ...indices: readonly number[]): Uint8Array {
  const name = LABEL_BYTES.get(label);
  if (name === undefined) throw new RangeError(`no label ${label}; the labels are ${LABELS.join(', ')}`);
  const message = new Uint8Array(name.length + 1 + 4 * indices.length);
  message.set(name);
  let at = name.length + 1;
  for (const index of indices) {
    if (!Number.isInteger(index) || index < 0 || index >= WORDS) {
      throw new RangeError(`${label}: ${index} is no whole number from 0 to 4294967295`);
    }
    writeWord(message, at, index);
    at += 4;
  }
  return message;
}

/**
 * A stream of numbers that the key, a label and some indices decide. Block i of the stream is HMAC-SHA-256 of
 * `messageOf(label, ...indices, i)`; its 32 bytes are eight words, most significant byte first.
 */
export class Draws {
  readonly #key: Key;
  readonly #message: Uint8Array;
  readonly #block = new Uint8Array(BLOCK_BYTES);
  #blocks = 0;
  #used = BLOCK_BYTES;

  constructor(key: Key, label: Label, ...indices: readonly number[]) {
    this.#key = key;
    this.#message = messageOf(label, ...indices, 0);
  }

  /** The next word: a whole number from 0 to 2^32 − 1. */
  word(): number {
    if (this.#used === BLOCK_BYTES) {
      writeWord(this.#message, this.#message.length - 4, this.#blocks++);
      this.#key.authenticate(this.#message, this.#block);
      this.#used = 0;
    }
    const at = this.#used;
    this.#used += 4;
    return wordAt(this.#block, at) >>> 0;
  }

  /**
   * A whole number from 0 to `bound` − 1, each equally likely: words at or above the greatest multiple of `bound` are
   * passed over, so that the remainder has no bias.
   *
   * @throws RangeError if `bound` is not a whole number from 1 to 2^32
   */
  below(bound: number): number {
    if (!Number.isInteger(bound) || bound < 1 || bound > WORDS) {
      throw new RangeError(`cannot draw below ${bound}: a whole number from 1 to 4294967296 is needed`);
    }
    const limit = WORDS - (WORDS % bound);
    for (;;) {
      const word = this.word();
      if (word < limit) return word % bound;
    }
  }
}

/** Four bytes, the most significant first, as a signed number of 32 bits. */
export function wordAt(bytes: Uint8Array, at: number): number {
  return (
    (byteAt(bytes, at) << 24) | (byteAt(bytes, at + 1) << 16) | (byteAt(bytes, at + 2) << 8) | byteAt(bytes, at + 3)
  );
}

function byteAt(bytes: Uint8Array, at: number): number {
  return bytes[at] as number;
}

function writeWord(bytes: Uint8Array, at: number, word: number): void {
  bytes[at] = word >>> 24;
  bytes[at + 1] = word >>> 16;
  bytes[at + 2] = word >>> 8;
  bytes[at + 3] = word;
}
