import type { Bot } from '../bot.ts';
import { connectOn } from '../connect.ts';
import { ClientError } from '../errors.ts';
import type { BotOptions } from '../options.ts';
import type { Platform } from '../platform.ts';
import type { Summary } from '../tally.ts';
import type { LinkServer } from './servers.ts';

/** A bot that plays the first legal card. */
export const TESTER: Bot = {
  name: 'tester',
  version: '1.0.0',
  chooseCard: ({ legal }) => legal[0] ?? '7C',
};

/** A platform that reaches nothing outside the test. */
export class TestPlatform implements Platform {
  readonly lines: string[] = [];
  readonly dial: Platform['dial'];
  readonly #variables: Readonly<Record<string, string>>;
  exitCode: number | undefined;

  constructor(dial: Platform['dial'], variables: Readonly<Record<string, string>> = {}) {
    this.dial = dial;
    this.#variables = variables;
  }

  environment(name: string): string | undefined {
    return this.#variables[name];
  }

  log(line: string): void {
    this.lines.push(line);
  }

  setExitCode(code: number): void {
    this.exitCode = code;
  }
}

/** A bot that plays at a server in memory, with no wait between its attempts to connect. */
export class BotRun {
  readonly lines: string[] = [];
  readonly summary: Promise<Summary>;

  constructor(server: LinkServer, bot: Bot, options: BotOptions = {}) {
    const platform = new TestPlatform(server.dial, { BASSADEWITZ_URL: 'ws://arena/', BASSADEWITZ_TOKEN: 'secret' });
    const log = (line: string): void => {
      this.lines.push(line);
    };
    this.summary = connectOn(platform, bot, { log, random: () => 0, ...options });
    this.summary.catch(() => undefined);
  }

  /** What the run was rejected with. */
  get error(): Promise<ClientError> {
    return this.summary.then(
      (summary) => Promise.reject(new Error(`the run ended with ${summary.reason}`)),
      (error: unknown) => (error instanceof ClientError ? error : Promise.reject(error)),
    );
  }
}
