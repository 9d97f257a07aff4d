import type { ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exampleBot, runCommand, startCommand, temporaryFolder } from './testing/command.ts';

const home = temporaryFolder();
afterAll(home.remove);
const at = (...path: string[]) => join(home.path, ...path);
const run = (...args: string[]) => runCommand(args, home.path);

beforeAll(async () => {
  const bots = ['low', 'ducker', 'random', 'counter'].flatMap((name) => exampleBot(name));
  const rest = ['--boards', '3', '--rounds', '8', '--tables', '2', '--move-ms', '20000', '--no-calibrate'];
  const { code, stderr } = await run('tournament', ...bots, ...rest, '--out', 'runs/first');
  if (code !== 0) throw new Error(stderr);
});

/** A hash of a whole site, names and contents; undefined where there is none. */
function siteHash(path: string): string | undefined {
  if (!existsSync(path)) return undefined;
  const hash = createHash('sha256');
  const files = [
    ...globSync('**/*', { cwd: path, withFileTypes: true }),
    ...globSync('.publication/*', { cwd: path, withFileTypes: true }),
  ];
  const names = files.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  for (const name of [...new Set(names)].sort()) hash.update(name.slice(path.length)).update(readFileSync(name));
  return hash.digest('hex');
}

const site = <T>(path: string) => JSON.parse(readFileSync(path, 'utf8')) as T;

describe('bassadewitz publish', () => {
  test('makes a site of a run, with the time at which it was played and how long bots thought', async () => {
    const before = Date.now();
    const { code, stdout, stderr } = await run('publish', 'runs/first', '--out', 'site', '--title', 'Ours');
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(
      /^Published 1 tournament, 1 ladder, 4 bots to site: \d+ files written, 0 kept, .*\.\nLook at it: bassadewitz view site\n$/,
    );
    const { title, tournaments } = site<{
      title: string;
      tournaments: { ended: string; began: string; rated: boolean }[];
    }>(at('site/data/v1/site.json'));
    expect(title).toBe('Ours');
    expect(tournaments).toMatchObject([{ rated: true }]);
    const ended = Date.parse(tournaments[0]?.ended ?? '');
    expect(before - ended).toBeLessThan(600_000);
    expect(ended).toBeGreaterThanOrEqual(Date.parse(tournaments[0]?.began ?? ''));
    const { careers } = site<{ careers: { think: { answers: number } }[] }>(at('site/data/v1/bot/ducker.json'));
    expect(careers[0]?.think.answers).toBeGreaterThan(300);
  });

  test('takes a folder of runs, and an exported file, of which nobody knows when it was played', async () => {
    const folder = await run('publish', 'runs', '--out', 'of-runs', '--title', 'Ours', '--json');
    expect(JSON.parse(folder.stdout)).toMatchObject({ out: at('of-runs'), tournaments: 1, read: 1, kept: 0 });
    expect(siteHash(at('of-runs'))).toBe(siteHash(at('site')));
    await run('publish', 'runs/first/ledger.ndjson', '--out', 'of-file');
    const { tournaments } = site<{ tournaments: object[] }>(at('of-file/data/v1/site.json'));
    expect(tournaments).toMatchObject([{ began: null, ended: null, rated: true }]);
  });

  test('calls a tournament what the order in its folder says, and names an order that is none', async () => {
    const order = at('runs/first/order.json');
    writeFileSync(order, '{"title":"Spring Cup"}');
    expect((await run('publish', 'runs', '--out', 'named', '--title', 'Ours')).code).toBe(0);
    const { tournaments } = site<{ tournaments: object[] }>(at('named/data/v1/site.json'));
    expect(tournaments).toMatchObject([{ title: 'Spring Cup' }]);
    expect((await run('verify', 'runs/first')).code).toBe(0);
    writeFileSync(order, '{"title":"a\\nb"}');
    const { code, stderr } = await run('publish', 'runs', '--out', 'named', '--title', 'Ours');
    rmSync(order);
    expect(code).toBe(5);
    expect(stderr).toContain('runs/first/order.json: the title "a\\nb" is not a text of 1 to 120 printable characters');
  });

  test('publishes the ledger that verify takes', async () => {
    const [id] = readdirSync(at('site/data/v1/tournament'));
    const published = at('site/data/v1/tournament', id ?? '', 'ledger.ndjson');
    expect(readFileSync(published)).toEqual(readFileSync(at('runs/first/ledger.ndjson')));
    expect((await run('verify', published)).code).toBe(0);
  });

  test.each([
    ['a run that is none', ['nowhere', '--out', 'x'], 5, /^bassadewitz: there is no nowhere; give a run's folder/],
    [
      'a folder that holds something else',
      ['runs/first', '--out', 'runs'],
      5,
      /runs holds something else than a site \(first\)/,
    ],
    [
      'an address that is none',
      ['runs/first', '--out', 'x', '--base-url', 'ftp://x'],
      2,
      /--base-url: "ftp:\/\/x" is not an address/,
    ],
    ['a title that is none', ['runs/first', '--out', 'x', '--title', ' '], 2, /--title: " " is not a text of 1 to 80/],
    ['a place that cannot be written', ['runs/first', '--out', '/proc/x/y'], 5, /cannot make the folder \/proc\/x/],
    ['a file that is no ledger', ['package.json', '--out', 'x'], 6, /package.json is no ledger: /],
    [
      'a ledger that was changed',
      ['forged.ndjson', '--out', 'x'],
      6,
      /forged.ndjson does not verify: line 9, match 7, deal 0: .* \[pool\]; see docs\/ladder.md/,
    ],
  ] as const)('%s is refused in one line', async (_, args, code, message) => {
    writeFileSync(at('package.json'), '{}\n');
    const lines = readFileSync(at('runs/first/ledger.ndjson'), 'utf8').split('\n');
    writeFileSync(at('forged.ndjson'), lines.with(8, lines[8]?.replace('"pool":0', '"pool":1') ?? '').join('\n'));
    const ran = await run('publish', ...args);
    expect(ran.code).toBe(code);
    expect(ran.stderr).toMatch(message);
    expect(ran.stderr.trimEnd().split('\n')).toHaveLength(1);
    expect(existsSync(at('x'))).toBe(false);
  });

  test('Ctrl-C leaves the site as it was', async () => {
    const before = siteHash(at('site'));
    cpSync(at('site'), at('stopped'), { recursive: true });
    const stop = async () => {
      const { child, ran } = startCommand(['publish', 'runs/first', '--out', 'site', '--title', 'Stopped'], home.path);
      await until(() => existsSync(at('.site.new')));
      child.kill('SIGINT');
      return ran;
    };
    let stopped = await stop();
    // Who is too busy to press it in time finds the new site, and has stopped nothing.
    for (let tries = 0; stopped.code === 0 && tries < 20; tries++) {
      rmSync(at('site'), { recursive: true });
      cpSync(at('stopped'), at('site'), { recursive: true });
      stopped = await stop();
    }
    const { code, stderr } = stopped;
    expect(stderr).toContain('bassadewitz: stopped; the site is as it was');
    expect(code).toBe(10);
    expect(siteHash(at('site'))).toBe(before);
    expect(readdirSync(home.path).filter((name) => name.startsWith('.site'))).toEqual([]);
  });

  test('killed at any moment it leaves the old site or the new one, and the next time all is well', {
    timeout: 240_000,
  }, async () => {
    cpSync(at('site'), at('killed'), { recursive: true });
    cpSync(at('site'), at('kept'), { recursive: true });
    await run('publish', 'runs/first', '--out', 'fresh', '--title', 'New');
    const [old, fresh] = [siteHash(at('killed')), siteHash(at('fresh'))];
    const seen = new Set<string | undefined>();
    for (let round = 0; round < 9; round++) {
      const { child, ran } = startCommand(['publish', 'runs/first', '--out', 'killed', '--title', 'New'], home.path);
      await killLate(child, round);
      await ran;
      // Two renames may be under way in a process of their own.
      await until(() => existsSync(at('killed')));
      const hash = siteHash(at('killed'));
      expect([old, fresh]).toContain(hash);
      seen.add(hash);
      if (hash === fresh) {
        rmSync(at('killed'), { recursive: true });
        cpSync(at('kept'), at('killed'), { recursive: true });
      }
    }
    expect(seen.has(old)).toBe(true);
    expect((await run('publish', 'runs/first', '--out', 'killed', '--title', 'New')).code).toBe(0);
    expect(siteHash(at('killed'))).toBe(fresh);
    expect(readdirSync(home.path).filter((name) => name.startsWith('.killed'))).toEqual([]);
  });
});

/** Kills a publication some time after it began to write; every third time in the midst of the swap. */
async function killLate(child: ChildProcess, round: number): Promise<void> {
  const fresh = at('.killed.new');
  await until(() => existsSync(fresh) || child.exitCode !== null);
  if (round % 3 === 2)
    await until(() => existsSync(at('.killed.old')) || !existsSync(fresh) || child.exitCode !== null);
  else await wait(round * 40);
  child.kill('SIGKILL');
}

async function until(test: () => boolean): Promise<void> {
  const end = Date.now() + 60_000;
  while (!test() && Date.now() < end) await wait(1);
}

describe('bassadewitz view', () => {
  test('shows the site on this machine, with its types and its policy, until Ctrl-C', async () => {
    const { child, ran } = startCommand(['view', 'site', '--port', '0'], home.path);
    let said = '';
    child.stdout?.on('data', (text: string) => {
      said += text;
    });
    await until(() => said.includes('\n'));
    const url = /at (http:\/\/127\.0\.0\.1:\d+\/) until/.exec(said)?.[1] ?? '';
    const get = async (path: string) => {
      const response = await fetch(url + path, { headers: { 'accept-encoding': 'br' } });
      await response.arrayBuffer();
      return response;
    };
    const page = await get('');
    expect(page.status).toBe(200);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(page.headers.get('content-encoding')).toBe('br');
    const [id] = readdirSync(at('site/data/v1/tournament'));
    const ledger = await get(`data/v1/tournament/${id}/ledger.ndjson`);
    expect(ledger.headers.get('content-type')).toBe('application/x-ndjson; charset=utf-8');
    expect((await get('en/ladder/classic-20000ms-10000ms/')).status).toBe(200);
    expect((await get('.publication/state.json')).status).toBe(404);
    expect((await get('nothing')).status).toBe(404);
    child.kill('SIGINT');
    expect((await ran).code).toBe(0);
  });

  test('says that a folder is no site', async () => {
    mkdirSync(at('empty'));
    const { code, stderr } = await run('view', 'empty');
    expect([code, stderr]).toEqual([
      5,
      'bassadewitz: there is no site in empty; make one with bassadewitz publish, see docs/ladder.md\n',
    ]);
  });
});
