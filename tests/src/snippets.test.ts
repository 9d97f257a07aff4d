import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { documents, type Snippet, snippetsOf } from './document.ts';
import { ROOT } from './workspace.ts';

/* The programs in the README of each package are run as they stand: from the package's folder, so that its packages are found. */

const LANGUAGES = ['js', 'ts'];
const DOCUMENTS = documents().filter((path) => /^packages\/[^/]+\/README\.md$/.test(path));

interface Program extends Snippet {
  readonly path: string;
}

const programs = DOCUMENTS.flatMap((path) =>
  snippetsOf(path)
    .filter(({ language }) => LANGUAGES.includes(language))
    .map((snippet): Program => ({ ...snippet, path })),
);
/** What runs a bot needs somebody to play with. */
const isBot = ({ text }: Program) => text.includes('runBot(');
const named = ({ path, line }: Program) => `${path}:${line}`;

mkdirSync(join(ROOT, '.snippets'), { recursive: true });
const folder = mkdtempSync(join(ROOT, '.snippets', 'programs-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Names that a reader puts their own for. */
const OWN: readonly (readonly [string, string])[] = [
  [
    "spawn('python3', ['bot.py']",
    `spawn(process.execPath, [${JSON.stringify(join(ROOT, 'examples/low/dist/main.js'))}]`,
  ],
];

/** What programs print, where their comments or the words beside them say so. */
const PRINTS: Readonly<Record<string, RegExp>> = {
  'packages/audit/README.md': /^line 1: the first line is no JSON: "hello" \[format\]\n$/,
  'packages/store/README.md': /^\[ '\{"match":0\}', '\{"match":1\}' \]\n$/,
  'packages/fairness/README.md': /\{ least: 4, most: 4 \}\n$/,
  'packages/ledger/README.md': /^head\nfoot\n\{\s*ok: true,/,
  'packages/referee/README.md': /^\[ -?\d+, -?\d+, -?\d+, -?\d+ \]\n$/,
};

describe('the programs in the READMEs of packages', () => {
  test('are there', () => {
    const found = new Set(programs.map(({ path }) => path.split('/')[1]));
    expect([...found]).toEqual(
      expect.arrayContaining(['client', 'fairness', 'gateway', 'ledger', 'protocol', 'rating', 'referee', 'rules']),
    );
  });

  test.each(programs.filter((program) => !isBot(program)).map((program) => [named(program), program] as const))(
    '%s runs',
    { timeout: 60_000 },
    (_, { path, text, language }) => {
      const program = OWN.reduce((whole, [theirs, ours]) => whole.replace(theirs, ours), text);
      const type = language === 'ts' ? 'module-typescript' : 'module';
      const { status, stdout, stderr } = spawnSync(process.execPath, [`--input-type=${type}`, '--eval', program], {
        cwd: join(ROOT, path, '..'),
        env: { ...process.env, NODE_NO_WARNINGS: '1' },
        encoding: 'utf8',
        timeout: 50_000,
      });
      expect(status, stderr).toBe(0);
      expect(stdout).toMatch(PRINTS[path] ?? /(?:)/);
    },
  );

  test.each(programs.filter(isBot).map((program) => [named(program), program] as const))(
    '%s plays a tournament without a fault',
    { timeout: 120_000 },
    (_, { text, line }) => {
      const bot = join(folder, `bot-${line}.ts`);
      writeFileSync(bot, text);
      const main = join(ROOT, 'apps', 'arena', 'dist', 'main.js');
      const command = `"${process.execPath}" "${bot}"`;
      const args = ['tournament', '--bot', `my-bot=${command}`, '--boards', '1', '--no-calibrate', '--json'];
      const ran = spawnSync(process.execPath, [main, ...args], { cwd: folder, encoding: 'utf8', timeout: 100_000 });
      expect(ran.status, ran.stderr).toBe(0);
      const { standings } = JSON.parse(ran.stdout);
      const row = standings.find(({ name }: { name: string }) => name === 'my-bot');
      expect([row.matches, row.standIns, new Set(Object.values(row.faults))]).toEqual([4, 0, new Set([0])]);
    },
  );
});
