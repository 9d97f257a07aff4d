import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exampleBot, type Ran, runCommand, startCommand, temporaryFolder } from './testing/command.ts';
import { eventually } from './testing/eventually.ts';
import { untilRecorded } from './testing/recorded.ts';

const folder = temporaryFolder();
afterAll(() => folder.remove());

const FOUR = ['random', 'low', 'ducker', 'counter'].flatMap((name) => exampleBot(name));
const run = (...args: string[]) => runCommand(args, folder.path);
const path = (...parts: string[]) => join(folder.path, ...parts);
const ledger = () => readFileSync(path('run', 'ledger.ndjson'), 'utf8');

/** A pace at which a tournament is not over, nor its round, before somebody who was busy for seconds looks at it. */
const SLOWLY = ['--pace-ms', '5', '--no-calibrate'];

/** Plays until some matches are on record, then stops as a person would. */
async function stoppedRun(out: string, ...flags: string[]): Promise<void> {
  const { child, ran } = startCommand(
    ['tournament', ...FOUR, '--seed', 'stopped', ...SLOWLY, ...flags, '--out', out],
    folder.path,
  );
  await untilRecorded(path(out), 20);
  child.kill('SIGINT');
  expect((await ran).code).toBe(10);
}

beforeAll(async () => {
  const { code } = await run('tournament', ...FOUR, '--seed', 'ledger', '--boards', '4', '--out', 'run');
  expect(code).toBe(0);
});

describe('verify', () => {
  const oneLine = (ran: Ran) => [ran.code, ran.stderr];

  test('says what it checked of a good ledger', async () => {
    const { code, stdout } = await run('verify', 'run');
    expect(code).toBe(0);
    expect(stdout).toMatch(/is a complete ledger, and nothing in it is wrong:\n16 matches/);
    expect(stdout).toMatch(/cards +\d+ × {2}each deal has the whole pack/);
  });

  test.each([
    ['a card', (text: string) => text.replace(/"plays":"(\w\w) (\w\w)/, '"plays":"$2 $1'), /line 2, match 0, deal 0/],
    [
      'a chip',
      (text: string) => text.replace(/"chips":\[(-?\d+)/, (_, net) => `"chips":[${Number(net) + 1}`),
      /line 2, match 0.*chips/,
    ],
    ['a line that is missing', (text: string) => text.split('\n').toSpliced(3, 1).join('\n'), /line 4/],
    ['a tail that was cut', (text: string) => text.slice(0, -20), /line 18: .*cut off/],
    ['a file that is none', () => 'hello\n', /line 1: the first line is no JSON/],
    ['an empty file', () => '', /the file is empty/],
  ])('names the first line that is wrong: %s', async (name, tamper, says) => {
    const file = path(`${name.replaceAll(' ', '-')}.ndjson`);
    writeFileSync(file, tamper(ledger()));
    const { code, stdout } = await run('verify', file);
    expect(stdout).toMatch(says);
    expect(code).toBe(6);
  });

  test('finds a bot’s receipts, and says which are missing', async () => {
    const { createHash } = await import('node:crypto');
    const record =
      ledger()
        .split('\n')[2]
        ?.slice('{"match":'.length)
        .replace(/,"prev":"[0-9a-f]{64}"}$/, '') ?? '';
    const receipt = createHash('sha256').update(record).digest('hex');
    writeFileSync(path('receipts'), `${receipt}\n{"type":"match-result","receipt":"${'0'.repeat(64)}"}\n`);
    const { code, stdout } = await run('verify', 'run', '--receipts', 'receipts');
    expect(stdout).toContain(`1 of 2 receipts does NOT stand in the ledger:\n  ${'0'.repeat(64)}`);
    expect(code).toBe(6);
    writeFileSync(path('receipts'), `${receipt}\n`);
    expect((await run('verify', 'run', '--receipts', 'receipts')).stdout).toContain(
      'The receipt stands in the ledger.',
    );
  });

  test.each(['', '\n \n'])('refuses a file that has no receipt: %j', async (text) => {
    writeFileSync(path('none'), text);
    expect(oneLine(await run('verify', 'run', '--receipts', 'none'))).toEqual([
      2,
      'bassadewitz: --receipts: none has no receipt: one to a line is needed, or match-result messages; see docs/remote-bots.md\n',
    ]);
  });

  test('finds the receipts that the example bot kept, and misses one that is not its own', async () => {
    const counter = exampleBot('counter').map((word) => (word === '--bot' ? word : `${word} kept`));
    const three = ['random', 'low', 'ducker'].flatMap((name) => exampleBot(name));
    const { code, stderr } = await run('tournament', ...three, ...counter, '--boards', '2', '--out', 'keeps');
    expect(code, stderr).toBe(0);
    expect(readFileSync(path('kept'), 'utf8').trimEnd().split('\n')).toHaveLength(8);
    const good = await run('verify', 'keeps', '--receipts', 'kept');
    expect([good.code, good.stdout.trimEnd().split('\n').at(-1)]).toEqual([0, 'All 8 receipts stand in the ledger.']);
    expect((await run('verify', 'run', '--receipts', 'kept')).code).toBe(6);
  });

  test('compares a published table', async () => {
    const published = (await run('standings', 'run', '--json')).stdout;
    writeFileSync(path('table.json'), published);
    expect((await run('verify', 'run', '--table', 'table.json')).code).toBe(0);
    writeFileSync(path('table.json'), published.replace(/"place": 1/, '"place": 2'));
    const changed = await run('verify', 'run', '--table', 'table.json');
    expect(changed.stdout).toMatch(/place is 2; from the ledger follows 1/);
    expect(changed.code).toBe(6);
  });

  test("takes the table out of a site's tournament.json, too", async () => {
    const { standings: rows, ...tables } = JSON.parse((await run('standings', 'run', '--json')).stdout);
    const { ruleSet, knownSeed, matches, rankings, sameOwner, warnings } = tables;
    const standings = { ruleSet, knownSeed, matches, rows, rankings, sameOwner, warnings };
    writeFileSync(path('table.json'), JSON.stringify({ format: 'bassadewitz-tournament', standings }));
    expect((await run('verify', 'run', '--table', 'table.json')).code).toBe(0);
    rows[0].boards += 1;
    writeFileSync(path('table.json'), JSON.stringify({ format: 'bassadewitz-tournament', standings }));
    expect((await run('verify', 'run', '--table', 'table.json')).code).toBe(6);
  });

  test.each(['[]', '3', 'null', '{"standings": 3}'])(
    'calls no ledger wrong by a file without a table: %s',
    async (text) => {
      writeFileSync(path('table.json'), text);
      const { code, stdout, stderr } = await run('verify', 'run', '--table', 'table.json');
      expect([code, stdout]).toEqual([2, '']);
      expect(stderr).toMatch(/^bassadewitz: --table: table\.json is no table of standings; valid: /);
    },
  );

  test('a ledger that cannot be read is named with the line, once', async () => {
    writeFileSync(path('torn.ndjson'), `${ledger().split('\n').slice(0, 2).join('\n')}\nnonsense\n`);
    const { code, stderr } = await run('standings', 'torn.ndjson');
    expect(code).toBe(6);
    expect(stderr).toMatch(/^bassadewitz: torn\.ndjson, line 3: the line is no JSON: "nonsense" \(NOT_JSON\)/);
  });

  test('knows what was published before the first card', async () => {
    const { commitment } = JSON.parse(readFileSync(path('run', 'head.ndjson'), 'utf8')).head;
    expect((await run('verify', 'run', '--commitment', commitment)).code).toBe(0);
    expect((await run('verify', 'run', '--commitment', 'f'.repeat(64))).code).toBe(6);
    expect(oneLine(await run('verify', 'run', '--commitment', 'abc'))).toEqual([
      2,
      'bassadewitz: --commitment: "abc" is not 64 lower-case hexadecimal digits\n',
    ]);
  });

  test('a file that is not there is one line', async () => {
    expect(oneLine(await run('verify', 'nowhere'))).toEqual([
      5,
      'bassadewitz: there is no nowhere; give an exported ledger, see bassadewitz export --help\n',
    ]);
  });
});

describe('a run that was stopped', () => {
  test('exports what was played without a gap, without the seed, and that verifies', async () => {
    await stoppedRun('part', '--boards', '2000');
    const { stderr } = await run('export', 'part', 'part.ndjson');
    expect(stderr).toMatch(/^bassadewitz: warning: part is not over; keep this to yourself[^\n]*\n$/);
    const text = readFileSync(path('part.ndjson'), 'utf8');
    expect(JSON.parse(text.trimEnd().split('\n').at(-1) ?? '').foot).toMatchObject({ complete: false });
    expect(text).not.toContain('"seed"');
    const { code, stdout } = await run('verify', 'part.ndjson');
    expect(stdout).toContain('is the played part of a tournament that is not over');
    expect(code).toBe(0);
  });

  test.each([
    ['text', 'stdout'],
    ['markdown', 'stdout'],
    ['csv', 'stderr'],
  ] as const)('says in standings as %s, on %s, how much of it was played', async (form, stream) => {
    const standings = await run('standings', 'part', '--form', form);
    expect(standings[stream]).toMatch(/The tournament is not over: \d+ of 8,000 matches\.\n/);
    const rows = standings.stdout.split('\n').filter((line) => line.includes('ducker'));
    expect(rows.length).toBeGreaterThan(0);
    if (form === 'csv') expect(standings.stdout).not.toContain('not over');
  });

  test.each([
    [['--boards', '5'], /--boards has changed: the run was started with 2000, not with 5/],
    [['--rules', 'easy'], /--rules has changed: the run was started with "classic", not with "easy"/],
    [['--move-ms', '7'], /--move-ms has changed/],
    [
      exampleBot('random', 'stranger'),
      /the bots have changed: the run was started with random, low, ducker, counter, not with stranger/,
    ],
  ])('is not taken up with something changed that decides results: %s', async (flags, says) => {
    const { code, stderr } = await run('resume', 'part', ...flags);
    expect(stderr).toMatch(says);
    expect(stderr).toMatch(/^bassadewitz: [^\n]+\n$/);
    expect(code).toBe(7);
  });

  test('is not taken up with another version of a bot', async () => {
    const program = `import { runBot } from '@bassadewitz/client'; await runBot({ name: 'random', version: '2.0.0', chooseCard: (r, t) => t.pick(r.legal) });`;
    const file = join(import.meta.dirname, 'testing', `changed-${process.pid}.mjs`);
    writeFileSync(file, program);
    try {
      const bots = [...FOUR.slice(2), '--bot', `random="${process.execPath}" "${file}"`];
      const order = ['--bot', bots.at(-1) as string, ...FOUR.slice(2)];
      const { code, stderr } = await run('resume', 'part', ...order);
      expect(stderr).toMatch(/bot random has changed: it played as version 1\.0\.0 and is now 2\.0\.0/);
      expect(code).toBe(7);
    } finally {
      (await import('node:fs')).rmSync(file);
    }
  });

  test('is not taken up by two at once', async () => {
    const listening = () => readFileSync(path('part', 'arena.log'), 'utf8').split('"msg":"listening"').length;
    const before = listening();
    const { child, ran } = startCommand(['resume', 'part'], folder.path);
    await eventually(() => expect(listening()).toBe(before + 1));
    const second = await run('resume', 'part');
    child.kill('SIGINT');
    await ran;
    expect(second.stderr).toMatch(/^bassadewitz: .*(in use|locked|another process)[^\n]*\n$/i);
    expect(second.code).toBe(5);
  });

  test('can be decided upon: a bot leaves from the next round on, a board is void', async () => {
    await stoppedRun('decided', '--boards', '20', '--rounds', '3', '--format', 'all', ...exampleBot('low', 'fifth'));
    expect((await run('withdraw', 'decided', '--bot', 'nobody', '--reason', 'x')).code).toBe(2);
    expect((await run('withdraw', 'decided', '--bot', 'fifth', '--reason', 'its author asked')).stdout).toBe(
      'Recorded: withdraw before match 400: its author asked\n',
    );
    expect((await run('withdraw', 'decided', '--bot', 'fifth', '--reason', 'again')).stderr).toMatch(
      /fifth has left already/,
    );
    expect((await run('void', 'decided', '--board', '0', '--reason', 'a power cut')).code).toBe(0);
    expect((await run('void', 'decided', '--board', '9999', '--reason', 'x')).stderr).toMatch(
      /there is no board 9999; valid: 0 to 299/,
    );
    const { code, stdout } = await run('resume', 'decided', '--tables', '32', '--json');
    expect(code).toBe(0);
    const result = JSON.parse(stdout);
    // 400 matches of the first round less one void board of four, and one table of 80 matches in each of two rounds.
    expect(result.matches).toBe(400 - 4 + 2 * 80);
    expect(result.standings.find((row: { name: string }) => row.name === 'fifth').status).toBe('withdrawn');
    const verified = await run('verify', 'decided');
    expect(verified.code).toBe(0);
    expect(verified.stdout).toContain(
      'withdraw "fifth" before match 400: 640 matches not played. Reason: "its author asked"',
    );
    expect(verified.stdout).toContain('void board 0: 4 matches not counted. Reason: "a power cut"');
    expect((await run('void', 'decided', '--board', '1', '--reason', 'late')).stderr).toMatch(
      /the tournament is over and its seed is published/,
    );
  });
});

describe('a tournament that ends before its last round', () => {
  test('--until separated ends when the bots are told apart', async () => {
    const bots = ['random', 'counter'].flatMap((name) => exampleBot(name));
    const { stdout } = await run(
      'tournament',
      ...bots,
      '--until',
      'separated',
      '--boards',
      '3',
      '--seed',
      'u',
      '--tables',
      '16',
      '--out',
      'until',
    );
    expect(stdout).toMatch(/^The tournament is over, after \d\d rounds every bot is told apart from the next/);
    expect((await run('verify', 'until')).code).toBe(0);
  });

  test('--max-minutes counts a run that was stopped within a round', async () => {
    await stoppedRun('interrupted', '--boards', '100');
    const db = new DatabaseSync(path('interrupted', 'ledger.sqlite'), { readOnly: true });
    const played = Number(db.prepare("SELECT value FROM meta WHERE key = 'playedMs'").get()?.value);
    db.close();
    // 20 matches at 5 ms a play, 8 tables at a time.
    expect(played).toBeGreaterThan(100);
  });

  test('--max-minutes ends at the end of a round', async () => {
    const { stdout } = await run(
      'tournament',
      ...FOUR,
      '--max-minutes',
      '0.001',
      ...SLOWLY,
      '--boards',
      '3',
      '--rounds',
      '50',
      '--out',
      'minutes',
    );
    expect(stdout).toMatch(
      /^The tournament is over, after \d round.* the 0\.001 minutes that were set are used up: 12 of 600 matches/,
    );
    expect((await run('verify', 'minutes')).code).toBe(0);
  });
});

describe('what is typed wrong is answered by one line', () => {
  test('two forms of the standings at once', async () => {
    expect(await run('standings', 'run', '--form', 'csv', '--json')).toEqual({
      code: 2,
      stdout: '',
      stderr: 'bassadewitz: --form csv and --json came; valid: one of them; see docs/tournaments.md\n',
    });
    expect((await run('standings', 'run', '--form', 'json', '--json')).code).toBe(0);
  });

  test('a folder to import into that is not empty', async () => {
    const { code, stderr } = await run('import', 'run/ledger.ndjson', 'run');
    expect(code).toBe(5);
    expect(stderr).toMatch(
      /^bassadewitz: the folder \S+ is not empty \([^)]+\); name one that is new or empty; see docs\/tournaments\.md\n$/,
    );
  });
});

describe('import', () => {
  test('of a ledger that is broken leaves no run, and a folder that the whole one can be imported into', async () => {
    writeFileSync(path('broken.ndjson'), ledger().split('\n').toSpliced(9, 1).join('\n'));
    const broken = await run('import', path('broken.ndjson'), 'imported');
    expect(broken.stderr).toMatch(/^bassadewitz: .*broken\.ndjson, line 10[^\n]*\n$/);
    expect(broken.code).toBe(6);
    expect((await run('standings', 'imported')).stderr).toMatch(/there is no run in imported/);
    const whole = await run('import', path('run', 'ledger.ndjson'), 'imported');
    expect([whole.code, whole.stderr]).toEqual([0, '']);
    const tables = await Promise.all(['imported', 'run'].map(async (name) => (await run('standings', name)).stdout));
    expect(tables[0]).toBe(tables[1]);
    expect(readdirSync(path('imported')).toSorted()).toEqual(['bots', 'ledger.sqlite']);
  });

  test('gives no timings, and that is said', async () => {
    await run('import', path('run', 'ledger.ndjson'), 'untimed');
    const { code, stdout, stderr } = await run('timings', 'untimed');
    expect(stderr).toMatch(
      /^bassadewitz: untimed was imported: a ledger holds nothing that a clock measured, .*; valid: the folder in which .*; see docs\/tournaments\.md\n$/,
    );
    expect(code).toBe(5);
    expect(stdout).toBe('');
    expect((await run('timings', 'run')).code).toBe(0);
  });

  test('that is killed leaves a folder that can be imported into', async () => {
    mkdirSync(path('half'));
    for (const end of ['', '-wal', '-shm']) writeFileSync(path('half', `imported.sqlite${end}`), 'half a store');
    writeFileSync(path('half', 'imported.sqlite-lock'), '');
    expect((await run('import', path('run', 'ledger.ndjson'), 'half')).code).toBe(0);
    expect((await run('standings', 'half')).code).toBe(0);
  });
});

describe('files on disk that are not what they should be', () => {
  test.each(['resume', 'standings', 'export'])('%s of a file that is no store is one line', async (command) => {
    mkdirSync(path(`foreign-${command}`));
    writeFileSync(
      path(`foreign-${command}`, 'ledger.sqlite'),
      'this is not a database, and it is long enough to be looked at',
    );
    const { code, stderr } = await run(command, `foreign-${command}`);
    expect(stderr).toMatch(/^bassadewitz: [^\n]+\n$/);
    expect(code).toBe(5);
  });

  test('a store that was cut is refused by name', async () => {
    mkdirSync(path('cut'));
    copyFileSync(path('run', 'ledger.sqlite'), path('cut', 'ledger.sqlite'));
    const whole = readFileSync(path('cut', 'ledger.sqlite'));
    writeFileSync(path('cut', 'ledger.sqlite'), whole.subarray(0, 6000));
    const { code, stderr } = await run('standings', 'cut');
    expect(stderr).toMatch(/^bassadewitz: [^\n]+\n$/);
    expect(code).toBe(5);
  });
});
