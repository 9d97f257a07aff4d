import { expect, test } from 'vitest';
import { numbersOf } from './numbers.ts';

const [en, de, sv] = [numbersOf('en'), numbersOf('de'), numbersOf('sv')];

test('chips have a sign as wide as a plus, and none when they are nothing', () => {
  expect([0.444, -0.444, 0.001].map(en.chips)).toEqual(['+0.44', '−0.44', '0.00']);
  expect([0.444, -0.444].map(de.chips)).toEqual(['+0,44', '−0,44']);
  expect([0.444, -12.5].map(sv.chips)).toEqual(['+0,44', '−12,50']);
});

test('a probability is never rounded to certainty', () => {
  expect([0.724, 0.9999, 0.0001, 0.99, 0.01].map(en.likely)).toEqual(['72%', 'over 99%', 'under 1%', '99%', '1%']);
  expect(de.likely(0.9999)).toBe('über 99\u00a0%');
  expect(sv.likely(0.724)).toBe('72\u00a0%');
});

test('counts have the separators of the language, ratings none', () => {
  expect(en.count(12_480)).toBe('12,480');
  expect(de.count(12_480)).toBe('12.480');
  expect(sv.count(12_480)).toBe('12\u00a0480');
  expect(de.elo(1549.6)).toBe('1550');
});

test('times and sizes stand in the unit that suits them', () => {
  expect([0, 250, 999.4, 1000, 1500, 60_000].map(en.time)).toEqual([
    '0\u00a0ms',
    '250\u00a0ms',
    '999\u00a0ms',
    '1\u00a0s',
    '1.5\u00a0s',
    '60\u00a0s',
  ]);
  expect(de.time(1500)).toBe('1,5\u00a0s');
  expect(de.bytes(1_234_567)).toBe('1,2\u00a0MB');
});

test('days and lists are written in the language', () => {
  expect(en.day('2026-05-03T23:30:00Z')).toBe('3 May 2026');
  expect(de.day('2026-05-03T23:30:00Z')).toBe('3. Mai 2026');
  expect(sv.day('2026-05-03T23:30:00Z')).toBe('3 maj 2026');
  expect([en, de, sv].map(({ list }) => list(['a', 'b', 'c']))).toEqual(['a, b and c', 'a, b und c', 'a, b och c']);
});
