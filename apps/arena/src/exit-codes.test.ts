import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { EXIT_CODES } from './exit-codes.ts';

test('docs/exit-codes.md has a row for each exit code and no other', () => {
  const document = readFileSync(new URL('../../../docs/exit-codes.md', import.meta.url), 'utf8');
  const rows = [...document.matchAll(/^\| (\d+) +\| ([A-Z]+) +\|/gm)].map(([, code, name]) => [name, Number(code)]);
  expect(Object.fromEntries(rows)).toEqual(EXIT_CODES);
  expect(rows).toHaveLength(9);
});
