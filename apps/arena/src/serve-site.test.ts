import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from './testing/command.ts';
import { eventually } from './testing/eventually.ts';
import { plainBot } from './testing/plain-bot.ts';
import { makeToken, startServer, type TestServer } from './testing/server.ts';

const folder = temporaryFolder();
let organiser: string;
let server: TestServer;

beforeAll(async () => {
  organiser = await makeToken(folder.path, 'admins', 'olga');
  const bots = ['one', 'two'].map((name) => ({ name, command: plainBot(folder.path, name, 'request.legal[0]') }));
  const { writeFileSync } = await import('node:fs');
  writeFileSync(
    join(folder.path, 'cup.json'),
    JSON.stringify({ boards: 3, rounds: 100000, tables: 2, seed: 'a-seed-of-ours', bots }),
  );
  server = await startServer(folder.path, ['cup.json', '--title', 'Our arena', '--log-level', 'warn']);
});

afterAll(async () => {
  await server.end('SIGTERM');
  folder.remove();
});

const site = (...path: string[]) => join(folder.path, 'arena', 'site', ...path);
const document = async () => {
  const { page } = (await server.ask('/v1/tournaments/cup')).body;
  const [, id = ''] = /^\/en\/tournament\/([0-9a-f]{16})\/$/.exec(page ?? '') ?? [];
  return { id, ...(await server.ask(`/data/v1/tournament/${id}/tournament.json`)).body };
};

test('a tournament in play has its page, from boards that are over, and nothing of its seed', async () => {
  await eventually(async () => expect((await document()).link.matches).toBeGreaterThan(20), 300);
  const { id, link, foot } = await document();
  expect([link.title, link.complete, foot]).toEqual(['cup', false, null]);
  const home = await server.ask('/');
  expect(home.body).toContain('<bdi>Our arena</bdi>');
  const page = await server.ask(`/en/tournament/${id}/`);
  expect([page.status, page.type]).toEqual([200, 'text/html; charset=utf-8']);
  expect(page.body).toContain(`data-live="../../../v1/tournaments/${id}/live/events"`);
  expect((await server.ask(`/v1/tournaments/${id}/live`)).body.id).toBe('cup');
  const { body } = await server.ask(`/data/v1/tournament/${id}/boards/0.json`);
  const replays = Map.groupBy(body.records as { board: number }[], ({ board }) => board);
  expect([...replays.values()].every((records) => records.length === 4)).toBe(true);
  for (const file of globSync('**/*.{json,html,csv,ndjson,atom}', { cwd: site() })) {
    expect(readFileSync(site(file), 'utf8'), file).not.toContain('a-seed-of-ours');
  }
});

test('what is served lets nothing run that is not its own, and nobody frame it', async () => {
  const http = server.url.replace(/^ws/, 'http').replace('/v1/bot', '');
  const { headers } = await fetch(`${http}/en/`);
  expect(headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; script-src 'self'; .*frame-ancestors 'none'$/,
  );
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  for (const path of ['/../arena.log', '/%2e%2e/arena.log', '/.site.lock', '/..%2farena.log']) {
    expect((await server.ask(path)).status, path).toBeGreaterThanOrEqual(400);
  }
});

test('once it is over the page has seed and ledger', async () => {
  await server.ask('/v1/tournaments/cup/stop', { token: organiser, post: { reason: 'enough' } });
  await eventually(async () => expect((await document()).link.complete).toBe(true), 300);
  const { id, foot } = await document();
  expect(foot.seed).toBe('a-seed-of-ours');
  expect((await server.ask(`/data/v1/tournament/${id}/ledger.ndjson`)).status).toBe(200);
});
