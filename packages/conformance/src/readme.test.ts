import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SCENARIOS } from './descriptions.ts';

test('the readme lists the scenarios as they are', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const listed = [...readme.matchAll(/^\| `([a-z-]+)` +\| (.*?) +\|$/gm)].map(([, id, title]) => ({ id, title }));
  expect(listed).toEqual(SCENARIOS.map(({ id, title }) => ({ id, title })));
});
