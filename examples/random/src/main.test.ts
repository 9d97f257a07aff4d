import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const MAIN = new URL('./main.ts', import.meta.url);

it('the tutorial is some twenty lines, half of them words', async () => {
  const lines = (await readFile(MAIN, 'utf8')).trimEnd().split('\n');
  expect(lines.length).toBeLessThanOrEqual(24);
});

it('the tutorial runs as it stands, and says what it misses', () => {
  const { status, stderr } = spawnSync(process.execPath, [fileURLToPath(MAIN)], {
    env: { NODE_NO_WARNINGS: '1' },
    encoding: 'utf8',
  });
  expect(stderr).toMatch(/^random: no server is named: set the environment variable BASSADEWITZ_URL/);
  expect(status).toBe(2);
});
