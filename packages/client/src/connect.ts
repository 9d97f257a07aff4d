import { waitBeforeNext } from './backoff.ts';
import type { Bot } from './bot.ts';
import { checkBot } from './check-bot.ts';
import type { Ending } from './ending.ts';
import { ClientError } from './errors.ts';
import type { BotOptions, Settings } from './options.ts';
import { settingsFrom } from './options.ts';
import type { Platform } from './platform.ts';
import { Player } from './player.ts';
import { Report } from './report.ts';
import { Session } from './session.ts';
import type { Summary } from './tally.ts';

/** Plays a bot over as many connections as it takes. What it does is said where the entries offer it, `connectBot`. */
export async function connectOn(platform: Platform, bot: Bot, options: BotOptions): Promise<Summary> {
  checkBot(bot);
  const settings = settingsFrom(options, platform);
  const report = new Report(settings.log, bot.name);
  const player = new Player(bot, report);
  const { signal } = settings;
  let failures = 0;
  let welcomed = false;
  for (;;) {
    if (signal?.aborted) return player.tally.summary('bot-left', '');
    const { ending, session } = await playSession({ bot, player, settings, report });
    if (ending.next === 'done') return player.tally.summary(ending.reason, ending.message);
    if (ending.next === 'stop') throw ending.error;
    welcomed ||= session.welcomed;
    failures = session.lasting ? 1 : failures + 1;
    const wait = waitBeforeNext(settings.backoff, failures, settings.random);
    if (wait === undefined) throw givenUp(ending, { failures, welcomed, settings });
    const what = session.welcomed ? 'lost the connection' : welcomed ? 'cannot reconnect' : 'cannot connect';
    report.say(`${what} to ${settings.url}: ${ending.why}; trying again in ${(wait / 1000).toFixed(1)} s`);
    await pause(wait, signal);
  }
}

interface Playing {
  readonly bot: Bot;
  readonly player: Player;
  readonly settings: Settings;
  readonly report: Report;
}

function playSession({ bot, ...context }: Playing): Promise<{ ending: Ending; session: Session }> {
  const { signal } = context.settings;
  return new Promise((resolve) => {
    const leave = (): void => session.leave();
    const session = new Session({ ...context, name: bot.name, version: bot.version }, (ending) => {
      signal?.removeEventListener('abort', leave);
      // A dialler may fail before the session is assigned.
      queueMicrotask(() => resolve({ ending, session }));
    });
    signal?.addEventListener('abort', leave);
  });
}

interface Attempts {
  readonly failures: number;
  readonly welcomed: boolean;
  readonly settings: Settings;
}

function givenUp(
  { why, serverCode }: Extract<Ending, { next: 'again' }>,
  { failures, welcomed, settings }: Attempts,
): ClientError {
  const times = failures === 1 ? 'one attempt' : `${failures} attempts`;
  if (serverCode !== undefined) {
    return new ClientError('REFUSED', `the server refused this bot, and did so after ${times}: ${why}`, { serverCode });
  }
  return welcomed
    ? new ClientError('CONNECTION_LOST', `lost the connection to ${settings.url} and gave up after ${times}: ${why}`)
    : new ClientError('UNREACHABLE', `cannot connect to ${settings.url}, gave up after ${times}: ${why}`);
}

/** Waits; an aborted signal ends the wait early. */
function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const finish = (): void => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', finish);
      resolve();
    };
    const timer = setTimeout(finish, ms);
    signal?.addEventListener('abort', finish);
  });
}
