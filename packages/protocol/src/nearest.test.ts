import { expect, test } from 'vitest';
import { nearest } from './nearest.ts';

const FIELDS = ['type', 'request', 'card', 'versions', 'version'];

test.each([
  ['crad', 'card'],
  ['Card', 'card'],
  ['cards', 'card'],
  ['requst', 'request'],
  ['reqeust', 'request'],
  ['tpye', 'type'],
  ['ytep', 'type'],
  ['VERSION', 'version'],
  ['versionss', 'versions'],
])('%s is taken for %s', (name, meant) => {
  expect(nearest(name, FIELDS)).toBe(meant);
});

test.each(['comment', '', 'xyz', 'c', '__proto__', 'card'.repeat(1000)])('%s is taken for nothing', (name) => {
  expect(nearest(name, FIELDS)).toBeUndefined();
});
