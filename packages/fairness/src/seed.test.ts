import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkSeed, commitmentTo, deriveKey } from './seed.ts';

describe('seed', () => {
  test('the key of a seed is the hash that the protocol says', () => {
    expect(deriveKey('0'.repeat(64)).hex()).toBe('37a9581246afccc7d477003c2354970bea4e7fe0735d5056de4dccc985614277');
    expect(commitmentTo('0'.repeat(64))).toBe('ee9b2c3f339d591c25c4fdefb54abd9b4b37e6c6fd589998e9787dcf37518867');
  });

  test('entropy changes the key', () => {
    expect(deriveKey('a', 'b').hex()).toBe('f6fe41632d5f21dc0fcd55f9fae755b63959a59a467facd4e6f5d73221a9bb81');
    expect(deriveKey('a', 'b').hex()).not.toBe(deriveKey('a').hex());
  });

  test('no two pairs of seed and entropy have the same key', () => {
    const text = fc.string({ minLength: 1, unit: fc.constantFrom('a', 'b', ' ') });
    fc.assert(
      fc.property(text, text, text, (a, b, c) => {
        expect(deriveKey(a, b + c).hex()).not.toBe(deriveKey(a + b, c).hex());
        expect(deriveKey(a + b).hex()).not.toBe(deriveKey(a, b).hex());
      }),
    );
  });

  test.each([
    ['', 'is empty'],
    ['a\u0000b', 'control character at position 1'],
    ['line\nfeed', 'control character at position 4'],
    ['\ud800', 'not well-formed'],
    ['ä'.repeat(513), 'is 1026 bytes long; at most 1024'],
  ])('the text %j is no seed', (text, why) => {
    const checked = checkSeed(text);
    expect(checked).toMatchObject({ ok: false, error: { code: 'BAD_SEED' } });
    expect(!checked.ok && checked.error.message).toContain(why);
    expect(() => deriveKey(text)).toThrow(RangeError);
    expect(() => deriveKey('a', text)).toThrow(RangeError);
    expect(() => commitmentTo(text)).toThrow(RangeError);
  });

  test.each(['a', '4711', ' with spaces ', 'Herz sticht nicht – ♥', 'ä'.repeat(512)])(
    'the text %j is a seed',
    (text) => {
      expect(checkSeed(text)).toEqual({ ok: true, value: text });
    },
  );

  test('a key does not show itself by accident', () => {
    const key = deriveKey('secret');
    expect(JSON.stringify({ key })).toBe('{"key":"[key]"}');
    expect(Object.keys(key)).toEqual([]);
  });
});
