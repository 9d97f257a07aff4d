import { readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { exampleBot, runCommand, temporaryFolder } from './testing/command.ts';

const folder = temporaryFolder();
afterAll(() => folder.remove());

const FOUR = ['random', 'low', 'ducker', 'counter'].flatMap((name) => exampleBot(name));
const DOCUMENT = readFileSync(new URL('../../../docs/tournaments.md', import.meta.url), 'utf8');

/** Names in the first column of the table of the document with such a first line, with what stands in the second. */
function documented(head: RegExp): { readonly name: string; readonly of: string }[] {
  const lines = DOCUMENT.split('\n');
  const first = lines.findIndex((line) => head.test(line)) + 2;
  const rows = lines.slice(first, lines.indexOf('', first));
  return rows.flatMap((row) => {
    const [, names = '', of = ''] = row.split('|');
    return [...names.matchAll(/`(\w+)`/g)].map(([, name = '']) => ({ name, of: of.trim() }));
  });
}

test('the document names the fields that a tournament and its standings print, and no other', async () => {
  const played = await runCommand(['tournament', ...FOUR, '--seed', 'fields', '--json', '--out', 'run'], folder.path);
  const shown = await runCommand(['standings', 'run', '--json'], folder.path);
  const [tournament, standings] = [JSON.parse(played.stdout), JSON.parse(shown.stdout)];
  const fields = documented(/^\| field +\| of /);
  const of = (command: string) =>
    fields.filter((field) => ['both', `\`${command}\``].includes(field.of)).map(({ name }) => name);
  expect(Object.keys(tournament).sort()).toEqual(of('tournament').sort());
  expect(Object.keys(standings).sort()).toEqual(of('standings').sort());
  for (const name of of('both')) expect([name, standings[name]]).toEqual([name, tournament[name]]);
  const entry = documented(/^\| field of an entry /).map(({ name }) => name);
  // These bots have no owner.
  expect([...Object.keys(standings.standings[0]), 'owner'].sort()).toEqual(entry.sort());
});
