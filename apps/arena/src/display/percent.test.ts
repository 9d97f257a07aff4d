import { expect, test } from 'vitest';
import { percent } from './percent.ts';

test.each([
  [0.5, '50.0 %'],
  [0.9731, '97.3 %'],
  [0.999, '99.9 %'],
  [0.9991, '> 99.9 %'],
  [1, '> 99.9 %'],
  [0.001, '0.1 %'],
  [0.0009, '< 0.1 %'],
  [0, '< 0.1 %'],
])('%d is %s', (share, text) => {
  expect(percent(share)).toBe(text);
});
