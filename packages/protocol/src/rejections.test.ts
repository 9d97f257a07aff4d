import { readdirSync, readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { type BotMessage, type Decoded, decodeBotFrame, ERRORS, type ErrorCode } from './index.ts';
import { SCHEMAS } from './schemas.ts';

interface Rejection {
  readonly why: string;
  readonly frame: string;
  readonly at?: string;
  readonly request?: string;
}

type Step = string | { frame: string; bytes: number } | { binary: number[] } | { text: number[] };

interface SessionRejection {
  readonly why: string;
  readonly send: readonly Step[];
  readonly code: ErrorCode;
  readonly closeCode: number | null;
}

const FOLDER = new URL('../../../protocol/v1/rejections/', import.meta.url);
const read = (file: string): unknown => JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8'));
const CODES = {
  'invalid-json': 'INVALID_JSON',
  schema: 'SCHEMA',
  'unknown-field': 'UNKNOWN_FIELD',
  'unknown-type': 'UNKNOWN_TYPE',
};
const corpus = Object.entries(CODES).flatMap(([file, code]) =>
  (read(`${file}.json`) as Rejection[]).map((rejection) => ({ code, ...rejection })),
);

function errorOf(decoded: Decoded<BotMessage>): object | undefined {
  return decoded.ok ? undefined : decoded.error;
}

test('the corpus has a file for each code of the decoder, and one for sessions', () => {
  expect(readdirSync(FOLDER).sort()).toEqual(
    [...Object.keys(CODES).map((name) => `${name}.json`), 'sessions.json'].sort(),
  );
});

describe('the decoder refuses', () => {
  test.each(corpus)('$code: $why', ({ code, frame, at, request }) => {
    const error = errorOf(decodeBotFrame(frame));
    expect(error).toMatchObject({ code, ...(at !== undefined && { at }), ...(request !== undefined && { request }) });
    expect(error).toHaveProperty('message', expect.stringMatching(/^[^\n]{10,400}$/));
    if (at === undefined) expect(error).not.toHaveProperty('at');
    if (request === undefined) expect(error).not.toHaveProperty('request');
  });
});

test('the corpus is judged behind the soft limit of size', () => {
  for (const { why, frame } of corpus) expect(new TextEncoder().encode(frame).length, why).toBeLessThanOrEqual(4096);
});

test('the schema files alone refuse whatever the decoder refuses after parsing', () => {
  const ajv = new Ajv2020({ strict: false });
  ajv.addSchema(SCHEMAS.words);
  const messages = ['hello', 'ready', 'play', 'bot-goodbye'] as const;
  const validators = messages.map((message) => ajv.compile(SCHEMAS[message]));
  for (const { code, why, frame } of corpus) {
    if (code === 'INVALID_JSON') continue;
    for (const validate of validators) expect(validate(JSON.parse(frame)), why).toBe(false);
  }
});

describe('rejections that depend on the session', () => {
  const sessions = read('sessions.json') as SessionRejection[];
  const beforeStage = ['size', 'json', 'schema'];

  test.each(sessions)('$code: $why: has the close code of the registry', ({ code, closeCode }) => {
    expect(ERRORS[code].closeCode).toBe(closeCode);
  });

  test.each(sessions)('$code: $why: is well formed up to the frame that is refused', ({ send, code }) => {
    const frames = send.map((step) => (typeof step === 'string' ? step : 'frame' in step ? step.frame : undefined));
    for (const frame of frames.slice(0, -1)) expect(decodeBotFrame(frame ?? '').ok).toBe(true);
    const last = frames.at(-1);
    const { stage } = ERRORS[code];
    if (last === undefined || stage === 'size') return;
    const error = errorOf(decodeBotFrame(last));
    if (beforeStage.includes(stage)) expect(error).toMatchObject({ code });
    else expect(error).toBeUndefined();
  });
});
