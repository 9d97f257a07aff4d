import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { temporaryFolder } from './testing/command.ts';
import { eventually } from './testing/eventually.ts';
import { plainBot } from './testing/plain-bot.ts';
import { comeFromAfar } from './testing/remote.ts';
import { makeToken, startServer, type TestServer } from './testing/server.ts';

const folder = temporaryFolder();
const revoker = plainBot(folder.path, 'revoker', 'request.hand[0]');
const away = new AbortController();
const tokens: Record<string, string> = {};
let organiser: string;
let server: TestServer;
let clumsy: ChildProcess;
let low: Promise<unknown>;

const PRACTICE = 6;
const me = async (name: string, rest = '') => (await server.ask(`/v1/me${rest}`, { token: tokens[name] ?? '' })).body;
const metric = async (name: string) => {
  const { body } = await server.ask('/metrics');
  return Number(new RegExp(`^${name.replace(/[{}"]/g, '\\$&')} (\\S+)$`, 'm').exec(body)?.[1]);
};
const order = (path: string, post: unknown = {}) => server.ask(`/v1/tournaments${path}`, { token: organiser, post });

beforeAll(async () => {
  for (const name of ['low', 'revoker', 'idle']) tokens[name] = await makeToken(folder.path, 'bots', name);
  organiser = await makeToken(folder.path, 'admins', 'olga');
  server = await startServer(folder.path, [
    '--practice',
    String(PRACTICE),
    '--log-level',
    'warn',
    '--limit',
    'failedLogins=3',
  ]);
  low = comeFromAfar('low', server.url, tokens.low ?? '', away.signal);
  const env = { ...process.env, BASSADEWITZ_URL: server.url, BASSADEWITZ_TOKEN: tokens.revoker };
  clumsy = spawn(revoker[0] as string, revoker.slice(1), { env, stdio: 'ignore' });
});

afterAll(async () => {
  const { code, stderr } = await server.end('SIGTERM');
  expect([code, stderr.split('\n').filter((line) => !/^$|"level":[1-4]0/.test(line))]).toEqual([0, []]);
  away.abort();
  clumsy.kill('SIGKILL');
  await low;
  folder.remove();
});

describe('the practice table', () => {
  test('gives every bot that comes its matches of the hour against house bots, and no more', async () => {
    const all = 2 * PRACTICE;
    await eventually(async () => expect(await metric('bassadewitz_matches_total{kind="practice"}')).toBe(all));
    for (const name of ['low', 'revoker']) {
      const { practice, tournaments } = await me(name);
      expect(practice).toMatchObject({ matches: PRACTICE, left: 0 });
      expect(tournaments).toEqual([]);
    }
    const { practice } = await me('low');
    expect(practice.timings.answers).toBeGreaterThan(10);
    expect(practice.faults).toEqual({ timeout: 0, illegal: 0, malformed: 0, disconnect: 0, flood: 0, 'no-show': 0 });
    expect((await me('revoker')).practice.faults.illegal).toBeGreaterThan(0);
    const listed = await me('revoker', '/faults?practice=true&most=100');
    expect(listed.tournament).toBe(null);
    expect(listed.total).toBe((await me('revoker')).practice.faults.illegal);
    expect(listed.faults.length).toBe(Math.min(20, listed.total));
    expect(listed.faults.at(-1).fault).toBe(listed.total - 1);
    for (const { kind, heldBack, frame, request } of listed.faults) {
      expect([kind, heldBack]).toEqual(['illegal', false]);
      expect(request.legal).not.toContain(JSON.parse(frame).card);
    }
    expect(await me('low', '/faults?practice=true')).toEqual({ tournament: null, total: 0, faults: [] });
    expect(await me('low', '/faults?practice=true&tournament=x')).toMatchObject({ code: 'BAD_REQUEST' });
    expect(await me('low', '/faults?practice=maybe')).toMatchObject({ code: 'BAD_REQUEST' });
    expect(await metric('bassadewitz_practice_faults_total{kind="illegal"}')).toBe(listed.total);
    expect(readFileSync(join(folder.path, 'arena', 'arena.log'), 'utf8')).not.toMatch(/"msg":"(fault|a stand-in)/);
    // Rated is nothing of it, and no tournament.
    expect(await metric('bassadewitz_faults_total{kind="illegal"}')).toBe(0);
    expect((await server.ask('/v1/tournaments')).body).toEqual({ tournaments: [] });
    await new Promise((resolve) => setTimeout(resolve, 1200));
    expect(await metric('bassadewitz_matches_total{kind="practice"}')).toBe(all);
  });
});

/** Reads events of a stream until one fits; their data. */
async function watch(id: string, fits: (data: { state: string }) => boolean) {
  const stop = new AbortController();
  const http = server.url.replace(/^ws/, 'http').replace('/v1/bot', '');
  const response = await fetch(`${http}/v1/tournaments/${id}/live/events`, { signal: stop.signal });
  const seen = [];
  let text = '';
  for await (const chunk of response.body ?? []) {
    text += Buffer.from(chunk).toString();
    const events = text.split('\n\n');
    text = events.pop() ?? '';
    seen.push(
      ...events.filter((event) => event.startsWith('event: live\n')).map((event) => JSON.parse(event.slice(18))),
    );
    if (seen.some(fits)) break;
  }
  stop.abort();
  return { type: response.headers.get('content-type'), seen };
}

describe('a tournament in play', () => {
  test('is seen live by anybody, board by board, without seed or commands', async () => {
    const bots = [
      { name: 'low', registered: true },
      { name: 'revoker', registered: true },
    ];
    // At a pace at which it is told of more than once, however fast the machine is.
    const slowly = { paceMs: 5, moveMs: 20_000 };
    const config = { boards: 6, rounds: 5, tables: 8, benchAfter: 1000000, ...slowly, bots };
    await order('', { id: 'cup', title: 'A cup', config });
    const { type, seen } = await watch('cup', ({ state }) => state === 'over');
    expect(type).toBe('text/event-stream; charset=utf-8');
    expect(seen.length).toBeGreaterThan(2);
    const boards = seen.map(({ progress }) => progress.boards);
    expect(boards).toEqual([...boards].sort((a, b) => a - b));
    expect(seen.at(-1)).toMatchObject({ id: 'cup', title: 'A cup', progress: { boards: 30, matches: 120, of: 120 } });
    for (const { progress, standings } of seen) {
      const counted = standings.reduce((sum: number, row: { matches: number }) => sum + row.matches, 0);
      expect(counted).toBe(progress.boards * 16);
    }
    expect(JSON.stringify(seen)).not.toMatch(/seed|command|token/);
    const live = await server.ask('/v1/tournaments/cup/live');
    expect(live.body).toEqual(seen.at(-1));
    expect(live.body.standings.map(({ place }: { place: number }) => place)).toEqual([1, 2, null, null]);
    expect((await server.ask('/v1/tournaments/none/live/events')).status).toBe(404);
  });

  test('is counted for Prometheus', async () => {
    expect(await metric('bassadewitz_matches_total{kind="tournament"}')).toBe(120);
    expect(await metric('bassadewitz_moves_total{kind="tournament"}')).toBeGreaterThanOrEqual(120 * 32);
    expect(await metric('bassadewitz_faults_total{kind="illegal"}')).toBeGreaterThan(100);
    expect(await metric('bassadewitz_faults_total{kind="timeout"}')).toBe(0);
    expect(await metric('bassadewitz_commit_seconds_count')).toBeGreaterThan(10);
    expect(await metric('bassadewitz_writes_total')).toBeGreaterThan(120);
    expect(await metric('bassadewitz_connections')).toBe(2);
    expect(await metric('bassadewitz_open_requests')).toBe(0);
    expect(await metric('bassadewitz_tables{kind="tournament"}')).toBe(0);
    expect(await metric('bassadewitz_bots{state="ready"}')).toBe(2);
    expect(await metric('bassadewitz_bots{state="expected"}')).toBe(1);
    expect(await metric('bassadewitz_tournaments{state="over"}')).toBe(1);
    await expect.poll(() => metric('bassadewitz_event_loop_lag_seconds_count')).toBeGreaterThan(3);
    expect((await server.ask('/metrics')).type).toMatch(/^text\/plain; version=0\.0\.4/);
  });
});

describe("an author's pages", () => {
  test('show the own bot in tournaments that are over, too, and its faults', async () => {
    const { name, state, tournaments } = await me('revoker');
    expect([name, state]).toEqual(['revoker', 'ready']);
    expect(tournaments).toMatchObject([
      {
        id: 'cup',
        title: 'A cup',
        state: 'over',
        summary: { version: '1', matches: 120, standing: { place: 2, of: 2 } },
      },
    ]);
    const { tournament, total, faults } = await me('revoker', '/faults?tournament=cup&from=2&most=1');
    expect([tournament, total > 100, faults.length]).toEqual(['cup', true, 1]);
    expect(faults[0]).toMatchObject({ fault: 2, kind: 'illegal', heldBack: false });
    expect(faults[0].request.legal).not.toContain(JSON.parse(faults[0].frame).card);
    expect(await me('idle')).toMatchObject({ state: 'expected', tournaments: [], practice: null });
  });

  test('are for the bot alone, and failed logins count for the address, those of organisers with them', async () => {
    expect(await me('low', '/faults?tournament=other')).toMatchObject({ code: 'NOT_FOUND' });
    expect(await me('low', `?token=${tokens.low}`)).toMatchObject({ code: 'BAD_REQUEST' });
    expect((await me('low', `?token=${tokens.low}`)).detail).not.toContain(tokens.low);
    const tries: number[] = [];
    for (let i = 0; i < 2; i++) tries.push((await server.ask('/v1/me', { token: 'guess' })).status);
    const stop = () => server.ask('/v1/tournaments/cup/stop', { token: 'guess', post: {} });
    // One, and one more for each six seconds that a slow machine takes for them.
    while (tries.length < 20 && tries.at(-1) !== 429) tries.push((await stop()).status);
    expect(tries.slice(0, 3)).toEqual([401, 401, 401]);
    expect(tries.at(-1)).toBe(429);
    expect(await me('low')).toMatchObject({ name: 'low' });
  });
});
