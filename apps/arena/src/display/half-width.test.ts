import { expect, test } from 'vitest';
import { halfWidth } from './half-width.ts';

test.each([
  [0.1, '0.196'],
  [15, '29.399'],
  [null, '?'],
])('of a standard error of %d it is %s', (se, text) => {
  expect(halfWidth(se)).toBe(text);
});
