import { expect, test } from 'vitest';
import { decimal } from './decimal.ts';
import { formatCount } from './duration.ts';
import { signed } from './signed.ts';

test.each([
  [0.125, 3, '0.125', '+0.125'],
  [-0.125, 3, '−0.125', '−0.125'],
  [-0.0001, 2, '0.00', '±0.00'],
  [-1234.5, 0, '−1235', '−1235'],
])('%d with %i digits is %s, with a sign %s', (value, digits, plain, withSign) => {
  expect(decimal(value, digits)).toBe(plain);
  expect(signed(value, digits)).toBe(withSign);
});

test('a count below zero has the same minus', () => {
  expect([1234567, -1234, -0].map(formatCount)).toEqual(['1,234,567', '−1,234', '0']);
});
