import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test } from 'vitest';
import { runCommand, temporaryFolder } from './testing/command.ts';
import { plainBot } from './testing/plain-bot.ts';

/*
 * A run that an arena has begun which did not know `outageMs` yet, and was told to stop after five of its twelve matches: its very file.
 */
const OLDER = readFileSync(new URL('./testing/run-before-outage.fixture.sql', import.meta.url), 'utf8');

const folder = temporaryFolder();
afterAll(() => folder.remove());

const NAMES = ['a', 'b', 'c', 'd'];
const BOTS = NAMES.flatMap((name) => {
  const words = plainBot(folder.path, name, 'request.legal[0]');
  return ['--bot', `${name}=${words.map((word) => `"${word}"`).join(' ')}`];
});

/** Puts the older run there, with a change of the configuration that it keeps. */
function older(run: string, change: (config: Record<string, unknown>) => object = (config) => config): string {
  mkdirSync(join(folder.path, run, 'bots'), { recursive: true });
  const db = new DatabaseSync(join(folder.path, run, 'ledger.sqlite'));
  db.exec(OLDER);
  const kept = JSON.parse(String(db.prepare("SELECT value FROM meta WHERE key = 'config'").get()?.value));
  db.prepare("UPDATE meta SET value = ? WHERE key = 'config'").run(JSON.stringify(change(kept)));
  db.close();
  return run;
}

test('a run of an older version is gone on with, and ends as if this one had played all of it', async () => {
  const run = older('run', (config) => {
    expect(config).not.toHaveProperty('outageMs');
    return config;
  });
  expect(await runCommand(['resume', run, ...BOTS], folder.path)).toMatchObject({ code: 0 });
  const settings = ['--seed', 'old', '--boards', '3', '--pace-ms', '20', '--no-calibrate', '--out', 'new'];
  expect(await runCommand(['tournament', ...BOTS, ...settings], folder.path)).toMatchObject({ code: 0 });
  const lines = (name: string) =>
    readFileSync(join(folder.path, name, 'ledger.ndjson'), 'utf8')
      .trimEnd()
      .split('\n');
  // Its head was written before heads said after how many matches a bot is benched, and the chain begins with the head.
  const contents = (name: string) =>
    lines(name).map((line) => {
      const { prev: _, head, foot, ...content } = JSON.parse(line);
      const { benchAfter: __, ...older } = head ?? {};
      return { ...content, ...(head && { head: older }), ...(foot && { foot: { ...foot, head: '' } }) };
    });
  expect(JSON.parse(lines(run)[0] as string).head).not.toHaveProperty('benchAfter');
  expect(contents(run)).toEqual(contents('new'));
  expect(await runCommand(['verify', run], folder.path)).toMatchObject({ code: 0 });
});

test.each([
  [
    'without an option that decides results',
    ({ paceMs: _, ...config }: Record<string, unknown>) => config,
    /ledger\.sqlite: the run was begun by an older version, without paceMs, which decides results; go on with that version, or export/,
  ],
  [
    'with an option that this version does not know',
    (config: Record<string, unknown>) => ({ ...config, jokers: 2 }),
    /ledger\.sqlite: the run was begun by another version, with an option "jokers" that this one does not know; go on with that version/,
  ],
  ['whose configuration is none', () => [], /ledger\.sqlite: the run's configuration cannot be read/],
])('a run %s is refused by name', async (what, change, message) => {
  const run = older(what.replaceAll(' ', '-'), change);
  const { code, stderr } = await runCommand(['resume', run, ...BOTS], folder.path);
  expect(code).toBe(5);
  expect(stderr).toMatch(message);
});
