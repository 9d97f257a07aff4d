import type { Bot } from './bot.ts';
import { connectOn } from './connect.ts';
import { ClientError } from './errors.ts';
import type { BotOptions } from './options.ts';
import type { Platform } from './platform.ts';
import type { Summary } from './tally.ts';
import { inWords } from './tally.ts';

/** Plays a bot as a program of its own. What it does is said where the entries offer it, `runBot`. */
export async function runOn(platform: Platform, bot: Bot, options: BotOptions): Promise<Summary | undefined> {
  const log = typeof options.log === 'function' ? options.log : (line: string) => platform.log(line);
  try {
    const summary = await connectOn(platform, bot, options);
    log(`${bot.name}: ${inWords(summary)}`);
    return summary;
  } catch (error) {
    if (!(error instanceof ClientError)) throw error;
    log(`${nameFor(bot)}: ${error.message}`);
    platform.setExitCode(error.exitCode);
    return undefined;
  }
}

/** A name for the line, even of what is not a bot. */
function nameFor(bot: Partial<Bot> | null | undefined): string {
  const name: unknown = bot?.name;
  return typeof name === 'string' && name !== '' ? name : 'bot';
}
