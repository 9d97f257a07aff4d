import { expect, test } from 'vitest';
import { allowedBy } from './descriptors.ts';

test('the limit of open files says how many sockets there may be', () => {
  const limits = (soft: string) =>
    `Max processes  9  9  processes\nMax open files            ${soft}    20000    files\n`;
  expect(allowedBy(limits('1024'))).toBe(824);
  expect(allowedBy(limits('unlimited'))).toBe(Number.POSITIVE_INFINITY);
});
