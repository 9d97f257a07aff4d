import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BAD_BOTS } from './bad-bots.ts';

test('every bad bot has its row in the table, and every row its program', () => {
  const programs = readdirSync(new URL('../bots', import.meta.url)).map((file) => file.replace('.ts', ''));
  const rows = Object.values(BAD_BOTS).flatMap((bots) => bots.map(({ bot }) => bot));
  expect([...new Set<string>(rows)].sort()).toEqual(programs.filter((program) => program !== 'bot').sort());
});
