import { describe, expect, test } from 'vitest';
import { receiptSalt } from './receipt-salt.ts';
import { deriveKey } from './seed.ts';

const key = deriveKey('0'.repeat(64));

describe('the salt of a record', () => {
  test('is 32 hexadecimal digits', () => {
    expect(receiptSalt(key, 0)).toBe('a4ea90e348c9ebd5bf5063ad95de9a4a');
  });

  test('differs by match and key', () => {
    const salts = [key, deriveKey('another')].flatMap((one) =>
      Array.from({ length: 200 }, (_, match) => receiptSalt(one, match)),
    );
    expect(new Set(salts).size).toBe(400);
  });

  test('is drawn for matches that a schedule can have', () => {
    expect(receiptSalt(key, 2 ** 32 - 1)).toMatch(/^[0-9a-f]{32}$/);
    for (const match of [-1, 0.5, 2 ** 32]) expect(() => receiptSalt(key, match)).toThrow(RangeError);
  });
});
