import { expect, it } from 'vitest';
import { excerptOf } from './excerpt.ts';

it('what somebody wrote is quoted on one line', () => {
  expect(excerptOf('a "b"\n\u0000')).toBe('"a \\"b\\"\\n\\u0000"');
});

it('and cut after 40 characters', () => {
  expect(excerptOf('x'.repeat(40))).toBe(`"${'x'.repeat(40)}"`);
  expect(excerptOf('x'.repeat(1_000_000))).toBe(`"${'x'.repeat(40)}…"`);
});
