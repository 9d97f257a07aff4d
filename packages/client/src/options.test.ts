import { describe, expect, it } from 'vitest';
import { TestPlatform } from './fakes/bot-run.ts';
import { LinkServer } from './fakes/servers.ts';
import type { BotOptions, Settings } from './options.ts';
import { settingsFrom } from './options.ts';

function settings(options: object, variables: Record<string, string> = {}): Settings {
  return settingsFrom(options as BotOptions, new TestPlatform(new LinkServer().dial, variables));
}

describe('the options of a run', () => {
  it('come from the environment where they are not given', () => {
    expect(settings({}, { BASSADEWITZ_URL: 'ws://a.example/', BASSADEWITZ_TOKEN: 't1' })).toMatchObject({
      url: 'ws://a.example/',
      token: 't1',
      tables: 64,
    });
  });

  it('that are given go before the environment', () => {
    const variables = { BASSADEWITZ_URL: 'ws://a.example/', BASSADEWITZ_TOKEN: 't1' };
    expect(settings({ url: 'wss://b.example/', token: 't2', tables: 3 }, variables)).toMatchObject({
      url: 'wss://b.example/',
      token: 't2',
      tables: 3,
    });
  });

  it('may leave out the token: a guest has none', () => {
    expect(settings({ url: 'ws://a.example/' }, { BASSADEWITZ_TOKEN: '' }).token).toBeUndefined();
  });

  it.each([
    [
      {},
      'no server is named: set the environment variable BASSADEWITZ_URL or pass the option url, such as ws://127.0.0.1:4000',
    ],
    [{ url: 'localhost' }, 'url is no address: "localhost"; give one such as ws://127.0.0.1:4000'],
    [{ url: 'https://a.example/' }, 'url must begin with ws:// or wss://, but "https:" came'],
    [{ url: 'ws://a.example/#x' }, 'url must not have a fragment, but "#x" came'],
    [{ url: 'ws://me:pw@a.example/' }, 'url must not hold a secret: pass the token by itself'],
    [
      { url: 'ws://a.example/', token: 'two words' },
      'token is no token: 1 to 256 printable ASCII characters without a space (9 came)',
    ],
    [{ url: 'ws://a.example/', tables: 0 }, 'tables must be a whole number from 1 to 4096, but 0 came'],
    [{ url: 'ws://a.example/', tables: 1.5 }, 'tables must be a whole number from 1 to 4096, but 1.5 came'],
    [
      { uri: 'ws://a.example/' },
      'no option is called uri; there are url, token, tables, signal, log, backoff, random, dial (nearest: url)',
    ],
    [
      { url: 'ws://a.example/', backoff: { persist: 1 } },
      'backoff has no persist; there are firstMs, longestMs, attempts, persistMs (nearest: persistMs)',
    ],
    [
      { url: 'ws://a.example/', backoff: { longestMs: Number.POSITIVE_INFINITY } },
      'backoff.longestMs must be a time in ms, but Infinity came',
    ],
    [
      { url: 'ws://a.example/', backoff: { persistMs: Number.NaN } },
      'backoff.persistMs must be a time in ms, or Infinity, but NaN came',
    ],
    [{ url: 'ws://a.example/', backoff: { attempts: 0 } }, 'backoff.attempts must be a number from 1 on, but 0 came'],
  ])('are refused in plain words: %o', (options, message) => {
    expect(() => settings(options)).toThrow(expect.objectContaining({ code: 'BAD_OPTION', exitCode: 2, message }));
  });

  it('that come from the environment are named so when they are refused', () => {
    expect(() => settings({}, { BASSADEWITZ_URL: 'x' })).toThrow('BASSADEWITZ_URL is no address: "x"');
    expect(() => settings({}, { BASSADEWITZ_URL: 'ws://a/', BASSADEWITZ_TOKEN: 'ä' })).toThrow(
      'BASSADEWITZ_TOKEN is no token',
    );
  });
});
