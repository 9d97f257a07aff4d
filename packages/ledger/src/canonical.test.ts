import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalBytes, canonicalJson } from './canonical.ts';
import { hashOf, hashOfText } from './hash.ts';

/** Everything a ledger can hold. */
const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.maxSafeInteger(),
    fc.boolean(),
    fc.string({ unit: 'grapheme' }),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.string({ maxLength: 4 }), tie('value'), { maxKeys: 4, noNullPrototype: true }),
  ),
}));

describe('canonical JSON', () => {
  test('has no white space, and names in ascending order', () => {
    expect(canonicalJson({ b: [1, -2, 0], a: { z: 'x', Z: true }, ä: false })).toBe(
      '{"a":{"Z":true,"z":"x"},"b":[1,-2,0],"ä":false}',
    );
  });

  test('escapes what JSON demands and nothing else', () => {
    expect(canonicalJson('"\\\n\u0001\u007f♥/')).toBe('"\\"\\\\\\n\\u0001\u007f♥/"');
    expect([...canonicalBytes('♥')]).toEqual([34, 226, 153, 165, 34]);
  });

  test('minus zero is zero', () => {
    expect(canonicalJson([-0])).toBe('[0]');
  });

  test('does not depend on the order in which fields were set', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), value, { noNullPrototype: true }), (object) => {
        const turned = Object.fromEntries(Object.entries(object).reverse());
        expect(canonicalJson(turned)).toBe(canonicalJson(object));
      }),
    );
  });

  test('is JSON that says the same', () => {
    fc.assert(
      fc.property(value, (any) => {
        expect(canonicalJson(JSON.parse(canonicalJson(any)))).toBe(canonicalJson(any));
        expect(JSON.parse(canonicalJson(any))).toEqual(JSON.parse(JSON.stringify(any)));
      }),
    );
  });

  test.each([[1.5], [2 ** 53], [Number.NaN], [null], [undefined], ['\ud800'], [{ a: undefined }], [() => 1], [1n]])(
    'cannot be made of %s',
    (any) => {
      expect(() => canonicalJson(any)).toThrow(TypeError);
    },
  );
});

test('hashes are SHA-256 of the canonical bytes', () => {
  // printf '{"a":1,"b":"♥"}' | sha256sum
  expect(hashOf({ b: '♥', a: 1 })).toBe('ce7adfa85068e21e0ff431b3e611e32c30d634b3c80ad301f475a796335da6e5');
  expect(hashOfText('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
});
