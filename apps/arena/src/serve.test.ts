import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { processesWith, runCommand, temporaryFolder } from './testing/command.ts';
import { eventually } from './testing/eventually.ts';
import { comeFromAfar } from './testing/remote.ts';
import { makeToken, startServer, type TestServer } from './testing/server.ts';

const folder = temporaryFolder();
const NAMES = ['low', 'ducker', 'counter', 'random'] as const;
const REMOTE = NAMES.map((name) => ({ name, registered: true }));
const away = new AbortController();
const tokens: Record<string, string> = {};
let organiser: string;
let server: TestServer;
let bots: Promise<unknown>[] = [];

const file = (...path: string[]) => join(folder.path, ...path);
const stateOf = async (id: string) => (await server.ask(`/v1/tournaments/${id}`)).body;
const become = (id: string, state: string) =>
  eventually(async () => expect(await stateOf(id)).toMatchObject({ state, reason: null }));
const order = (path: string, post: unknown = {}) => server.ask(`/v1/tournaments${path}`, { token: organiser, post });
/** The bots come, and come back for as long as the server may. */
const come = () => {
  bots = NAMES.map((name) => comeFromAfar(name, server.url, tokens[name] ?? '', away.signal));
};

beforeAll(async () => {
  for (const name of NAMES) tokens[name] = await makeToken(folder.path, 'bots', name);
  organiser = await makeToken(folder.path, 'admins', 'olga');
  server = await startServer(folder.path, ['--port', '0', '--practice', '0', '--log-level', 'warn']);
  // Later servers have the same port, so that the bots find them.
  come();
});

afterAll(async () => {
  await server.end('SIGTERM');
  away.abort();
  await Promise.all(bots);
  await eventually(async () => expect(await processesWith(folder.path)).toEqual([]));
  folder.remove();
});

/** Ends the server by a signal, and starts another at the same place. */
async function restart(signal: NodeJS.Signals) {
  const { port } = new URL(server.url);
  const ended = await server.end(signal);
  server = await startServer(folder.path, ['--port', port, '--practice', '0', '--log-level', 'warn']);
  return ended;
}

describe('a server for tournaments', () => {
  test('is alive and ready, and says what it can', async () => {
    expect(await server.ask('/healthz')).toMatchObject({ status: 200, body: { status: 'ok' } });
    expect(await server.ask('/readyz')).toMatchObject({ status: 200, body: { status: 'ok' } });
    expect((await server.ask('/openapi.json')).body.openapi).toBe('3.1.0');
  });

  test('plays what an organiser posts, with bots that stay for the next', async () => {
    const created = await order('', { id: 'first', title: 'The first', config: { boards: 3, bots: REMOTE } });
    expect(created).toMatchObject({
      status: 201,
      body: { id: 'first', title: 'The first', state: 'waiting', commitment: null, progress: { matches: 0, of: null } },
    });
    await become('first', 'over');
    const over = await stateOf('first');
    expect(over).toMatchObject({ progress: { matches: 12, of: 12, boards: 3, round: 1, rounds: 1 } });
    expect(over.bots.map(({ name, comes, state }: Record<string, string>) => [name, comes, state])).toEqual(
      NAMES.map((name) => [name, 'registered', 'ready']),
    );
    expect((await runCommand(['verify', 'arena/runs/first'], folder.path)).code).toBe(0);
  });

  test('plays two at once, with bots that share their tables', async () => {
    const config = { boards: 3, rounds: 3, tables: 8, moveMs: 20_000, bots: REMOTE };
    for (const id of ['one', 'two']) expect((await order('', { id, config })).status).toBe(201);
    for (const id of ['one', 'two']) await become(id, 'over');
    for (const id of ['one', 'two']) {
      expect((await runCommand(['verify', `arena/runs/${id}`], folder.path)).code).toBe(0);
    }
    const faults = await runCommand(['faults', 'arena/runs/one', '--json'], folder.path);
    expect(JSON.parse(faults.stdout)).toEqual([]);
  });

  test('takes what is dropped into its inbox, and gives back with a reason what it cannot take', async () => {
    writeFileSync(file('arena', 'inbox', 'Dropped Cup.json'), JSON.stringify({ boards: 1, bots: REMOTE }));
    writeFileSync(file('arena', 'inbox', 'wrong.json'), JSON.stringify({ bords: 1 }));
    await eventually(() => expect(existsSync(file('arena', 'inbox', 'wrong.json.reason'))).toBe(true));
    expect(readFileSync(file('arena', 'inbox', 'wrong.json.reason'), 'utf8')).toContain(
      'unknown field "bords" (did you mean boards?)',
    );
    expect(existsSync(file('arena', 'inbox', 'Dropped Cup.json.taken'))).toBe(true);
    await become('dropped-cup', 'over');
  });
});

const LONG = { boards: 6, rounds: 3000, tables: 8, bots: REMOTE };

describe('an organiser', () => {
  test('pauses, decides, resumes and stops; nothing of it is lost', async () => {
    await order('', { id: 'led', config: LONG });
    await become('led', 'playing');
    expect((await order('/led/pause')).body).toMatchObject({ state: 'paused' });
    const { matches } = (await stateOf('led')).progress;
    const withdrawn = await order('/led/decisions', { kind: 'withdraw', bot: 'low', reason: 'by its author' });
    expect(withdrawn).toMatchObject({ status: 201, body: { kind: 'withdraw', bot: 0, reason: 'by its author' } });
    expect((await stateOf('led')).progress.matches).toBe(matches);
    const decided = (decision: object) => order('/led/decisions', { reason: 'x', ...decision });
    for (const [decision, status, code, detail] of [
      [{ kind: 'withdraw', bot: 'low' }, 409, 'CONFLICT', /^bot low has left already \(withdraw\)/],
      [{ kind: 'reinstate', bot: 'ducker' }, 409, 'CONFLICT', /^bot ducker has not left/],
      [
        { kind: 'withdraw', bot: 'lov' },
        400,
        'BAD_REQUEST',
        /^bot: there is no bot lov \(did you mean low\?\); valid: low, d/,
      ],
      [{ kind: 'void', board: 18000 }, 400, 'BAD_REQUEST', /^board: there is no board 18000; valid: 0 to 17999$/],
      [
        { kind: 'void', board: 1, reason: 'a\u0007' },
        400,
        'BAD_REQUEST',
        /^reason: the character U\+0007 is not valid/,
      ],
    ] as const) {
      const answer = await decided(decision);
      expect(answer).toMatchObject({ status, body: { code } });
      expect(answer.body.detail).toMatch(detail);
    }
    expect((await order('/led/decisions', { kind: 'reinstate', bot: 'low', reason: 'it is back' })).status).toBe(201);
    expect((await order('/led/resume')).status).toBe(200);
    await become('led', 'playing');
    // While it is played.
    expect((await order('/led/decisions', { kind: 'void', board: 0, reason: 'a spectator' })).status).toBe(201);
    await become('led', 'playing');
    expect((await order('/led/stop', { reason: 'it is late' })).status).toBe(200);
    await become('led', 'over');
    const kinds = readFileSync(file('arena', 'runs', 'led', 'ledger.ndjson'), 'utf8').matchAll(
      /"kind":"(\w+)","reason"/g,
    );
    expect([...kinds].map(([, kind]) => kind).sort()).toEqual(['reinstate', 'stop', 'void', 'withdraw']);
    expect((await runCommand(['verify', 'arena/runs/led'], folder.path)).code).toBe(0);
    expect(await order('/led/pause')).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
  });

  test('stops what has not begun, and it is never played', async () => {
    const guest = { bots: [...REMOTE.slice(0, 3), { name: 'nobody', guest: true }] };
    await order('', { id: 'empty', config: guest });
    const early = await order('/empty/decisions', { kind: 'withdraw', bot: 'low', reason: 'x' });
    expect(early).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    expect(early.body.detail).toMatch(/has not begun/);
    expect(await order('/empty/stop', { reason: 'a\u001b[31m' })).toMatchObject({ status: 400 });
    const cancelled = { state: 'cancelled', reason: 'nobody came' };
    expect((await order('/empty/stop', { reason: ' nobody came' })).body).toMatchObject(cancelled);
    expect(readFileSync(file('arena', 'arena.log'), 'utf8')).toMatch(/"state":"cancelled","reason":"nobody came"/);
    expect(await order('/empty/resume')).toMatchObject({ status: 409 });
  });

  test.each([
    ['/first/pauze', {}, 404, 'NOT_FOUND', /there is no POST \/v1\/tournaments\/first\/pauze/],
    [
      '/none/pause',
      {},
      404,
      'NOT_FOUND',
      /there is no tournament none \(did you mean one\?\); GET \/v1\/tournaments lists/,
    ],
    [
      '',
      { config: { boards: 0, bots: REMOTE } },
      400,
      'BAD_REQUEST',
      /body at \/config\/boards: 0 is out of range; valid: whole numbers from 1/,
    ],
    [
      '',
      { config: { bots: REMOTE }, id: 'A b' },
      400,
      'BAD_REQUEST',
      /body at \/id: "A b" does not match \^\[a-z0-9\]/,
    ],
    ['', { config: { bots: REMOTE }, id: 'first' }, 409, 'CONFLICT', /there is a tournament first already/],
    [
      '',
      { config: { bots: REMOTE }, titel: 'x' },
      400,
      'BAD_REQUEST',
      /unknown field "titel" \(did you mean title\?\)/,
    ],
    ['', { config: { bots: REMOTE, bords: 3 } }, 400, 'BAD_REQUEST', /unknown field "bords" \(did you mean boards\?\)/],
    ['', { config: { bots: REMOTE, port: 1 } }, 400, 'BAD_REQUEST', /port is the server's, for all tournaments/],
    [
      '',
      { config: { bots: [] } },
      400,
      'BAD_REQUEST',
      /body at \/config\/bots: a list of 0 is too short; at least 1 are/,
    ],
    ['', { config: { bots: [null] } }, 400, 'BAD_REQUEST', /body at \/config\/bots\/0: null is not of type object/],
    ['', { config: { bots: [{ name: 'x', command: 'rm' }] } }, 400, 'BAD_REQUEST', /bot x has a command, which only/],
    ['', { config: 5 }, 400, 'BAD_REQUEST', /body at \/config: 5 is not of type object/],
    ['', [], 400, 'BAD_REQUEST', /body: a list is not of type object/],
    [
      '',
      { config: { bots: REMOTE, format: 'gauntlet', champion: 'lov' } },
      400,
      'BAD_REQUEST',
      /^champion: there is no bot lov/,
    ],
    [
      '',
      { config: { bots: [{ name: 'lov', registered: true }] } },
      400,
      'BAD_REQUEST',
      /bot lov is not in the registry \(did you mean low\?\)/,
    ],
    ['', { config: { bots: [{ name: 'LOW', guest: true }] } }, 400, 'BAD_REQUEST', /bot LOW is no guest/],
    ['/first/stop', {}, 400, 'BAD_REQUEST', /body: field "reason" is missing/],
    ['/first/stop', { reson: 'x' }, 400, 'BAD_REQUEST', /field "reason" is missing \(did you mean it by "reson"\?\)/],
    ['/first/pause', { reson: 'x' }, 400, 'BAD_REQUEST', /body: unknown field "reson"; none is valid here/],
    ['/first/pause?foo=1', {}, 400, 'BAD_REQUEST', /query: unknown field "foo"; none is valid here/],
    ['/first/resume', [], 400, 'BAD_REQUEST', /body: a list is not of type object or null/],
    [
      '/first/decisions',
      { kind: 'bench', reason: 'x' },
      400,
      'BAD_REQUEST',
      /body at \/kind: unknown value "bench"; valid: withdraw, disqualify, reinstate, void/,
    ],
    [
      '/first/decisions',
      { kind: 'withdraw', bot: 'low', board: 1, reason: 'x' },
      400,
      'BAD_REQUEST',
      /^board: not valid with withdraw, which is about a bot$/,
    ],
    [
      '/first/decisions',
      { kind: 'void', bot: 'low', board: 1, reason: 'x' },
      400,
      'BAD_REQUEST',
      /^bot: not valid with/,
    ],
    ['/first/decisions', { kind: 'withdraw', reason: 'x' }, 400, 'BAD_REQUEST', /^bot: say which bot is meant/],
    [
      '/first/decisions',
      { kind: 'void', board: '1', reason: 'x' },
      400,
      'BAD_REQUEST',
      /at \/board: "1" is not of type/,
    ],
    ['/frist/pause', {}, 404, 'NOT_FOUND', /there is no tournament frist \(did you mean first\?\)/],
    ['/first/entropy', { text: 'x' }, 409, 'CONFLICT', /no entropy is waited for/],
  ])('is told what is wrong with POST %s %j', async (path, post, status, code, detail) => {
    const answer = await order(path, post);
    expect(answer).toMatchObject({ status, body: { status, code, docs: 'docs/serve.md#problems' } });
    expect(answer.type).toMatch(/^application\/problem\+json/);
    expect(answer.body.detail).toMatch(detail);
  });

  test('is known by a token in a header alone; a bot is no organiser', async () => {
    for (const token of [undefined, tokens.low, 'guess']) {
      const answer = await server.ask('/v1/tournaments/first/pause', {
        post: {},
        ...(token === undefined ? {} : { token }),
      });
      expect(answer).toMatchObject({ status: 401, body: { code: 'UNAUTHORIZED' } });
    }
    expect((await server.ask(`/v1/tournaments/first/pause?token=${organiser}`, { post: {} })).status).toBe(401);
    expect(readFileSync(file('admins.json'), 'utf8')).not.toContain(organiser);
    expect(readFileSync(file('arena', 'arena.log'), 'utf8')).not.toContain(organiser);
  });
});

describe('a server that ends', () => {
  test.each(['SIGTERM', 'SIGKILL'] as const)(
    'by %s goes on with everything when it is started again',
    async (signal) => {
      const id = signal.toLowerCase();
      await order('', { id, config: LONG });
      await order('', {
        id: `${id}-waits`,
        config: { bots: [...REMOTE.slice(0, 3), { name: 'nobody', guest: true }] },
      });
      await order('', { id: `${id}-paused`, config: LONG });
      await order(`/${id}-paused/pause`);
      await eventually(async () => expect((await stateOf(id)).progress.matches).toBeGreaterThan(20));
      const ended = await restart(signal);
      expect(ended.code).toBe(signal === 'SIGTERM' ? 0 : null);
      expect(await stateOf('first')).toMatchObject({ state: 'over', progress: { matches: 12, boards: 3 } });
      expect(await stateOf('empty')).toMatchObject({ state: 'cancelled', reason: 'nobody came' });
      expect((await stateOf(`${id}-waits`)).state).toBe('waiting');
      expect((await stateOf(`${id}-paused`)).state).toBe('paused');
      await become(id, 'playing');
      expect((await stateOf(id)).progress.matches).toBeGreaterThan(20);
      await order(`/${id}/stop`, { reason: 'enough' });
      await become(id, 'over');
      expect((await runCommand(['verify', `arena/runs/${id}`], folder.path)).code).toBe(0);
      for (const other of [`${id}-waits`, `${id}-paused`]) await order(`/${other}/stop`, { reason: 'enough' });
    },
  );
});
