import { readFileSync, writeFileSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from './testing/command.ts';
import { startServer, type TestServer } from './testing/server.ts';

const COPY = new URL('../../../docs/openapi.json', import.meta.url);

const folder = temporaryFolder();
let server: TestServer;
let description: Record<string, unknown>;

beforeAll(async () => {
  server = await startServer(folder.path);
  description = (await server.ask('/openapi.json')).body;
});

afterAll(async () => {
  await server.end('SIGTERM');
  folder.remove();
});

test('the description is OpenAPI 3.1', async () => {
  const { valid, errors } = await new Validator().validate(structuredClone(description));
  expect(errors ?? []).toEqual([]);
  expect([valid, description.openapi]).toEqual([true, '3.1.0']);
});

test('docs/openapi.json is what the server says; UPDATE_OPENAPI=1 writes it anew', () => {
  const text = `${JSON.stringify(description, null, 2)}\n`;
  if (process.env.UPDATE_OPENAPI === '1') writeFileSync(COPY, text);
  expect(JSON.parse(readFileSync(COPY, 'utf8'))).toEqual(description);
});

test('every page says what it answers, and those that need a token say which', () => {
  const operations = Object.entries(description.paths as Record<string, Record<string, Operation>>).flatMap(
    ([path, methods]) => Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })),
  );
  expect(operations.length).toBeGreaterThan(12);
  for (const { path, method, summary, tags, responses, security } of operations) {
    expect([path, typeof summary, tags?.length]).toEqual([path, 'string', 1]);
    expect(
      Object.keys(responses).some((status) => status.startsWith('2')),
      path,
    ).toBe(true);
    const needed = path.startsWith('/v1/me') ? 'bot' : method === 'post' ? 'organiser' : undefined;
    expect([path, security?.flatMap((one) => Object.keys(one))]).toEqual([
      path,
      needed === undefined ? undefined : [needed],
    ]);
  }
});

interface Operation {
  readonly summary?: string;
  readonly tags?: readonly string[];
  readonly responses: object;
  readonly security?: readonly object[];
}
