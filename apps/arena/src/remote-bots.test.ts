import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exampleBot, runCommand, temporaryFolder } from './testing/command.ts';
import { untilRecorded } from './testing/recorded.ts';
import { CERTIFICATE, comeFromAfar, KEY, startListening } from './testing/remote.ts';

const folder = temporaryFolder();
afterAll(() => folder.remove());

const run = (...args: string[]) => runCommand(args, folder.path);
const file = (...path: string[]) => readFileSync(join(folder.path, ...path), 'utf8');
const THREE = ['random', 'ducker', 'counter'].flatMap((name) => exampleBot(name));

/** Makes a token for a bot. */
async function tokenFor(name: string, registry = 'bots.json'): Promise<string> {
  const { stdout } = await run('bots', 'add', name, '--owner', 'Lotte', '--registry', registry, '--json');
  return JSON.parse(stdout).token;
}

describe('bots', () => {
  test('add shows a token once and keeps its hash, list shows neither, revoke names what it took', async () => {
    const added = await run('bots', 'add', 'alice', '--owner', 'Alice B.', '--registry', 'known.json');
    const [, id, token = ''] =
      /^Token ([0-9a-f]{8}) of alice \(owner Alice B\.\), shown this once:\n(\S+)\n$/.exec(added.stdout) ?? [];
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(file('known.json')).not.toContain(token);
    expect(statSync(join(folder.path, 'known.json')).mode & 0o777).toBe(0o600);
    const again = JSON.parse((await run('bots', 'add', 'alice', '--registry', 'known.json', '--json')).stdout);
    expect(again).toMatchObject({ name: 'alice', owner: 'Alice B.' });
    expect(again.token).not.toBe(token);
    const revoked = await run('bots', 'revoke', 'alice', '--token', String(id), '--registry', 'known.json');
    expect(revoked.stdout).toMatch(new RegExp(`^Revoked of alice: ${id}\\.`));
    const list = await run('bots', 'list', '--registry', 'known.json');
    expect(list.stdout).toMatch(
      new RegExp(`^alice +Alice B\\. +${id} +\\d{4}-\\d\\d-\\d\\d +\\d{4}-\\d\\d-\\d\\d$`, 'm'),
    );
    expect(list.stdout).toMatch(new RegExp(`^alice +Alice B\\. +${again.id} +\\d{4}-\\d\\d-\\d\\d$`, 'm'));
    const json = (await run('bots', 'list', '--registry', 'known.json', '--json')).stdout;
    expect(JSON.parse(json)[0].tokens).toEqual([
      { id, made: expect.any(String), revoked: expect.any(String) },
      { id: again.id, made: expect.any(String), revoked: null },
    ]);
  });

  test.each([
    [['bots', 'add', 'a b', '--owner', 'x'], 2, /the name "a b" does not match/],
    [['bots', 'add', 'new'], 2, /bot new is new: say who answers for it with --owner NAME/],
    [
      ['bots', 'add', 'new', '--owner', 'a\u0007'],
      2,
      /--owner: "a\\u0007" is not a text of 1 to 64 printable characters/,
    ],
    [
      ['bots', 'list', '--registry', 'none.json'],
      5,
      /there is no file none\.json yet: bassadewitz bots add NAME --owner NAME makes it; if it is elsewhere, name it with --registry; see docs\/remote-bots\.md/,
    ],
    [['bots', 'revoke', 'x', '--registry', 'none.json'], 5, /there is no file none\.json yet: bassadewitz bots add/],
    [
      ['admins', 'list'],
      5,
      /there is no file admins\.json yet: bassadewitz admins add NAME makes it; .*--admins; see docs\/serve\.md/,
    ],
    [
      ['tournament', '--remote', 'x', '--registry', 'none.json'],
      5,
      /cannot read the registry .*none\.json: there is no such file/,
    ],
    [['bots', 'revoke', 'alise', '--registry', 'known.json'], 2, /there is no bot alise \(did you mean alice\?\)/],
    [
      ['bots', 'revoke', 'alice', '--token', 'x', '--registry', 'known.json'],
      2,
      /bot alice has no token x; valid: [0-9a-f]{8}/,
    ],
    [['bots', 'ad', 'alice'], 2, /unknown command 'ad' \(did you mean add\?\)/],
    [
      ['tournament', '--remote', 'bob', '--registry', 'known.json'],
      2,
      /bot bob is not in the registry .*known\.json; add one with: bassadewitz bots add bob/,
    ],
    [['tournament', ...THREE, '--tls-cert', 'x.pem'], 2, /tlsCert was given without tlsKey/],
    [
      ['tournament', ...THREE, '--tls-cert', 'x.pem', '--tls-key', 'y.pem'],
      5,
      /cannot read .*x\.pem: there is no such file/,
    ],
    [['tournament', ...THREE, '--tls-cert', KEY, '--tls-key', KEY], 5, /are no certificate with its key/],
    [['tournament', ...THREE, '--trust-proxy', '10.0.0.0/99'], 2, /--trust-proxy: "10\.0\.0\.0\/99" is no address/],
    [['tournament', ...THREE, '--origin', 'example.org'], 2, /--origin: "example\.org" does not match/],
    [['tournament', ...THREE, '--limit', 'frames'], 2, /--limit "frames" is not NAME=NUMBER/],
    [
      ['tournament', ...THREE, '--limit', 'conections=1'],
      2,
      /--limit: unknown field "conections" \(did you mean connections\?\)/,
    ],
    [
      ['tournament', ...THREE, '--limit', 'connections=0'],
      2,
      /--limit: 0 is out of range; valid: whole numbers from 1/,
    ],
    [
      ['tournament', ...THREE, '--limit', 'softFrameBytes=99999'],
      2,
      /limits: softFrameBytes \(99999\) must not be above hardFrameBytes/,
    ],
  ])('%j is refused by one line', async (args, code, says) => {
    const ran = await run(...args);
    expect(ran.stderr).toMatch(says);
    expect([ran.code, ran.stderr.split('\n').length]).toEqual([code, 2]);
  });
});

describe('a registered bot', () => {
  let token: string;
  beforeAll(async () => {
    token = await tokenFor('low');
  });

  test('comes by its token, and its owner stands in the ledger; no token stands anywhere', async () => {
    const { url, ran } = await startListening(
      ['tournament', '--remote', 'low', ...THREE, '--boards', '1', '--json', '--out', 'registered'],
      folder.path,
    );
    expect(url).toMatch(/^ws:\/\/127\.0\.0\.1:/);
    const bot = await comeFromAfar('low', url, token);
    const { code, stdout, stderr } = await ran;
    expect([code, bot.code]).toEqual([0, 0]);
    const row = JSON.parse(stdout).standings.find(({ name }: { name: string }) => name === 'low');
    expect(row).toMatchObject({ owner: 'Lotte', matches: 4 });
    for (const text of [stdout, stderr, file('registered', 'arena.log')]) expect(text).not.toContain(token);
  });

  test('is refused by another token', async () => {
    const { url, ran, child } = await startListening(
      ['tournament', '--remote', 'low', ...THREE, '--boards', '1', '--out', 'refused'],
      folder.path,
    );
    const bot = await comeFromAfar('low', url, 'x'.repeat(43));
    expect(bot.stderr).toMatch(/UNAUTHORIZED/);
    child.kill('SIGTERM');
    expect((await ran).code).toBe(10);
  });

  test('is out within seconds after its token is revoked, and in by a new one', async () => {
    const old = await tokenFor('low', 'moving.json');
    await tokenFor('late', 'moving.json');
    const remote = ['--remote', 'low', '--remote', 'late', '--registry', 'moving.json', '--connect-ms', '60000'];
    const { url, ran, child } = await startListening(
      ['tournament', ...remote, ...THREE, '--out', 'moving'],
      folder.path,
    );
    const logged = (line: RegExp) => file('moving', 'arena.log').match(line)?.length ?? 0;
    const READY = /"bot":"low","msg":"ready"/g;
    const READ = /the registry was read again/g;
    const first = comeFromAfar('low', url, old);
    await expect.poll(() => logged(READY)).toBe(1);
    await run('bots', 'revoke', 'low', '--registry', 'moving.json');
    expect((await first).stderr).toMatch(/UNAUTHORIZED.*revoked/);
    const before = logged(READ);
    const fresh = await tokenFor('low', 'moving.json');
    await expect.poll(() => logged(READ)).toBeGreaterThan(before);
    const away = new AbortController();
    const second = comeFromAfar('low', url, fresh, away.signal);
    await expect.poll(() => logged(READY)).toBe(2);
    child.kill('SIGTERM');
    expect((await ran).code).toBe(10);
    away.abort();
    expect((await second).stderr).not.toMatch(/UNAUTHORIZED/);
  });

  test('that is away when a run is taken up holds up nobody: the run goes on, and its matches are no-shows', async () => {
    // One at a time, each a good part of a second: some are over, and some are not, whenever it is stopped.
    const slowly = ['--tables', '1', '--pace-ms', '5', '--no-calibrate'];
    const args = ['tournament', '--remote', 'low', ...THREE, '--boards', '6', ...slowly, '--out', 'away'];
    const { url, ran, child } = await startListening(args, folder.path);
    const bot = new AbortController();
    const remote = comeFromAfar('low', url, token, bot.signal);
    await untilRecorded(join(folder.path, 'away'), 2);
    child.kill('SIGTERM');
    expect((await ran).code).toBe(10);
    bot.abort();
    await remote;
    const resumed = await run(...['resume', 'away', '--connect-ms', '8000', '--return-ms', '500', '--json']);
    expect([resumed.code, resumed.stderr]).toEqual([0, expect.any(String)]);
    const low = JSON.parse(resumed.stdout).standings.find(({ name }: { name: string }) => name === 'low');
    expect(low.matches).toBe(24);
    expect(low.standIns).toBeGreaterThan(0);
    expect(low.standIns).toBeLessThan(24);
    expect(file('away', 'arena.log')).toMatch(/"bot":"low".*not there; the tournament goes on/);
  });

  test('speaks TLS with a server that has a certificate; local bots need not', async () => {
    const { url, ran } = await startListening(
      [
        'tournament',
        '--remote',
        'low',
        ...THREE,
        '--boards',
        '1',
        '--tls-cert',
        CERTIFICATE,
        '--tls-key',
        KEY,
        '--json',
        '--out',
        'tls',
      ],
      folder.path,
    );
    expect(url).toMatch(/^wss:\/\/127\.0\.0\.1:/);
    const bot = await comeFromAfar('low', url, token);
    const { code, stdout } = await ran;
    expect([code, bot.code, JSON.parse(stdout).matches]).toEqual([0, 0, 4]);
  });
});

test('a bot that comes back as another version is told so, and the organiser as well', async () => {
  const { url, ran } = await startListening(
    [
      'tournament',
      '--guest',
      'gast',
      ...THREE,
      '--boards',
      '1',
      '--tables',
      '1',
      '--return-ms',
      '6000',
      '--out',
      'versions',
    ],
    folder.path,
  );
  /** Plays as a version until it has heard a message of a type; all that it heard. */
  const play = (version: string, until: string) =>
    new Promise<{ type: string; code?: string; message?: string }[]>((resolve) => {
      const heard: { type: string; request?: string; legal?: string[] }[] = [];
      const socket = new WebSocket(url);
      const send = (message: object) => socket.send(JSON.stringify(message));
      socket.onopen = () => send({ type: 'hello', versions: ['1.0'], name: 'gast', version, tables: 8 });
      socket.onclose = () => resolve(heard);
      socket.onmessage = ({ data }) => {
        const message = JSON.parse(data);
        heard.push(message);
        if (message.type === 'welcome') send({ type: 'ready' });
        if (message.type === 'request') send({ type: 'play', request: message.request, card: message.legal[0] });
        if (message.type === until) socket.close();
      };
    });
  // In the middle of a match: its result comes when the record is on disk, and by then all matches may be over.
  await play('1', 'deal-result');
  const heard = await play('2', 'goodbye');
  expect((await ran).code).toBe(0);
  // Once for the match that was open, where one was, and once for all that follow.
  expect([...new Set(heard.map(({ type }) => type))]).toEqual(['welcome', 'error', 'goodbye']);
  expect(heard[1]).toMatchObject({
    code: 'VERSION_CHANGED',
    message:
      'gast plays here as version 1 and came back as 2, which is another player: its matches go on without it. Come back as 1.',
  });
  expect(file('versions', 'arena.log')).toMatch(
    /"level":40,.*"bot":"gast","entered":"1","came":"2","msg":"a bot came back as another version/,
  );
});

test('a guest comes without a token', async () => {
  const { url, ran } = await startListening(
    ['tournament', '--guest', 'gast', ...THREE, '--boards', '1', '--json', '--out', 'guest'],
    folder.path,
  );
  const { connectBot } = await import('@bassadewitz/client');
  const { matches } = await connectBot(
    { name: 'gast', version: '1', chooseCard: ({ legal }, turn) => turn.pick(legal) },
    { url, log: () => {} },
  );
  expect([(await ran).code, matches]).toEqual([0, 4]);
});

test('pages of an allowed origin may connect, others not; a trusted proxy says for whom it speaks', async () => {
  const { url, ran, child } = await startListening(
    [
      'tournament',
      ...['--guest', 'gast', '--origin', 'https://example.org', '--trust-proxy', '127.0.0.1', '--out', 'origins'],
      ...['--limit', 'helloMs=300', '--log-level', 'debug'],
      ...THREE,
    ],
    folder.path,
  );
  const closeCode = (origin: string) =>
    new Promise<number>((resolve) => {
      // Node's own client takes headers, which the types of browsers do not know.
      const Client = WebSocket as unknown as new (url: string, options: object) => WebSocket;
      const socket = new Client(url, { headers: { origin, 'x-forwarded-for': '203.0.113.9' } });
      socket.onclose = ({ code }) => resolve(code);
    });
  expect(await closeCode('https://elsewhere.org')).toBe(4005);
  expect(await closeCode('https://example.org')).toBe(4500);
  child.kill('SIGTERM');
  await ran;
  expect(file('origins', 'arena.log').match(/"address":"203\.0\.113\.9","msg":"connected"/g)).toHaveLength(2);
});
