import { describe, expect, test } from 'vitest';
import { SCHEMAS } from './schemas.ts';

interface Node {
  readonly [keyword: string]: unknown;
}

/** Every object inside a schema, with its path. */
function nodes(value: unknown, path = ''): [string, Node][] {
  if (Array.isArray(value)) return value.flatMap((inner, i) => nodes(inner, `${path}/${i}`));
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.entries(value).flatMap(([key, each]) => nodes(each, `${path}/${key}`));
  return [[path, value as Node], ...inner];
}

/** A schema without prose: what decides whether a message is valid. */
function bare(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(bare);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([key, each]) => key !== 'description' || typeof each !== 'string');
  return Object.fromEntries(kept.map(([key, each]) => [key, bare(each)]));
}

const messages = Object.entries(SCHEMAS).filter(([name]) => name !== 'words') as [string, Node][];

describe.each(messages)('%s', (name, schema) => {
  test('is JSON Schema 2020-12, named after its file', () => {
    expect(schema.$schema).toBe('https://json-schema.org/draft/2020-12/schema');
    expect(schema.$id).toBe(`https://bassadewitz.example/protocol/v1/schemas/${name}.schema.json`);
    expect(schema.description).toMatch(/\.$/);
  });

  test('is closed if bots send it, open at every depth if servers do [FR-4] [FR-5]', () => {
    const closed = nodes(schema).filter(([, node]) => node.additionalProperties !== undefined);
    const fromBot = schema['x-direction'] === 'bot-to-server';
    expect(closed.map(([path]) => path)).toEqual(fromBot ? [''] : []);
    if (fromBot) expect(schema.additionalProperties).toBe(false);
  });
});

test('every word and every field is described', () => {
  for (const [file, schema] of Object.entries(SCHEMAS)) {
    for (const [path, node] of nodes(schema)) {
      if (!/\/(properties|\$defs)\/[\w-]+$/.test(path) || path.endsWith('/properties/type')) continue;
      expect(typeof node.description === 'string' || typeof node.$ref === 'string', `${file}${path}`).toBe(true);
    }
  }
});

test('every enumeration says whether it may grow [VR-3]', () => {
  const enumerations = Object.entries(SCHEMAS.words.$defs).filter(
    ([, word]) => 'enum' in word || 'x-known-values' in word,
  );
  const growing = enumerations.filter(([, word]) => 'x-known-values' in word).map(([name]) => name);
  expect(growing).toEqual(['goodbyeReason', 'errorCode']);
  for (const [name, word] of enumerations) {
    if (name === 'seat') continue;
    expect(word.description).toMatch(growing.includes(name) ? /May grow in any 1\.x/ : /Closed for/);
  }
});

test('hello is frozen: what it was in 1.0 it stays for the life of v1 [HS-3]', () => {
  expect(bare(SCHEMAS.hello)).toEqual({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: 'https://bassadewitz.example/protocol/v1/schemas/hello.schema.json',
    title: 'Hello',
    'x-direction': 'bot-to-server',
    type: 'object',
    required: ['type', 'versions', 'name', 'version', 'tables'],
    properties: {
      type: { const: 'hello' },
      versions: {
        type: 'array',
        items: { type: 'string', $ref: 'words.schema.json#/$defs/protocolVersion' },
        minItems: 1,
        maxItems: 16,
        uniqueItems: true,
      },
      token: { type: 'string', pattern: '^[!-~]{1,256}$' },
      name: { $ref: 'words.schema.json#/$defs/botName' },
      version: { type: 'string', pattern: '^[ -~]{1,64}$' },
      tables: { type: 'integer', minimum: 1, maximum: 4096 },
      client: { type: 'string', pattern: '^[ -~]{1,64}$' },
    },
    additionalProperties: false,
  });
  expect(SCHEMAS.words.$defs.botName.pattern).toBe('^[A-Za-z0-9][A-Za-z0-9._-]{0,31}$');
  expect(SCHEMAS.words.$defs.protocolVersion.pattern).toBe('^[0-9]{1,4}\\.[0-9]{1,4}$');
});
