import { ERRORS } from '@bassadewitz/protocol';
import { describe, expect, it } from 'vitest';
import type { Ending, LastWords } from './ending.ts';
import { endingOf } from './ending.ts';

const SILENT: LastWords = { goodbye: undefined, error: undefined, code: 1006, reason: '', status: undefined };

function after(words: Partial<LastWords>): Ending {
  return endingOf({ ...SILENT, ...words });
}

function goodbye(reason: string): LastWords['goodbye'] {
  return { type: 'goodbye', reason, message: 'words' };
}

describe('what follows when a connection closes', () => {
  it.each([1001, 1002, 1005, 1006, 1007, 1009, 1011, 1012, 1013, 3000, 4500, 4502, 4999])('with %d: again', (code) => {
    expect(after({ code }).next).toBe('again');
  });

  it.each([4001, 4002, 4003, 4004, 4005, 4499])('with %d: stop', (code) => {
    expect(after({ code }).next).toBe('stop');
  });

  // Every close code of the protocol's table, by the code alone and with the reason that the server gives.
  const TABLE = {
    1001: ['SERVER_CLOSING', 'again'],
    1007: ['NOT_UTF8', 'again'],
    1008: ['TOO_MANY_FRAGMENTS', 'again'],
    1009: ['FRAME_OVERSIZE', 'again'],
    1011: ['INTERNAL', 'again'],
    4001: ['UNAUTHORIZED', 'stop'],
    4002: ['UNSUPPORTED_VERSION', 'stop'],
    4003: ['NAME_MISMATCH', 'stop'],
    4004: ['REPLACED', 'stop'],
    4005: ['ORIGIN_REFUSED', 'stop'],
    4500: ['HANDSHAKE_TIMEOUT', 'again'],
    4501: ['PREPARE_TIMEOUT', 'again'],
    4502: ['UNRESPONSIVE', 'again'],
    4503: ['BUDGET_SPENT', 'again'],
    4504: ['FLOOD', 'again'],
    4505: ['SLOW_READER', 'again'],
    4506: ['NAME_TAKEN', 'again'],
    4507: ['TOO_MANY_CONNECTIONS', 'again'],
    4508: ['TOO_MANY_LOGINS', 'again'],
  } as const;

  it.each(Object.entries(TABLE))('with %s, which is %s', (text, [name, next]) => {
    const code = Number(text);
    expect(after({ code }).next).toBe(next);
    expect(after({ code, reason: name }).next).toBe(next);
    const error = { type: 'error', code: name, message: 'words', docs: 'protocol/v1/errors.md' } as const;
    expect(after({ code, reason: name, error }).next).toBe(next);
  });

  it('is said of each close code in the registry', () => {
    const codes = Object.values(ERRORS).flatMap(({ closeCode, code }) =>
      closeCode === null ? [] : [[closeCode, code]],
    );
    expect(codes.sort()).toEqual(Object.entries(TABLE).map(([code, [name]]) => [Number(code), name]));
  });

  it('with 1000 and no word: done', () => {
    expect(after({ code: 1000 })).toEqual({ next: 'done', reason: 'closed', message: '' });
  });

  it.each([
    ['tournament-over', 1000, 'done'],
    ['tournament-over', 1006, 'done'],
    ['withdrawn', 1000, 'done'],
    ['disqualified', 1000, 'done'],
    ['server-closing', 1001, 'again'],
    ['server-closing', 1006, 'again'],
    ['lunch-break', 1001, 'again'],
    ['lunch-break', 1000, 'done'],
    ['replaced', 4004, 'stop'],
    ['replaced', 1006, 'stop'],
  ] as const)('with a goodbye for the reason %s and code %d: %s', (reason, code, next) => {
    expect(after({ goodbye: goodbye(reason), code }).next).toBe(next);
  });

  it('with the code of a newer login and nothing else: stop as replaced', () => {
    expect(after({ code: 4004 })).toMatchObject({ next: 'stop', error: { code: 'REPLACED', serverCode: 'REPLACED' } });
  });

  it('is told with the remedy where the server said nothing but the code', () => {
    expect(after({ code: 4001 })).toMatchObject({
      error: {
        message:
          'the server refused this bot: UNAUTHORIZED: The token is unknown or revoked, or there is none and the organiser lets no guests in. Check the token with the organiser. A bot reads it from its environment, never from a URL.',
      },
    });
  });

  it.each([
    [404, 'stop'],
    [403, 'stop'],
    [429, 'again'],
    [503, 'again'],
  ] as const)('with the HTTP status %d: %s', (status, next) => {
    expect(after({ status, reason: `HTTP ${status}` }).next).toBe(next);
  });
});
