import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeBotFrame } from './decode-bot-frame.ts';

const HELLO = { type: 'hello', versions: ['1.0'], name: 'random', version: '1.2.0', tables: 64 };
/** A short form runs in every test; `npx -y pnpm@12 fuzz` is the long one. */
const FUZZ_FRAMES = Number(process.env.FUZZ_FRAMES ?? 3000);
const REFUSALS = ['INVALID_JSON', 'UNKNOWN_TYPE', 'UNKNOWN_FIELD', 'SCHEMA'];

function refusal(frame: unknown): { code: string; message: string; at?: string; request?: string } {
  const decoded = decodeBotFrame(typeof frame === 'string' ? frame : JSON.stringify(frame));
  if (decoded.ok) throw new Error(`accepted: ${JSON.stringify(frame)}`);
  return decoded.error;
}

describe('accepts', () => {
  test('a play, and returns it as it came', () => {
    const decoded = decodeBotFrame('{"type":"play","request":"q17","card":"7C"}');
    expect(decoded).toEqual({ ok: true, value: { type: 'play', request: 'q17', card: '7C' } });
  });

  test('white space and any order of fields [FR-1]', () => {
    expect(decodeBotFrame('\n { "card" : "TD", "request":"q17",\t"type":"play" } \r\n').ok).toBe(true);
  });

  test('a number by its value, however it is written [FR-9]', () => {
    for (const tables of ['64', '64.0', '6.4e1', '640e-1']) {
      const frame = `{"type":"hello","versions":["1.0"],"name":"random","version":"1","tables":${tables}}`;
      expect(decodeBotFrame(frame)).toMatchObject({ ok: true, value: { tables: 64 } });
    }
  });

  test('a duplicate key, with its last value [FR-6]', () => {
    const decoded = decodeBotFrame('{"type":"play","request":"q17","card":"1C","card":"7C"}');
    expect(decoded).toMatchObject({ ok: true, value: { card: '7C' } });
  });

  test('every version that a bot may offer, spoken here or not: the session judges it [HS-2]', () => {
    expect(decodeBotFrame(JSON.stringify({ ...HELLO, versions: ['0.1', '1.0', '9999.9999'] })).ok).toBe(true);
  });
});

describe('tells the author', () => {
  test('the field that was probably meant', () => {
    expect(refusal({ type: 'play', request: 'q17', crad: '7C' }).message).toBe(
      'play has no field "crad"; its fields are type, request, card. Did you mean card?',
    );
  });

  test('the message that was probably meant', () => {
    expect(refusal({ type: 'helo' }).message).toBe(
      'there is no message of type "helo"; a bot sends hello, ready, play, goodbye. Did you mean hello?',
    );
  });

  test('that a message is one of the server', () => {
    expect(refusal({ type: 'welcome' }).message).toBe(
      'welcome is a message of the server; a bot sends hello, ready, play, goodbye',
    );
  });

  test('what came and what would have been valid', () => {
    expect(refusal({ ...HELLO, name: 'my bot' }).message).toBe(
      'name of hello has a wrong form; "my bot" came. The name of a bot: 1 to 32 letters, digits, dots, underscores and hyphens; the first a letter or digit.',
    );
    expect(refusal({ ...HELLO, tables: 0 }).message).toBe(
      'tables of hello must be >= 1; 0 came. How many tables the bot can play at once, 1 to 4096.',
    );
  });

  test('the request of a play that cannot be accepted, so that the fault finds its seat [FT-1]', () => {
    expect(refusal({ type: 'play', request: 'q17', card: '1C' }).request).toBe('q17');
    expect(refusal({ type: 'play', request: 'q17' }).request).toBe('q17');
    expect(refusal({ type: 'play', request: 'q17', card: '7C', why: 1 }).request).toBe('q17');
  });

  test('no request where there is none that can be read', () => {
    for (const request of [undefined, 17, '', 'q 17', 'q'.repeat(65), ['q17'], null]) {
      expect(refusal({ type: 'play', request, card: '1C' })).not.toHaveProperty('request');
    }
    expect(refusal({ ...HELLO, request: 'q17' })).not.toHaveProperty('request');
  });
});

describe('keeps secrets', () => {
  const token = 'Zk3vU0pXnQw7sYt1bLr9cGd5eHf2aJm8oKi4xNqR6TE';

  test('a token is not repeated, whatever is wrong with it or beside it', () => {
    const frames = [
      JSON.stringify({ ...HELLO, token: `${token} ` }),
      JSON.stringify({ ...HELLO, token: [token] }),
      JSON.stringify({ ...HELLO, token, tables: 0 }),
      JSON.stringify({ ...HELLO, token, extra: 1 }),
      JSON.stringify({ ...HELLO, tokens: token }),
      `{"type":"hello","token":"${token}",`,
      `{"Token":"${token}`,
    ];
    for (const frame of frames) expect(JSON.stringify(refusal(frame))).not.toContain(token.slice(0, 8));
  });
});

describe('whatever comes', () => {
  /** Frames that are nearly right: a valid message with some field replaced, added or left out. */
  const nearly = fc
    .record({
      base: fc.constantFrom(
        HELLO,
        { type: 'ready' },
        { type: 'play', request: 'q17', card: '7C' },
        { type: 'goodbye' },
      ),
      field: fc.oneof(fc.constantFrom('type', 'request', 'card', 'name', 'token', 'tables', '__proto__'), fc.string()),
      value: fc.oneof(fc.jsonValue(), fc.constant(undefined)),
    })
    .map(({ base, field, value }) =>
      JSON.stringify(Object.defineProperty({ ...base }, field, { value, enumerable: true })),
    );

  test('it is accepted or refused with one of four codes and a short message of one line', {
    timeout: 120_000 + FUZZ_FRAMES,
  }, () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.json(), nearly), (text) => {
        const decoded = decodeBotFrame(text);
        if (decoded.ok) return;
        expect(REFUSALS).toContain(decoded.error.code);
        expect(decoded.error.message.length).toBeLessThan(500);
        expect(decoded.error.message).not.toMatch(/[\n\r]/);
        expect(decoded.error.message.isWellFormed()).toBe(true);
        expect((decoded.error.at ?? '').isWellFormed()).toBe(true);
      }),
      { numRuns: FUZZ_FRAMES },
    );
  });

  test('what is accepted has no field but those of its message', () => {
    fc.assert(
      fc.property(nearly, (text) => {
        const decoded = decodeBotFrame(text);
        if (!decoded.ok) return;
        const known = ['type', 'versions', 'token', 'name', 'version', 'tables', 'client', 'request', 'card'];
        for (const field of Object.keys(decoded.value)) expect(known).toContain(field);
      }),
    );
  });

  test('deep nesting up to the hard limit neither throws nor is repeated', () => {
    for (const [open, close] of [
      ['[', ']'],
      ['{"a":', '}'],
    ] as const) {
      const deep = `${open.repeat(10_000)}1${close.repeat(10_000)}`;
      for (const text of [
        deep,
        `{"type":${deep}}`,
        `{"type":"play","request":${deep},"card":${deep}}`,
        `{"type":"ready","x":${deep}}`,
      ]) {
        expect(refusal(text).message.length).toBeLessThan(300);
      }
    }
  });

  test('an object of JavaScript is not mistaken for a message, nor changed by one', () => {
    expect(refusal('{"type":"play","request":"q17","card":"7C","__proto__":{"polluted":true}}').code).toBe(
      'UNKNOWN_FIELD',
    );
    expect(refusal('{"__proto__":{"type":"ready"}}').code).toBe('SCHEMA');
    expect(refusal('{"type":"__proto__"}').code).toBe('UNKNOWN_TYPE');
    expect({}).not.toHaveProperty('polluted');
  });
});
