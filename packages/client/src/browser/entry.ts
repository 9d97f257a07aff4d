import type { Bot } from '../bot.ts';
import { connectOn } from '../connect.ts';
import type { BotOptions } from '../options.ts';
import { runOn } from '../run.ts';
import type { Summary } from '../tally.ts';
import { BROWSER } from './platform.ts';

/**
 * Plays a bot in a tournament: connects, prepares, answers requests, and reconnects where the connection is lost.
 *
 * @returns a summary, when the server says goodbye or `options.signal` is aborted
 * @throws ClientError (as a rejection) when the bot or an option is wrong, the server refuses the bot, cannot be reached
 *   or stays away, `prepare` fails, or a newer login takes the bot's place. Its message is one line for people.
 */
export function connectBot(bot: Bot, options: BotOptions = {}): Promise<Summary> {
  return connectOn(BROWSER, bot, options);
}

/**
 * Plays a bot in a page: as `connectBot`, but the end is printed as one line in the console, and so is what would be a
 * rejection.
 *
 * @returns the summary, or undefined where there was an error
 */
export function runBot(bot: Bot, options: BotOptions = {}): Promise<Summary | undefined> {
  return runOn(BROWSER, bot, options);
}
