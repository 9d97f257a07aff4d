import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { exampleBot, processesWith, runCommand, startCommand, temporaryFolder } from './testing/command.ts';
import { untilRecorded } from './testing/recorded.ts';

const folder = temporaryFolder();
afterAll(() => folder.remove());

const BOTS = ['random', 'low', 'ducker', 'counter'].flatMap((name) => exampleBot(name));
/** With time for everyone, also where the machine is busy for seconds. */
const FOUR = [...BOTS, '--no-calibrate', '--move-ms', '20000'];
const run = (...args: string[]) => runCommand(args, folder.path);
const file = (...path: string[]) => readFileSync(join(folder.path, ...path), 'utf8');

describe('a tournament', () => {
  test('gives the same standings and the same ledger at any number of tables', async () => {
    const played = await Promise.all(
      [1, 5, 40].map((tables) =>
        run(
          'tournament',
          ...FOUR,
          '--seed',
          'same',
          '--boards',
          '6',
          '--tables',
          String(tables),
          '--json',
          '--out',
          `at-${tables}`,
        ),
      ),
    );
    expect(played.map(({ code, stderr }) => [code, stderr])).toEqual([
      [0, ''],
      [0, ''],
      [0, ''],
    ]);
    const results = played.map(({ stdout }) => {
      const { directory: _, elapsedMs: __, ...rest } = JSON.parse(stdout);
      return rest;
    });
    expect(results[1]).toEqual(results[0]);
    expect(results[2]).toEqual(results[0]);
    expect(results[0].standings).toHaveLength(4);
    expect(results[0].matches).toBe(24);
    expect(file('at-40', 'ledger.ndjson')).toBe(file('at-1', 'ledger.ndjson'));
    expect(file('at-5', 'ledger.ndjson')).toBe(file('at-1', 'ledger.ndjson'));
  });

  test.each(['easy', 'swedish'])('is played by the rules %s', async (rules) => {
    const { code, stdout } = await run('tournament', ...FOUR, '--rules', rules, '--json');
    expect(code).toBe(0);
    const result = JSON.parse(stdout);
    expect([result.ruleSet, result.matches, result.complete]).toEqual([rules, 12, true]);
    expect(
      result.standings.every((row: { faults: object }) => Object.values(row.faults).every((count) => count === 0)),
    ).toBe(true);
  });

  test('without a seed draws one, commits to it and publishes it at the end; with one it is marked as known', async () => {
    const drawn = JSON.parse((await run('tournament', ...FOUR, '--boards', '1', '--json', '--out', 'drawn')).stdout);
    expect(drawn.seed).toMatch(/^[0-9a-f]{64}$/);
    expect(drawn.commitment).toMatch(/^[0-9a-f]{64}$/);
    expect(drawn.knownSeed).toBe(false);
    expect(JSON.parse(file('drawn', 'head.ndjson')).head.commitment).toBe(drawn.commitment);
    const typed = await run('tournament', ...FOUR, '--boards', '1', '--seed', 'typed');
    expect(typed.stdout).toMatch(/this tournament is not rated/);
  });

  test('mixes in a text from a public source that was named before the first card', async () => {
    const args = [
      'tournament',
      ...FOUR,
      '--boards',
      '1',
      '--entropy-source',
      'the lottery of Saturday',
      '--json',
      '--out',
      'entropy',
    ];
    const { child, ran } = startCommand(args, folder.path);
    const commitment = await new Promise<string>((resolve) => {
      child.stderr?.on('data', (text: string) => {
        const found = /the commitment to the seed is ([0-9a-f]{64})\n/.exec(text)?.[1];
        if (found !== undefined) resolve(found);
      });
    });
    child.stdin?.end('7 13 21 30 42 44\n');
    const { code, stdout } = await ran;
    expect(code).toBe(0);
    expect(JSON.parse(stdout).commitment).toBe(commitment);
    const foot = JSON.parse(file('entropy', 'ledger.ndjson').trimEnd().split('\n').at(-1) ?? '').foot;
    expect(foot.entropy).toBe('7 13 21 30 42 44');
    expect((await run('verify', 'entropy', '--commitment', commitment)).code).toBe(0);
  });

  test('keeps what a bot prints, and says how each failed', async () => {
    const loud = `a="${process.execPath}" -e "console.error('hello from the bot'); setInterval(() => {}, 1e9)"`;
    const ran = await run('tournament', ...FOUR.slice(2), '--bot', loud, '--connect-ms', '10000', '--out', 'loud');
    expect(ran.stderr).toMatch(/bot a did not say hello/);
    expect(file('loud', 'bots', 'a.log')).toBe('hello from the bot\n');
  });

  test('is filled up with house bots, which hold no rank, and neither does a bot that has no other to be ranked against', async () => {
    const { stdout } = await run('tournament', ...exampleBot('counter'), '--boards', '3', '--json');
    const { standings } = JSON.parse(stdout);
    expect(standings.map((row: { place: number | null }) => row.place)).toEqual([null, null, null, null]);
    expect(standings.filter((row: { house: boolean }) => row.house)).toHaveLength(3);
  });

  test('with isolation runs four instances of a bot, one for each replay', async () => {
    const { code } = await run('tournament', ...FOUR, '--boards', '1', '--isolate', '--out', 'isolated');
    expect(code).toBe(0);
    expect(
      readdirSync(join(folder.path, 'isolated', 'bots'))
        .filter((name) => name.startsWith('low'))
        .sort(),
    ).toEqual(['low#0.log', 'low#1.log', 'low#2.log', 'low#3.log']);
  });

  test.each([
    [['--format', 'all'], 60],
    [['--format', 'gauntlet', '--champion', 'random'], 48],
    [['--replays', '1'], 15],
  ])('has the format that was asked for: %s', async (flags, matches) => {
    const { stdout } = await run('tournament', ...FOUR, ...exampleBot('low', 'fifth'), ...flags, '--json');
    expect(JSON.parse(stdout).matches).toBe(matches);
  });

  test('reads its configuration from a file, and waits for a remote bot by its token', async () => {
    const token = 'a-token-of-a-remote-bot';
    const bot = (name: string) => ({ name, command: exampleBot(name)[1]?.slice(name.length + 1) });
    const config = {
      rules: 'easy',
      boards: 1,
      port: 0,
      bots: [{ name: 'away', token }, bot('low'), bot('ducker'), bot('random')],
    };
    writeFileSync(join(folder.path, 'config.json'), JSON.stringify(config));
    const { child, ran } = startCommand(
      ['tournament', '--config', 'config.json', '--json', '--out', 'remote', '--log-level', 'info'],
      folder.path,
    );
    const url = await new Promise<string>((resolve) => {
      child.stderr?.on('data', (text: string) => {
        const found = /"url":"(ws:[^"]+)"/.exec(text)?.[1];
        if (found !== undefined) resolve(found);
      });
    });
    const { connectBot } = await import('@bassadewitz/client');
    const summary = await connectBot(
      { name: 'away', version: '7', chooseCard: ({ legal }, turn) => turn.pick(legal) },
      { url, token, log: () => {} },
    );
    const result = JSON.parse((await ran).stdout);
    expect(result.standings.find((row: { name: string }) => row.name === 'away').version).toBe('7');
    expect(summary.matches).toBe(4);
    expect(file('remote', 'arena.log')).not.toContain(token);
  });
});

describe('Ctrl-C', () => {
  test.each(['SIGINT', 'SIGTERM'] as const)(
    '%s finishes what is in play, saves, exits with 10 and leaves no bot',
    async (signal) => {
      const out = `stopped-by-${signal}`;
      const { child, ran } = startCommand(
        ['tournament', ...FOUR, '--seed', 'stop', '--boards', '5000', '--pace-ms', '5', '--out', out],
        folder.path,
      );
      await untilRecorded(join(folder.path, out), 10);
      child.kill(signal);
      const { code, stdout, stderr } = await ran;
      expect(code).toBe(10);
      expect(stderr).toMatch(/stopping: the matches in play are finished and saved/);
      expect(stdout).toMatch(/^The run was stopped before the end: [\d,]+ of 20,000 matches/);
      expect(stdout).toContain(`Go on with: bassadewitz resume ${out}`);
      expect(await processesWith(join(folder.path, out))).toEqual([]);
      const { standings } = JSON.parse((await run('standings', out, '--json')).stdout);
      expect(standings ?? true).toBeTruthy();
    },
  );
});

describe('what is made of a run', () => {
  test('a ledger that is exported, imported and exported again is the same', async () => {
    await run('tournament', ...FOUR, '--boards', '2', '--seed', 'files', '--out', 'files');
    expect((await run('import', 'files/ledger.ndjson', 'imported')).stdout).toBe('Imported 8 matches into imported.\n');
    expect((await run('export', 'imported')).stdout).toBe(file('files', 'ledger.ndjson'));
    const sidecar = (await run('export', 'files', '--sidecar')).stdout.trimEnd().split('\n');
    expect(sidecar.slice(0, 3).map((line) => Object.keys(JSON.parse(line))[0])).toEqual(['head', 'event', 'event']);
    expect(JSON.parse(sidecar.at(-1) ?? '').foot).toMatchObject({
      lines: 11,
      digest: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    const tables = await Promise.all(
      ['files', 'imported', 'files/ledger.ndjson'].map((path) => run('standings', path)),
    );
    expect(new Set(tables.map(({ stdout }) => stdout)).size).toBe(1);
  });

  test('a match is shown trick by trick, and its board side by side', async () => {
    const shown = (await run('replay', 'files', '--match', '3')).stdout;
    expect(shown).toMatch(/^Match 3: round 0, table 0, board \d, replay \d, rules classic\n/);
    expect(shown.match(/^trick \d/gm)?.length).toBeGreaterThanOrEqual(8);
    expect((await run('replay', 'files', '--match', '3', '--board')).stdout).toMatch(
      /replay 0 +replay 1 +replay 2 +replay 3/,
    );
    const missing = await run('replay', 'files', '--match', '8');
    expect([missing.code, missing.stderr]).toEqual([2, 'bassadewitz: files has no match 8; its matches are 0 to 7\n']);
  });

  test.each([1, 2, 3])('with %s bots is that of the table that house bots fill up', async (bots) => {
    const ran = await run('schedule', '--bots', String(bots), '--json');
    expect([ran.code, ran.stderr]).toEqual([0, '']);
    expect(JSON.parse(ran.stdout)).toMatchObject({ bots: 4, house: 4 - bots, tablesPerRound: 1 });
    expect((await run('schedule', '--bots', String(bots))).stdout).toMatch(
      new RegExp(`^4 bots \\(${4 - bots} of them ${bots === 3 ? 'a house bot' : 'house bots'}\\), format balanced`),
    );
  });

  test('the dry run proves the balance', async () => {
    const { proof, tablesPerRound } = JSON.parse((await run('schedule', '--bots', '50', '--json')).stdout);
    expect(tablesPerRound).toBe(1225);
    expect(proof.round.bots.pairs).toEqual({ least: 72, most: 72 });
    expect(proof.round.bots.seatPairs).toEqual({ least: 6, most: 6 });
  });
});
