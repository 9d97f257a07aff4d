import { X509Certificate } from 'node:crypto';
import { copyFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { connect } from 'node:tls';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { runCommand, startCommand, temporaryFolder } from './testing/command.ts';
import { eventually } from './testing/eventually.ts';
import { plainBot } from './testing/plain-bot.ts';
import { CERTIFICATE, KEY } from './testing/remote.ts';
import { makeToken, startServer, type TestServer } from './testing/server.ts';

const ENDING = fileURLToPath(new URL('./testing/localhost-ending.pem', import.meta.url));

const folder = temporaryFolder();
const file = (...path: string[]) => join(folder.path, ...path);
let organiser: string;
let server: TestServer | undefined;

beforeAll(async () => {
  organiser = await makeToken(folder.path, 'admins', 'olga');
  for (const name of ['one', 'two']) plainBot(folder.path, name, 'request.legal[0]');
});

afterEach(async () => {
  await server?.end('SIGKILL');
  server = undefined;
});

afterAll(() => folder.remove());

const local = (name: string) => ({ name, command: [process.execPath, `${name}.mjs`] });
const config = (path: string, rest: object) => {
  writeFileSync(file(path), JSON.stringify({ boards: 3, bots: [local('one'), local('two')], ...rest }));
  return path;
};
const start = async (...args: string[]) => {
  server = await startServer(folder.path, args);
  return server;
};
const refused = async (...args: string[]) => {
  const { code, stderr } = await runCommand(['serve', ...args], folder.path);
  return [
    code,
    stderr
      .split('\n')
      .filter((line) => line.startsWith('bassadewitz:'))
      .join('\n'),
  ];
};
const until = (arena: TestServer, id: string, expected: object) =>
  eventually(async () => expect((await arena.ask(`/v1/tournaments/${id}`)).body).toMatchObject(expected));

describe('an organiser', () => {
  test.each([
    [['--drain-seconds', '-1'], 2, /--drain-seconds: -1 is out of range; valid: whole numbers from 0 to 86400/],
    [['--drain-seconds', 'x'], 2, /--drain-seconds: "x" is not a whole number/],
    [['--practice', '-5'], 2, /--practice: -5 is out of range/],
    [
      ['--port', '70000'],
      2,
      /--port: 70000 is out of range; valid: whole numbers from 0 to 65535; see docs\/serve\.md/,
    ],
    [['--log-level', 'loud'], 2, /--log-level: unknown value "loud"/],
    [['--title', ' '], 2, /--title: " " is not a text/],
    [['--base-url', 'ftp:x'], 2, /--base-url: "ftp:x" is not an address/],
    [['--limit', 'conections=1'], 2, /--limit: unknown field "conections" \(did you mean connections\?\)/],
    [['none.json'], 5, /cannot read the configuration none\.json: there is no such file/],
    [['--folder', '/proc/x'], 5, /cannot make the folder \/proc\/x/],
  ])('is told what is wrong with serve %j', async (args, code, says) => {
    const [came, line] = await refused(...args);
    expect(line).toMatch(says);
    expect(came).toBe(code);
  });

  test('is told of a port that is taken', async () => {
    const { url } = await start('--folder', 'taken');
    const [code, line] = await refused('--folder', 'other', '--port', new URL(url).port);
    expect([code, line]).toEqual([
      4,
      expect.stringMatching(/^bassadewitz: cannot listen on 127\.0\.0\.1:\d+: the port is in use/),
    ]);
  });

  test('is refused a folder in which another server works', async () => {
    await start('--folder', 'mine');
    const [code, line] = await refused('--folder', 'mine');
    expect([code, line]).toEqual([5, expect.stringMatching(/mine: another server works in it; see docs\/serve\.md$/)]);
  });

  test('is not told to play another tournament under the same name', async () => {
    const path = config('cup.json', { rounds: 100000, tables: 2 });
    const arena = await start(path, '--folder', 'same');
    await until(arena, 'cup', { state: 'playing' });
    await arena.end('SIGKILL');
    config('cup.json', { rounds: 5, tables: 2 });
    const [code, line] = await refused(path, '--folder', 'same');
    expect([code, line]).toEqual([
      7,
      expect.stringMatching(/cup\.json: rounds has changed: the run was started with 100000, not with 5/),
    ]);
  });

  test('goes on by what is changed of the configuration and decides no result', async () => {
    const path = config('pace.json', { rounds: 100000, tables: 1 });
    const tables = async (arena: TestServer) =>
      Number(/^bassadewitz_tables\{kind="tournament"\} (\d+)$/m.exec((await arena.ask('/metrics')).body)?.[1]);
    const playsAt = (arena: TestServer, count: number) =>
      vi.waitFor(async () => expect(await tables(arena)).toBe(count), { timeout: 15_000, interval: 20 });
    await playsAt(await start(path, '--folder', 'pace'), 1);
    await server?.end('SIGKILL');
    config('pace.json', { rounds: 100000, tables: 5 });
    await playsAt(await start(path, '--folder', 'pace'), 5);
    await server?.end('SIGKILL');
    const own = await start('--folder', 'pace');
    await playsAt(own, 1);
    for (let look = 0; look < 20; look++) expect(await tables(own)).toBeLessThan(2);
  });

  test('is told of a certificate that cannot be read', async () => {
    const [code, line] = await refused('--tls-cert', 'x.pem', '--tls-key', KEY);
    expect([code, line]).toEqual([5, expect.stringMatching(/cannot read .*x\.pem: there is no such file/)]);
  });

  test('takes up a renewed certificate by itself, and keeps the old one where it is broken', async () => {
    copyFileSync(CERTIFICATE, file('cert.pem'));
    const arena = await start('--tls-cert', 'cert.pem', '--tls-key', KEY, '--folder', 'tls');
    const { url, child } = arena;
    let log = '';
    child.stderr?.on('data', (text: string) => {
      log += text;
    });
    const shown = () => fingerprint(Number(new URL(url).port));
    const ends = async () => {
      const numbers = (await arena.ask('/metrics')).body;
      return Number(/^bassadewitz_certificate_end_timestamp_seconds (\S+)$/m.exec(numbers)?.[1]);
    };
    expect(await ends()).toBe(endOf(CERTIFICATE));
    const first = await shown();
    writeFileSync(file('cert.pem'), 'broken');
    await eventually(() => expect(log).toContain('the certificate has changed and cannot be used'));
    expect(await shown()).toBe(first);
    copyFileSync(ENDING, file('cert.pem'));
    await eventually(async () => expect(await shown()).not.toBe(first), 200);
    expect(log).toMatch(/the certificate (ends soon|has ended)/);
    expect(await ends()).toBe(endOf(ENDING));
  });

  test('keeps its bots where the registry breaks, and follows it when it is mended', async () => {
    const token = await makeToken(folder.path, 'bots', 'alice');
    const arena = await start('--folder', 'registry', '--practice', '0');
    const whole = readFileSync(file('bots.json'), 'utf8');
    const me = async () => (await arena.ask('/v1/me', { token })).status;
    expect(await me()).toBe(200);
    const log = () => readFileSync(file('registry', 'arena.log'), 'utf8');
    writeFileSync(file('bots.json'), '{"bots":');
    await eventually(() => expect(log()).toContain('the registry has changed and cannot be used'));
    expect(await me()).toBe(200);
    writeFileSync(file('bots.json'), whole.replaceAll('"tokens": [', '"tokens": [], "_": ['));
    const [code] = await refused('--folder', 'registry-2');
    expect(code).toBe(5);
    writeFileSync(file('bots.json'), whole);
    await eventually(() => expect(log()).toContain('the registry was read again'));
    expect(await me()).toBe(200);
  });
});

/** The certificate that a port shows. */
/** When a certificate ends, in seconds since 1970. */
function endOf(path: string): number {
  return Date.parse(new X509Certificate(readFileSync(path)).validTo) / 1000;
}

function fingerprint(port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', rejectUnauthorized: false }, () => {
      resolve(socket.getPeerCertificate().fingerprint256);
      socket.destroy();
    });
    socket.once('error', reject);
  });
}

describe('a tournament', () => {
  test('that was over when the arena was killed has its text after the next start', async () => {
    const path = config('short.json', { rounds: 1 });
    await until(await start(path, '--folder', 'text'), 'short', { state: 'over' });
    await server?.end('SIGKILL');
    const text = file('text', 'runs', 'short', 'ledger.ndjson');
    const whole = readFileSync(text, 'utf8');
    rmSync(text);
    const again = await start('--folder', 'text');
    await vi.waitFor(() => expect(readFileSync(text, 'utf8')).toBe(whole), 10_000);
    await until(again, 'short', { state: 'over' });
  });

  test('tells in the log how it was found, whose bots are whose, and of no file that is not there', async () => {
    const args = ['--folder', 'told', '--registry', 'none.json'];
    const lines = () =>
      readFileSync(file('told', 'arena.log'), 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line));
    const log = (msg: string) => expect(lines()).toContainEqual(expect.objectContaining({ tournament: 'told', msg }));
    await until(await start(config('told.json', { rounds: 100000 }), ...args), 'told', { state: 'playing' });
    log('the tournament is playing');
    expect(lines()).toContainEqual(expect.objectContaining({ msg: 'hello', bot: 'one', instance: 'one@told' }));
    await server?.end('SIGKILL');
    await start(...args);
    log('found as it was left');
    expect(lines().filter(({ msg }) => /read again/.test(msg))).toEqual([]);
  });

  test.each([
    [
      'that does not exist',
      ['/no/such/prog', '--api-key=SECRET123'],
      /^bot leaky could not be started: no such program/,
    ],
    [
      'that ends and prints what it was given',
      [process.execPath, '-e', 'console.error(process.argv[1]); process.exit(7)', '--', '--api-key=SECRET123'],
      /^bot leaky exited with code 7 before it was ready$/,
    ],
  ])('tells nobody the command line of a local bot %s', async (_, command, reason) => {
    const path = config('leak.json', { bots: [local('one'), { name: 'leaky', command }] });
    const arena = await start(path, '--folder', `leak-${command.length}`);
    await until(arena, 'leak', { state: 'failed' });
    for (const page of ['/v1/tournaments/leak', '/v1/tournaments', '/v1/tournaments/leak/live', '/metrics']) {
      const { body } = await arena.ask(page);
      expect(JSON.stringify(body)).not.toContain('SECRET123');
    }
    expect((await arena.ask('/v1/tournaments/leak')).body.reason).toMatch(reason);
    const log = readFileSync(file(`leak-${command.length}`, 'arena.log'), 'utf8');
    expect(log).toContain('leaky');
    expect(log).not.toContain('SECRET123');
  });

  test('fails by itself where its file cannot be had, and goes on when it is resumed', async () => {
    const paths = [config('a.json', { rounds: 100000 }), config('b.json', { rounds: 100000 })];
    const arena = await start(...paths, '--folder', 'fails');
    for (const id of ['a', 'b']) await until(arena, id, { state: 'playing' });
    const order = (path: string) => arena.ask(`/v1/tournaments/${path}`, { token: organiser, post: {} });
    await order('a/pause');
    // Somebody else has the file.
    const other = startCommand(['resume', 'fails/runs/a', '--no-calibrate'], folder.path);
    const log = file('fails', 'runs', 'a', 'arena.log');
    await eventually(() => expect(existsSync(log) && readFileSync(log, 'utf8')).toContain('listening'));
    await order('a/resume');
    await until(arena, 'a', { state: 'failed' });
    expect((await arena.ask('/v1/tournaments/a')).body.reason).toMatch(/^its files cannot be read or/);
    expect(readFileSync(file('fails', 'arena.log'), 'utf8')).toMatch(/in use by/);
    expect((await arena.ask('/v1/tournaments/b')).body.state).toBe('playing');
    other.child.kill('SIGKILL');
    await other.ran;
    expect((await order('a/resume')).status).toBe(200);
    await until(arena, 'a', { state: 'playing', reason: null });
  });
});

describe('a server that closes', () => {
  test('lets no match hold up its end longer than it may, and plays it anew', async () => {
    // Bots that answer nothing, in a tournament that gives them a minute for it.
    const path = config('slow.json', {
      moveMs: 60_000,
      bots: [local('one'), { name: 'mute', command: [process.execPath, '-e', MUTE] }],
    });
    const arena = await start(path, '--folder', 'slow', '--drain-seconds', '1');
    await until(arena, 'slow', { state: 'playing' });
    const began = performance.now();
    const { code } = await arena.end('SIGTERM');
    expect(code).toBe(0);
    expect(performance.now() - began).toBeGreaterThan(900);
    // The bots have a minute.
    expect(performance.now() - began).toBeLessThan(30_000);
    const again = await start(path, '--folder', 'slow', '--drain-seconds', '60');
    await until(again, 'slow', { state: 'playing', progress: { matches: 0 } });
    const secondly = performance.now();
    again.child.kill('SIGTERM');
    await eventually(async () => expect((await again.ask('/readyz')).status).toBe(503));
    await again.end('SIGTERM');
    expect(performance.now() - secondly).toBeLessThan(30_000);
  });

  test('tells its bots that it closes', async () => {
    const token = await makeToken(folder.path, 'bots', 'bob');
    const arena = await start('--folder', 'closes', '--practice', '0');
    const socket = new WebSocket(arena.url);
    const told: Record<string, unknown>[] = [];
    const closed = new Promise<number>((resolve) => socket.addEventListener('close', ({ code }) => resolve(code)));
    socket.addEventListener('message', ({ data }) => told.push(JSON.parse(String(data))));
    socket.addEventListener('open', () => {
      socket.send(JSON.stringify({ type: 'hello', versions: ['1.0'], token, name: 'bob', version: '1', tables: 1 }));
    });
    await eventually(() => expect(told.map(({ type }) => type)).toEqual(['welcome']));
    arena.child.kill('SIGTERM');
    expect(await closed).toBe(1001);
    expect(told.at(-1)).toMatchObject({ type: 'goodbye', reason: 'server-closing' });
    expect((await arena.ran).code).toBe(0);
  });
});

const MUTE = `const socket = new WebSocket(process.env.BASSADEWITZ_URL);
const send = (message) => socket.send(JSON.stringify(message));
socket.onopen = () => send({ type: 'hello', versions: ['1.0'], token: process.env.BASSADEWITZ_TOKEN, name: 'mute', version: '1', tables: 8 });
socket.onmessage = ({ data }) => { if (JSON.parse(data).type === 'welcome') send({ type: 'ready' }); };`;
