import { spawn } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exampleBot, runCommand, temporaryFolder } from './testing/command.ts';
import { eventually } from './testing/eventually.ts';
import { plainBot } from './testing/plain-bot.ts';
import { type Listening, startListening } from './testing/remote.ts';

const folder = temporaryFolder();
const revoker = plainBot(folder.path, 'revoker', 'request.hand[0]');
let arena: Listening;
let bot: ReturnType<typeof spawn>;
let token: string;
let http: string;

const get = (path: string, authorization?: string) =>
  fetch(`${http}${path}`, authorization === undefined ? {} : { headers: { authorization } });
const own = async (path: string) => JSON.parse(await (await get(path, `Bearer ${token}`)).text());

beforeAll(async () => {
  const added = await runCommand(['bots', 'add', 'revoker', '--owner', 'x', '--json'], folder.path);
  token = JSON.parse(added.stdout).token;
  const others = ['low', 'ducker', 'counter'].flatMap((name) => exampleBot(name));
  const long = [
    '--no-calibrate',
    '--move-ms',
    '20000',
    '--boards',
    '3',
    '--rounds',
    '3000',
    '--bench-after',
    '1000000',
    '--tables',
    '2',
    '--seed',
    'a-seed-of-ours',
    '--limit',
    'failedLogins=3',
  ];
  arena = await startListening(['tournament', '--remote', 'revoker', ...others, ...long, '--out', 'run'], folder.path);
  http = arena.url.replace(/^ws/, 'http').replace('/v1/bot', '');
  const env = { ...process.env, BASSADEWITZ_URL: arena.url, BASSADEWITZ_TOKEN: token };
  bot = spawn(revoker[0] as string, revoker.slice(1), { env, stdio: 'ignore' });
  const twenty = async () => {
    if (((await own('/v1/me')).tournament?.faults.total ?? 0) <= 20) throw new Error('too few faults so far');
  };
  await eventually(twenty);
});

afterAll(async () => {
  arena.child.kill('SIGTERM');
  await arena.ran;
  bot.kill('SIGKILL');
  folder.remove();
});

describe("an author's pages", () => {
  test('show how the bot stands, and nothing of the seed', async () => {
    const page = await own('/v1/me');
    expect(page).toMatchObject({
      name: 'revoker',
      state: 'ready',
      tournament: { version: '1', standing: { place: 4, of: 4 }, faults: { kinds: { timeout: 0 } } },
    });
    expect(page.tournament.timings.think.p99).toBeGreaterThan(0);
    expect(JSON.stringify(page)).not.toContain('a-seed-of-ours');
  });

  test('list the faults with their requests, to be rerun at home', async () => {
    const { total, faults } = await own('/v1/me/faults?most=5');
    expect(total).toBeGreaterThan(20);
    expect(faults.map(({ fault }: { fault: number }) => fault)).toEqual([0, 1, 2, 3, 4]);
    for (const { kind, heldBack, request, frame } of faults) {
      expect([kind, heldBack]).toEqual(['illegal', false]);
      expect(request.legal).not.toContain(JSON.parse(frame).card);
    }
    expect((await own('/v1/me/faults?from=3&most=1')).faults[0].fault).toBe(3);
  });

  test('are for the bot alone, by a header alone, and not stored on the way', async () => {
    const fine = await get('/v1/me', `Bearer ${token}`);
    expect([fine.status, fine.headers.get('cache-control')]).toEqual([200, 'no-store']);
    const none = await get('/v1/me');
    expect([none.status, none.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
    const inUrl = await get(`/v1/me?token=${token}`);
    expect(inUrl.status).toBe(400);
    expect(await inUrl.text()).not.toContain(token);
    expect((await get('/v1/me/faults?most=101', `Bearer ${token}`)).status).toBe(400);
  });

  test('whatever else is asked for gets an answer in JSON', async () => {
    const missing = await get(`/v2?token=${token}`);
    expect([missing.status, await missing.json()]).toEqual([
      404,
      {
        type: 'urn:bassadewitz:problem:not_found',
        title: 'There is nothing here',
        status: 404,
        detail: 'there is no GET /v2',
        code: 'NOT_FOUND',
        docs: 'docs/serve.md#problems',
      },
    ]);
    expect((await get('/v1/bot')).status).toBe(426);
    expect((await fetch(`${http}/v1/me`, { method: 'POST', body: 'x'.repeat(5000) })).status).toBeGreaterThanOrEqual(
      400,
    );
  });

  test('failed logins count for the address, over HTTP as over WebSocket', async () => {
    const tries: number[] = [];
    // Three, and one more for each six seconds that a slow machine takes for them.
    while (tries.length < 20 && tries.at(-1) !== 429) tries.push((await get('/v1/me', 'Bearer guess')).status);
    expect(tries.slice(0, 3)).toEqual([401, 401, 401]);
    expect(tries.at(-1)).toBe(429);
    expect((await get('/v1/me', `Bearer ${token}`)).status).toBe(200);
  });
});
