import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openStoreReadOnly } from '@bassadewitz/store';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exampleBot, runCommand, startCommand, temporaryFolder } from './testing/command.ts';
import { eventually } from './testing/eventually.ts';
import { untilRecorded } from './testing/recorded.ts';

/*
 * What is on disk is not always what was put there. Each case is a copy of a run with something in it changed, as a failing disk or a curious
 * hand leaves it: told in one line by name, and never sealed by a foot.
 */
const folder = temporaryFolder();
afterAll(() => folder.remove());

const BOTS = ['random', 'low', 'ducker', 'counter'].flatMap((bot) => exampleBot(bot));
const SLOWLY = ['--seed', 'damaged', '--no-calibrate', '--move-ms', '20000', '--boards', '12', '--pace-ms', '5'];
const run = (...args: string[]) => runCommand(args, folder.path);
const path = (...parts: string[]) => join(folder.path, ...parts);

/** A copy of a run with something in its file changed. */
function changedRun(of: string, name: string, sql: string): string {
  cpSync(path(of), path(name), { recursive: true });
  const db = new DatabaseSync(path(name, 'ledger.sqlite'));
  expect(db.prepare(sql).run().changes).toBe(1);
  db.close();
  return name;
}

async function footOf(name: string): Promise<string | undefined> {
  const opened = openStoreReadOnly(path(name, 'ledger.sqlite'));
  if (!opened.ok) throw new Error(opened.error.message);
  const { foot } = opened.value;
  await opened.value.close();
  return foot;
}

beforeAll(async () => {
  const { child, ran } = startCommand(['tournament', ...BOTS, ...SLOWLY, '--out', 'stopped'], folder.path);
  await untilRecorded(path('stopped'), 8);
  child.kill('SIGINT');
  expect((await ran).code).toBe(10);
}, 120_000);

describe('a record that is not as it was written', () => {
  test.each([
    ['no JSON', 'record = substr(record, 1, 200)', 'it is no JSON'],
    ['another match’s', `record = replace(record, '"match":2,', '"match":7,')`, 'it is that of match 7'],
    ['of another shape', `record = replace(record, '"deals":', '"dealt":')`, '/match.*'],
  ])('because it is %s: one line with its name', async (what, change, why) => {
    const name = changedRun(
      'stopped',
      `record-${what.replaceAll(/\W/g, '-')}`,
      `UPDATE records SET ${change} WHERE match = 2`,
    );
    for (const args of [
      ['standings', name],
      ['export', name, path('out.ndjson')],
      ['resume', name, '--no-calibrate'],
    ]) {
      const { code, stdout, stderr } = await run(...args);
      const complaint = stderr.split('\n').filter((line) => !/^[█░]|^bassadewitz: warning/.test(line));
      expect(complaint.join('\n')).toMatch(
        new RegExp(`^bassadewitz: .*ledger\\.sqlite: the record of match 2 is damaged: ${why}\n$`),
      );
      expect([code, stdout]).toEqual([5, '']);
    }
  });

  test('because a chip is another is never sealed by a foot', async () => {
    const change = `record = json_replace(record, '$.chips[0]', json_extract(record, '$.chips[0]') + 1, '$.chips[1]', json_extract(record, '$.chips[1]') - 1)`;
    const name = changedRun('stopped', 'chip', `UPDATE records SET ${change} WHERE match = 3`);
    const { code, stderr } = await run('resume', name, '--no-calibrate');
    expect(stderr).toMatch(
      /ledger\.sqlite is not as it was written, and gets no foot: line 5, match 3: .*chips.*; see docs\/what-happens-if\.md\n$/,
    );
    expect(code).toBe(5);
    expect(await footOf(name)).toBeUndefined();
    expect(existsSync(path(name, 'ledger.ndjson'))).toBe(false);
  });
});

describe('the text of a run that is over', () => {
  beforeAll(async () => {
    cpSync(path('stopped'), path('killed'), { recursive: true });
    const { child, ran } = startCommand(['resume', 'killed', '--no-calibrate'], folder.path);
    // A pipe that nobody reads stands where the text grows: the arena waits for ever between the foot and the text.
    execFileSync('mkfifo', [path('killed', 'ledger.ndjson.new')]);
    await eventually(async () => expect(await footOf('killed')).toBeDefined());
    child.kill('SIGKILL');
    await ran;
    rmSync(path('killed', 'ledger.ndjson.new'));
  }, 120_000);

  test('is written by resume where the arena was killed between the foot and it', async () => {
    expect(existsSync(path('killed', 'ledger.ndjson'))).toBe(false);
    const { code, stderr } = await run('resume', 'killed');
    expect(stderr).toMatch(/^bassadewitz: .*ledger\.ndjson was missing: it was written again\n$/);
    expect(code).toBe(0);
    expect((await run('verify', path('killed', 'ledger.ndjson'))).stdout).toMatch(/is a complete ledger/);
  });

  test('is written again where it was cut, and left alone where it was not', async () => {
    await run('resume', 'killed');
    const file = path('killed', 'ledger.ndjson');
    const whole = readFileSync(file, 'utf8');
    truncateSync(file, 1000);
    expect((await run('resume', 'killed')).stderr).toMatch(
      /^bassadewitz: .*ledger\.ndjson was not what ledger\.sqlite holds: it was written again\n$/,
    );
    expect(readFileSync(file, 'utf8')).toBe(whole);
    expect((await run('resume', 'killed')).stderr).toBe('');
  });
});
