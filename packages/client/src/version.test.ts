import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { CLIENT } from './version.ts';

it('hello names the version that package.json has', async () => {
  const { name, version } = JSON.parse(await readFile(new URL('../package.json', import.meta.url), 'utf8'));
  expect(CLIENT).toBe(`${name} ${version}`);
});
