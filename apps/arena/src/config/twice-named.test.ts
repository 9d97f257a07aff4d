import fc from 'fast-check';
import { expect, test } from 'vitest';
import { twiceNamed } from './twice-named.ts';

test.each([
  ['{"rounds":1,"rounds":2}', 'rounds', 1],
  ['{"a":{"b":1},\n"c":[{"d":1,\n"d":1}]}', 'd', 3],
  ['{"round\\u0073":1,"rounds":1}', 'rounds', 1],
  ['{"__proto__":1,"__proto__":1}', '__proto__', 1],
  ['{"":1,"":1}', '', 1],
])('in %s the field "%s" stands twice, the second time in line %i', (text, field, line) => {
  expect(twiceNamed(text)).toEqual({ field, line });
});

test.each(['{"a":1,"A":2}', '{"a":{"a":[{"a":1},{"a":2}]}}', '[]', '"{\\"a\\":1,\\"a\\":2}"', '7'])(
  'in %s no field stands twice',
  (text) => {
    expect(twiceNamed(text)).toBeUndefined();
  },
);

test('nothing that JSON.stringify writes has a field twice', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom(0, 2), (value, indent) => {
      expect(twiceNamed(JSON.stringify(value, null, indent))).toBeUndefined();
    }),
  );
});
