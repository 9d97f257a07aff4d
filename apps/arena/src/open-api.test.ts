import { readFileSync, writeFileSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
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

test('it holds all that a configuration may say, and nothing else', () => {
  const { post } =
    (description.paths as Record<string, { post: { requestBody: RequestBody } }>)['/v1/tournaments'] ?? {};
  const schema = post?.requestBody.content['application/json'].schema as {
    properties: { config: { properties: object } };
  };
  expect(JSON.stringify(description)).not.toMatch(/\$ref|apps\/arena|\.schema\.json/);
  const { properties } = JSON.parse(
    readFileSync(new URL('./config/tournament.schema.json', import.meta.url), 'utf8'),
  ) as { properties: object };
  const servers = ['host', 'port', 'registry', 'prepareMs', 'tlsCert', 'tlsKey', 'trustProxy', 'origins', 'limits'];
  expect(Object.keys(schema.properties.config.properties)).toEqual(
    Object.keys(properties).filter((name) => !servers.includes(name)),
  );
  const isValid = new Ajv2020({ strict: false }).compile(schema);
  const bots = [{ name: 'low', registered: true }];
  expect(isValid({ id: 'a', config: { boards: 3, rules: 'swedish', bots } })).toBe(true);
  for (const wrong of [
    {},
    { bots, bords: 3 },
    { bots, boards: 0 },
    { bots, port: 1 },
    { bots: [{ name: 'x', command: 'y' }] },
  ]) {
    expect([wrong, isValid({ id: 'a', config: wrong })]).toEqual([wrong, false]);
  }
});

test('no page takes a query that it does not know', async () => {
  const paths = Object.entries(description.paths as Record<string, { get?: unknown }>).filter(([, { get }]) => get);
  expect(paths.length).toBeGreaterThan(7);
  for (const path of [...paths.map(([one]) => one.replace('{id}', 'none')), '/openapi.json']) {
    const { status, body } = await server.ask(`${path}?foo=1`);
    expect([path, status, body.code]).toEqual([path, 400, 'BAD_REQUEST']);
    expect(body.detail).toMatch(/^query: unknown field "foo".*; (valid: |none is valid)/);
  }
});

interface RequestBody {
  readonly content: { readonly 'application/json': { readonly schema: object } };
}

interface Operation {
  readonly summary?: string;
  readonly tags?: readonly string[];
  readonly responses: object;
  readonly security?: readonly object[];
}
