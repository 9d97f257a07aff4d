import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PROBLEMS } from './problem.ts';

test('docs/serve.md lists each code of a problem with its status, and no other', () => {
  const document = readFileSync(new URL('../../../../docs/serve.md', import.meta.url), 'utf8');
  const table = document.split('## Problems')[1] ?? '';
  const rows = [...table.matchAll(/^\| `([A-Z_]+)` +\| (\d{3}) /gm)].map(([, code, status]) => [code, Number(status)]);
  expect(rows).toEqual(Object.entries(PROBLEMS).map(([code, [status]]) => [code, status]));
});
