import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { Decision } from '@bassadewitz/ledger';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { schemaFiles } from '../generate/schemas.ts';
import { botDocument } from './bots/bot.ts';
import { ladderHeadToHead } from './ladders/head-to-head.ts';
import { ladderDocument, ladderLink } from './ladders/ladder.ts';
import { Pool } from './ladders/pool.ts';
import { botLink, siteDocument } from './sites/site.ts';
import { closed } from './testing/closed.ts';
import { readTournaments } from './testing/documents.ts';
import { thinkMsOf } from './texts/think-ms.ts';
import { matchesPage, matchIndex } from './tournaments/matches.ts';

const schemas = schemaFiles();

test('the schemas are those of the types: else run the generate script', () => {
  for (const [path, text] of schemas) expect(readFileSync(path, 'utf8'), path).toBe(text);
});

test('there is no schema of a document that no longer exists', () => {
  const [first = ''] = schemas.keys();
  expect(readdirSync(dirname(first)).sort()).toEqual([...schemas.keys()].map((path) => basename(path)).sort());
});

test('each schema is of 2020-12 and has a name that stays', () => {
  const heads = [...schemas.values()].map((text) => JSON.parse(text)).map(({ $schema, $id }) => [$schema, $id]);
  const names = ['boards', 'bot', 'head-to-head', 'ladder', 'match-index', 'matches', 'site', 'tournament'];
  expect(heads.sort()).toEqual(
    names.map((name) => [
      'https://json-schema.org/draft/2020-12/schema',
      `https://bassadewitz.example/data/v1/schemas/${name}.schema.json`,
    ]),
  );
});

describe('real documents', () => {
  const five = { schedule: { bots: 5, boards: 3, rounds: 4 } };
  const decisions: Decision[] = [
    { kind: 'void', before: 4, board: 2, reason: 'the host was down' },
    { kind: 'withdraw', before: 240, bot: 4, reason: 'it was asked for' },
  ];
  const { read, names } = readTournaments({ ...five, bots: [{ owner: 'Ada' }], decisions, standInEach: 9 });
  const [{ facts, finished, records }] = read as [(typeof read)[0]];
  const pool = new Pool([{ ...finished.summary, log: finished.log }], names);
  const ladder = ladderDocument(pool);
  const bot = botDocument(
    names.nameOf({ name: 'bot-0', owner: 'Ada' }),
    [{ pool, rated: true }],
    [finished.summary],
    names,
  );
  const documents: Readonly<Record<string, unknown>> = {
    site: siteDocument({ title: 'x', baseUrl: null }, [ladderLink(ladder)], [finished.link], [botLink(bot)]),
    ladder,
    'head-to-head': ladderHeadToHead(pool),
    bot,
    tournament: finished.document(names, {
      lastHash: 'ab'.repeat(32),
      verification: { checks: [{ check: 'chain', times: 3, unchecked: 'nothing' }] },
      downloads: [{ name: 'ledger.ndjson', bytes: 3, sha256: 'cd'.repeat(32) }],
    }),
    matches: matchesPage(finished.log, finished.log.byBoard(), facts.head, new Set([2]), {
      ...{ tournament: 'x', page: 1, pages: 1 },
    }),
    'match-index': matchIndex(finished.log, 'x', 0),
    boards: {
      ...{ format: 'bassadewitz-boards', version: 1, tournament: 'x', from: 0, records },
      thinkMs: records.map((record) => thinkMsOf(record, [{ deal: 0, trick: 0, seat: 1, thinkMs: 2, networkMs: 0 }])),
    },
  };
  const compiled = (change: (schema: unknown) => unknown) =>
    new Map(
      [...schemas].map(([path, text]) => [
        basename(path, '.schema.json'),
        new Ajv2020({ strict: false }).compile(change(JSON.parse(text)) as object),
      ]),
    );
  const validators = compiled((schema) => schema);
  // What is published is open to fields of later; a field too many of today shows in copies that are closed.
  const strict = compiled(closed);

  test('there is one of each kind', () => {
    expect(Object.keys(documents).sort()).toEqual([...validators.keys()].sort());
  });

  test.each(Object.keys(documents))('a %s is what its schema says and no more, also after it was JSON', (name) => {
    const validate = strict.get(name);
    const document = JSON.parse(JSON.stringify(documents[name]));
    expect(document).toEqual(documents[name]);
    expect(validate?.(document), JSON.stringify(validate?.errors)).toBe(true);
  });

  test.each(Object.keys(documents))('a %s that lacks a field, or has one of another kind, is refused', (name) => {
    const validate = validators.get(name);
    const document = documents[name] as Record<string, unknown>;
    for (const field of Object.keys(document).filter((one) => one !== 'owner')) {
      const { [field]: _, ...without } = document;
      expect(validate?.(without), field).toBe(false);
      expect(validate?.({ ...document, [field]: { unlike: true } }), field).toBe(false);
    }
  });

  test.each(Object.keys(documents))(
    'a %s of a later version, with fields that are added anywhere, is taken',
    (name) => {
      const later = withMore(JSON.parse(JSON.stringify(documents[name])));
      const validate = validators.get(name);
      expect(validate?.(later), JSON.stringify(validate?.errors)).toBe(true);
      expect(strict.get(name)?.(later)).toBe(false);
    },
  );
});

/** A document with one more field at the top and in each entry of its lists. */
function withMore(document: Record<string, unknown>): object {
  const entries = Object.entries(document).map(([key, value]) => [
    key,
    Array.isArray(value) ? value.map((one) => (isObject(one) ? { ...one, more: 1 } : one)) : value,
  ]);
  return { ...Object.fromEntries(entries), more: [{ and: 1 }] };
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
