import { readFileSync } from 'node:fs';
import * as fairness from '@bassadewitz/fairness';
import * as ledger from '@bassadewitz/ledger';
import * as store from '@bassadewitz/store';
import { expect, test } from 'vitest';
import * as tournament from './index.ts';
import { SEED } from './testing/seed.ts';
import { audited, FIVE, newStore, stoppedAt } from './testing/tournament.ts';

const PACKAGES = { fairness, ledger, store, tournament };

test('the example of the README plays a tournament that is broken off, and writes its ledger out', async () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const example = /```js\n([\s\S]*?)```/.exec(readme)?.[1] ?? '';
  const body = example.replace(/^import (\{.*\}) from '@bassadewitz\/(\w+)';$/gm, 'const $1 = packages.$2;');
  const printed: number[] = [];
  const console = { log: (match: number) => printed.push(match) };
  const make = new Function('packages', 'console', `${body.replace('export async', 'async')}\nreturn play;`);
  const play = make(PACKAGES, console);
  const created = await newStore(FIVE);
  await created.close();
  const { player, stop } = stoppedAt(7);
  const part = await play(created.path, SEED, player, stop);
  expect(part.at(-1)).toContain('"complete":false');
  printed.length = 0;
  expect(await audited(await play(created.path, SEED, stoppedAt(1000).player, new AbortController().signal))).toEqual({
    complete: true,
    matches: 15,
    decisions: 0,
  });
  expect(printed).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]);
});
