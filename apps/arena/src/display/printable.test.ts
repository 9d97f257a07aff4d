import { expect, test } from 'vitest';
import { printable } from './printable.ts';

test.each([
  ['{"type":"play"}', '{"type":"play"}'],
  ['\x1b[2J\r\n\x9b', '\\u001b[2J\\r\\n\\u009b'],
  ['\u202egnp', '\\u202egnp'],
  ['0123456789abc', '012345678…'],
])('%j is shown as %s', (text, shown) => {
  expect(printable(text, shown.length < 11 ? 10 : 80)).toBe(shown);
});
