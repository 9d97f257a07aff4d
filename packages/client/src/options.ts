import type { Backoff } from './backoff.ts';
import { BACKOFF } from './backoff.ts';
import { describe } from './check-bot.ts';
import type { Dial } from './connection.ts';
import { ClientError } from './errors.ts';
import { nearestTo } from './nearest.ts';
import type { Platform } from './platform.ts';

/** How to run a bot. Nothing is needed where BASSADEWITZ_URL is set, as it is for bots that the arena starts. */
export interface BotOptions {
  /** Address of the server, `ws://…` or `wss://…`. Default: the environment variable BASSADEWITZ_URL. */
  readonly url?: string;
  /** The bot's secret. Default: the environment variable BASSADEWITZ_TOKEN; without one the bot comes as a guest. */
  readonly token?: string;
  /**
   * How many tables the bot plays at once, 1 to 4096; the server may give fewer. Default: 64. The clock of each
   * request runs while the bot thinks about another, so a bot that thinks long should take few.
   */
  readonly tables?: number;
  /** Leaves the tournament in good order when it is aborted. */
  readonly signal?: AbortSignal;
  /** Takes each line that the client has to say. Default: standard error, in a browser the console. */
  readonly log?: (line: string) => void;
  /**
   * How fast, how often and how long to try again when there is no connection; what is not given is as in `BACKOFF`: a bot that was in tries
   * to come back for a quarter of an hour, one that never was makes ten attempts, in about a minute.
   */
  readonly backoff?: Partial<Backoff>;
  /**
   * Jitter for the waits between attempts: gives a number at least 0 and less than 1. Default: `Math.random`, since
   * bots must not wait in step; no card depends on it.
   */
  readonly random?: () => number;
  /** Opens connections. Default: a WebSocket. `overLink` gives one for a server in the same process. */
  readonly dial?: Dial;
}

/** Options with every default filled in. */
export interface Settings {
  readonly url: string;
  readonly token: string | undefined;
  readonly tables: number;
  readonly signal: AbortSignal | undefined;
  readonly log: (line: string) => void;
  readonly backoff: Backoff;
  readonly random: () => number;
  readonly dial: Dial;
}

const OPTIONS = ['url', 'token', 'tables', 'signal', 'log', 'backoff', 'random', 'dial'] as const;

export const DEFAULT_TABLES = 64;

const MOST_TABLES = 4096;
const TOKEN = /^[!-~]{1,256}$/;

/**
 * Checks the options and fills in defaults, from the environment too.
 *
 * @throws ClientError BAD_OPTION, whose message says what came and what is valid
 */
export function settingsFrom(options: BotOptions, platform: Platform): Settings {
  for (const given of Object.keys(options)) {
    if (OPTIONS.some((option) => option === given)) continue;
    throw badOption(`no option is called ${given}; there are ${OPTIONS.join(', ')}${nearestTo(given, OPTIONS)}`);
  }
  const tables = options.tables ?? DEFAULT_TABLES;
  if (!Number.isInteger(tables) || tables < 1 || tables > MOST_TABLES) {
    throw badOption(`tables must be a whole number from 1 to ${MOST_TABLES}, but ${describe(tables)} came`);
  }
  return {
    url: urlFrom(options, platform),
    token: tokenFrom(options, platform),
    tables,
    signal: options.signal,
    log: options.log ?? ((line) => platform.log(line)),
    backoff: backoffFrom(options.backoff ?? {}),
    random: options.random ?? Math.random,
    dial: options.dial ?? ((url, events) => platform.dial(url, events)),
  };
}

/** What each number of a backoff must be. */
const VALID_BACKOFF: Readonly<Record<keyof Backoff, readonly [valid: (value: number) => boolean, words: string]>> = {
  firstMs: [(ms) => ms >= 0 && ms < Number.POSITIVE_INFINITY, 'a time in ms'],
  longestMs: [(ms) => ms >= 0 && ms < Number.POSITIVE_INFINITY, 'a time in ms'],
  attempts: [(count) => count >= 1, 'a number from 1 on'],
  persistMs: [(ms) => ms >= 0, 'a time in ms, or Infinity'],
};

function backoffFrom(given: Partial<Backoff>): Backoff {
  const names = Object.keys(VALID_BACKOFF) as (keyof Backoff)[];
  for (const [field, value] of Object.entries(given)) {
    const name = names.find((one) => one === field);
    if (name === undefined) {
      throw badOption(`backoff has no ${field}; there are ${names.join(', ')}${nearestTo(field, names)}`);
    }
    const [valid, words] = VALID_BACKOFF[name];
    if (typeof value !== 'number' || !valid(value)) {
      throw badOption(`backoff.${name} must be ${words}, but ${describe(value)} came`);
    }
  }
  return { ...BACKOFF, ...given };
}

function urlFrom(options: BotOptions, platform: Platform): string {
  const url = options.url ?? platform.environment('BASSADEWITZ_URL');
  if (url === undefined || url === '') {
    // A dialler of the caller's own may need no address.
    if (options.dial !== undefined) return '';
    throw badOption(
      'no server is named: set the environment variable BASSADEWITZ_URL or pass the option url, such as ws://127.0.0.1:4000',
    );
  }
  const source = options.url === undefined ? 'BASSADEWITZ_URL' : 'url';
  if (!URL.canParse(url))
    throw badOption(`${source} is no address: ${describe(url)}; give one such as ws://127.0.0.1:4000`);
  const { protocol, hash, username, password } = new URL(url);
  if (protocol !== 'ws:' && protocol !== 'wss:') {
    throw badOption(`${source} must begin with ws:// or wss://, but ${describe(protocol)} came`);
  }
  if (hash !== '') throw badOption(`${source} must not have a fragment, but ${describe(hash)} came`);
  // An address ends up in logs.
  if (username !== '' || password !== '') throw badOption(`${source} must not hold a secret: pass the token by itself`);
  return url;
}

function tokenFrom(options: BotOptions, platform: Platform): string | undefined {
  const token = options.token ?? platform.environment('BASSADEWITZ_TOKEN');
  if (token === undefined || token === '') return undefined;
  if (TOKEN.test(token)) return token;
  const source = options.token === undefined ? 'BASSADEWITZ_TOKEN' : 'token';
  // What came is a secret, if not a right one, so it is not shown.
  throw badOption(`${source} is no token: 1 to 256 printable ASCII characters without a space (${token.length} came)`);
}

function badOption(message: string): ClientError {
  return new ClientError('BAD_OPTION', message);
}
