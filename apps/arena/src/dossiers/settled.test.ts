import { join } from 'node:path';
import { canonicalJson } from '@bassadewitz/ledger';
import { createStore } from '@bassadewitz/store';
import { afterAll, expect, test } from 'vitest';
import { temporaryFolder } from '../testing/command.ts';
import { settledBefore } from './settled.ts';

const folder = temporaryFolder();
afterAll(() => folder.remove());

// Five bots, all quartets: five tables, 2 boards, 4 replays: 40 matches a round.
const schedule = { format: 'all', bots: 5, boards: 2, rounds: 3, replays: 4 } as const;

test.each<[string, number[], number]>([
  ['nothing is recorded', [], 0],
  ['the first match is still played', [1, 2, 3], 0],
  ['the first three are over, and one beyond', [0, 1, 2, 5], 3],
  ['a round is complete', Array.from({ length: 40 }, (_, match) => match), 40],
  ['a round has gaps, and the next has begun', [0, 7, 39, 40, 41, 44], 42],
  ['a round has gaps, and the last has begun', [0, 81], 80],
])('counts what cannot change any more: %s', async (name, matches, before) => {
  const created = await createStore(
    join(folder.path, `${name.replaceAll(' ', '-')}.sqlite`),
    canonicalJson({ schedule }),
  );
  if (!created.ok) throw new Error(created.error.message);
  const store = created.value;
  await Promise.all(matches.map((match) => store.append({ match, record: '{}', sidecar: '{}' })));
  expect(settledBefore(store, { schedule })).toBe(before);
  await store.close();
});
