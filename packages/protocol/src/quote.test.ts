import fc from 'fast-check';
import { expect, test } from 'vitest';
import { quote } from './quote.ts';

test('short strings are shown whole, as JSON', () => {
  expect(quote('7C')).toBe('"7C"');
  expect(quote('say "hi"\n')).toBe('"say \\"hi\\"\\n"');
  expect(quote('\u001b[31m')).toBe('"\\u001b[31m"');
});

test('long strings are cut, and their length is said', () => {
  expect(quote('x'.repeat(41))).toBe(`"${'x'.repeat(40)}…" (41 characters)`);
});

test('containers are named, not shown', () => {
  expect(quote([1, 2])).toBe('a list of 2');
  expect(quote({ a: 1 })).toBe('an object');
});

test('other values are written out', () => {
  expect([null, undefined, true, 1.5, Number.POSITIVE_INFINITY].map(quote)).toEqual([
    'null',
    'nothing',
    'true',
    '1.5',
    'Infinity',
  ]);
});

test('whatever is quoted is one short line of well-formed text', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary', maxLength: 200 }), fc.jsonValue()), (value) => {
      const quoted = quote(value);
      expect(quoted.isWellFormed()).toBe(true);
      expect(quoted).not.toMatch(/[\n\r]/);
      expect(quoted.length).toBeLessThan(300);
    }),
  );
});
