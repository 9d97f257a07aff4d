import type { Bot } from '../bot.ts';
import { connectOn } from '../connect.ts';
import type { BotOptions } from '../options.ts';
import { runOn } from '../run.ts';
import type { Summary } from '../tally.ts';
import { NODE } from './platform.ts';

/**
 * Plays a bot in a tournament: connects, prepares, answers requests, and reconnects where the connection is lost.
 *
 * @returns a summary, when the server says goodbye or `options.signal` is aborted
 * @throws ClientError (as a rejection) when the bot or an option is wrong, the server refuses the bot, cannot be reached
 *   or stays away, `prepare` fails, or a newer login takes the bot's place. Its message is one line for people.
 */
export function connectBot(bot: Bot, options: BotOptions = {}): Promise<Summary> {
  return connectOn(NODE, bot, options);
}

/**
 * Plays a bot as a program of its own: as `connectBot`, but the end is printed as one line on standard error, and what
 * would be a rejection is printed too and becomes the process's exit code (see `EXIT_CODES`).
 *
 * @returns the summary, or undefined where there was an error
 */
export function runBot(bot: Bot, options: BotOptions = {}): Promise<Summary | undefined> {
  return runOn(NODE, bot, options);
}
