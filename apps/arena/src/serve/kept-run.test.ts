import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runDirectory } from '../run/run-directory.ts';
import { exampleBot, runCommand, temporaryFolder } from '../testing/command.ts';
import { keptRun, liveStandingsOf } from './kept-run.ts';

const folder = temporaryFolder();
afterAll(() => folder.remove());

const path = (name: string) => join(folder.path, name);

beforeAll(async () => {
  const bots = ['random', 'low', 'ducker', 'counter'].flatMap((bot) => exampleBot(bot));
  const args = ['tournament', ...bots, '--seed', 'kept', '--no-calibrate', '--boards', '2', '--out', 'whole'];
  expect((await runCommand(args, folder.path)).code).toBe(0);
}, 120_000);

/** A copy of the run with something in its file changed. */
function changed(name: string, sql: string) {
  cpSync(path('whole'), path(name), { recursive: true });
  const db = new DatabaseSync(join(path(name), 'ledger.sqlite'));
  expect(db.prepare(sql).run().changes).toBe(1);
  db.close();
  return runDirectory(path(name));
}

test('what an earlier server left is found as it stands', async () => {
  const directory = runDirectory(path('whole'));
  expect(await keptRun(directory)).toMatchObject({ recorded: 8, boards: 2, over: true });
  expect((await liveStandingsOf(directory)).boards).toBe(2);
});

test('a head that is not as it was written is named, with the file', async () => {
  const sql = `UPDATE lines SET line = replace(line, '"ruleSet"', '"rules"') WHERE part = 'head'`;
  const directory = changed('head', sql);
  const message = `${directory.ledger}: the head is damaged: /head/ruleSet is missing`;
  await expect(keptRun(directory)).rejects.toThrow(message);
  await expect(liveStandingsOf(directory)).rejects.toThrow(message);
});

test('so is a record, when the standings are read from it', async () => {
  const directory = changed(
    'record',
    `UPDATE records SET record = replace(record, '"chips"', '"chip"') WHERE match = 3`,
  );
  await expect(liveStandingsOf(directory)).rejects.toThrow(
    /ledger\.sqlite: the record of match 3 is damaged: \/match\/.* is /,
  );
});
