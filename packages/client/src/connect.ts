import type { Absence } from './backoff.ts';
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
  /** When the bot was last in: until then it had a session that lasted, or its first. */
  let leftAt: number | undefined;
  for (;;) {
    if (signal?.aborted) return player.tally.summary('bot-left', '');
    const { ending, session } = await playSession({ bot, player, settings, report });
    if (ending.next === 'done') return player.tally.summary(ending.reason, ending.message);
    if (ending.next === 'stop') throw ending.error;
    const now = performance.now();
    if (session.lasting || (session.welcomed && leftAt === undefined)) leftAt = now;
    failures = session.lasting ? 1 : failures + 1;
    const absence = { failures, awayMs: leftAt === undefined ? undefined : now - leftAt };
    const wait = waitBeforeNext(settings.backoff, absence, settings.random);
    if (wait === undefined) throw givenUp(ending, absence, settings);
    const what = session.welcomed
      ? 'lost the connection'
      : leftAt === undefined
        ? 'cannot connect'
        : 'cannot reconnect';
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

function givenUp(
  { why, serverCode }: Extract<Ending, { next: 'again' }>,
  { failures, awayMs }: Absence,
  { url }: Settings,
): ClientError {
  const times = failures === 1 ? 'one attempt' : `${failures} attempts`;
  const after = awayMs === undefined || awayMs < 1000 ? times : `${inTime(awayMs)} (${times})`;
  if (serverCode !== undefined) {
    return new ClientError('REFUSED', `the server refused this bot, and did so after ${after}: ${why}`, { serverCode });
  }
  return awayMs === undefined
    ? new ClientError('UNREACHABLE', `cannot connect to ${url}, gave up after ${after}: ${why}`)
    : new ClientError('CONNECTION_LOST', `lost the connection to ${url} and gave up after ${after}: ${why}`);
}

function inTime(ms: number): string {
  return ms < 120_000 ? `${Math.round(ms / 1000)} s` : `${Math.round(ms / 60_000)} min`;
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
