import { readdirSync, readFileSync } from 'node:fs';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { decodeBotFrame, decodeServerFrame } from './index.ts';
import { SCHEMAS } from './schemas.ts';
import { decodeServerFrameStrictly } from './strict.ts';

const FOLDER = new URL('../../../protocol/v1/examples/', import.meta.url);
const MESSAGES = [
  'bot-goodbye',
  'deal-result',
  'error',
  'goodbye',
  'hello',
  'match-result',
  'play',
  'ready',
  'request',
  'welcome',
] as const;
const FROM_BOTS = ['bot-goodbye', 'hello', 'play', 'ready'];

const examples = MESSAGES.flatMap((message) =>
  readdirSync(new URL(`${message}/`, FOLDER)).map((file) => ({
    message,
    file,
    text: readFileSync(new URL(`${message}/${file}`, FOLDER), 'utf8'),
  })),
);
const fromBots = examples.filter(({ message }) => FROM_BOTS.includes(message));
const fromServers = examples.filter(({ message }) => !FROM_BOTS.includes(message));

/** The schemas as an author of a bot has them: the files and a validator, nothing of ours. */
function plainValidator(message: (typeof MESSAGES)[number]): ValidateFunction {
  const ajv = new Ajv2020({ strict: false });
  ajv.addSchema(SCHEMAS.words);
  return ajv.compile(SCHEMAS[message]);
}

/** The same value with a field that nobody knows in every object. */
function withUnknownFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withUnknownFields);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, withUnknownFields(inner)]);
  return { ...Object.fromEntries(entries), 'x-later': { any: ['thing'] } };
}

test('every message has a folder of examples, and every folder a message', () => {
  expect(readdirSync(FOLDER).sort()).toEqual([...MESSAGES]);
  expect(Object.keys(SCHEMAS).sort()).toEqual([...MESSAGES, 'words'].sort());
  for (const message of MESSAGES) expect(examples.some((example) => example.message === message)).toBe(true);
});

describe('examples of bots', () => {
  test.each(fromBots)('$message/$file is accepted as it stands', ({ text }) => {
    expect(decodeBotFrame(text)).toEqual({ ok: true, value: JSON.parse(text) });
  });
});

describe('examples of servers', () => {
  test.each(fromServers)('$message/$file is accepted by bots, and by the strict reader', ({ text }) => {
    expect(decodeServerFrame(text)).toEqual({ ok: true, value: JSON.parse(text) });
    expect(decodeServerFrameStrictly(text)).toEqual({ ok: true, value: JSON.parse(text) });
  });

  test.each(fromServers)('$message/$file with unknown fields is accepted by bots alone [FR-5]', ({ text }) => {
    const later = JSON.stringify(withUnknownFields(JSON.parse(text)));
    expect(decodeServerFrame(later).ok).toBe(true);
    expect(decodeServerFrameStrictly(later)).toMatchObject({ ok: false, error: { code: 'UNKNOWN_FIELD' } });
  });

  test.each(fromServers)('$message/$file without any one of its required fields is refused', ({ message, text }) => {
    for (const field of SCHEMAS[message].required) {
      const { [field]: _, ...rest } = JSON.parse(text);
      expect(decodeServerFrame(JSON.stringify(rest))).toMatchObject({
        ok: false,
        error: { code: 'SCHEMA', at: `/${field}` },
      });
    }
  });
});

describe('the schema files alone', () => {
  test.each(MESSAGES)('%s: a plain validator accepts the examples', (message) => {
    const validate = plainValidator(message);
    for (const example of examples.filter((each) => each.message === message)) {
      expect(validate(JSON.parse(example.text)), `${example.file}: ${JSON.stringify(validate.errors)}`).toBe(true);
    }
  });
});

test('no bot message comes near the soft limit, and the largest request stays within it', () => {
  for (const { text } of fromBots) expect(JSON.stringify(JSON.parse(text)).length).toBeLessThan(1000);
  for (const { text } of fromServers) expect(JSON.stringify(JSON.parse(text)).length).toBeLessThan(4096);
});

test('the balances and the pool of every request and deal result sum to zero [RS-2]', () => {
  for (const { message, text } of fromServers) {
    if (message !== 'request' && message !== 'deal-result') continue;
    const { balances, pool } = JSON.parse(text) as { balances: number[]; pool: number };
    expect(balances.reduce((sum, chips) => sum + chips, pool)).toBe(0);
  }
});
