import { describe, expect, test } from 'vitest';
import { Draws, LABELS, messageOf } from './draws.ts';
import type { Key } from './key.ts';
import { deriveKey } from './seed.ts';

const key = deriveKey('draws');

/** A stand-in for a key that gives chosen words instead of hashes. */
function wordsKey(...words: number[]): Key {
  const authenticate = (message: Uint8Array, out: Uint8Array): void => {
    const block = message.at(-1) as number;
    const view = new DataView(out.buffer);
    for (let i = 0; i < 8; i++) view.setUint32(4 * i, words[8 * block + i] ?? 0);
  };
  return { authenticate } as unknown as Key;
}

describe('messages', () => {
  test('a message is the label, a zero byte and big-endian indices', () => {
    expect([...messageOf('cards', 1, 0x01020304)]).toEqual([99, 97, 114, 100, 115, 0, 0, 0, 0, 1, 1, 2, 3, 4]);
  });

  test.each([-1, 0.5, 2 ** 32, Number.NaN])('the index %d is refused', (index) => {
    expect(() => messageOf('cards', index)).toThrow(RangeError);
  });

  test('each label has a stream of its own', () => {
    const firsts = LABELS.map((label) => new Draws(key, label, 0, 0).word());
    expect(new Set(firsts).size).toBe(6);
  });

  test('each index has a stream of its own', () => {
    const firsts = [0, 1, 256, 65536].flatMap((a) => [0, 1].map((b) => new Draws(key, 'cards', a, b).word()));
    expect(new Set(firsts).size).toBe(8);
  });
});

describe('draws', () => {
  test('words come in order, from one block after another', () => {
    const draws = new Draws(wordsKey(1, 2, 3, 4, 5, 6, 7, 0xffffffff, 9), 'cards');
    expect(Array.from({ length: 9 }, () => draws.word())).toEqual([1, 2, 3, 4, 5, 6, 7, 4294967295, 9]);
  });

  test('words that would bias the remainder are passed over', () => {
    // The greatest multiple of 3 is 4294967295 = ffffffff: that word alone is refused.
    const draws = new Draws(wordsKey(0xfffffffe, 0xffffffff, 7), 'cards');
    expect([draws.below(3), draws.below(3)]).toEqual([2, 1]);
  });

  test('no word is passed over for a power of two', () => {
    const draws = new Draws(wordsKey(0xffffffff, 0xffffffff), 'cards');
    expect([draws.below(32), draws.below(2 ** 32)]).toEqual([31, 4294967295]);
  });

  test('a draw below 1 takes a word', () => {
    const draws = new Draws(wordsKey(5, 6), 'cards');
    expect([draws.below(1), draws.word()]).toEqual([0, 6]);
  });

  test.each([0, -1, 1.5, 2 ** 32 + 1, Number.NaN])('nothing can be drawn below %d', (bound) => {
    expect(() => new Draws(key, 'cards').below(bound)).toThrow(RangeError);
  });
});
