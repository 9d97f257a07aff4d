import { Failure } from '../failure.ts';
import { commandWords } from './command-words.ts';
import { refuseHouseName } from './house-name.ts';
import type { PartialConfig, WrittenBot } from './read-config.ts';
import type { BotConfig, TournamentConfig } from './tournament-config.ts';
import { defaults, firstError } from './validate.ts';

const DOCUMENT = 'see docs/tournaments.md';

/** Rounds at most where a tournament ends as soon as its bots are told apart. */
const MOST_ROUNDS = 1000;

/**
 * Puts flags over the file over the defaults and checks what only the whole can show: names that stand twice or are kept for house bots, bots with
 * none or more than one of command, token, registered and guest. A table that is not full is filled up with house bots.
 * @param origin how each flag is written, to name it in an error: `moveMs` → `--move-ms`
 * @param house house bots to fill up with, in the order in which they are taken
 * @throws Failure USAGE
 */
export function completeConfig(
  file: PartialConfig,
  flags: PartialConfig,
  origin: (field: string) => string,
  house: () => readonly BotConfig[],
): TournamentConfig {
  const wrong = firstError(flags);
  if (wrong) throw new Failure('USAGE', `${origin(wrong.pointer.split('/')[1] ?? '')}: ${wrong.message}; ${DOCUMENT}`);
  const bots = [...(file.bots ?? []), ...(flags.bots ?? [])].map(completeBot);
  checkNames(bots);
  if (bots.length === 0) {
    throw new Failure(
      'USAGE',
      `no bot was given: name each with --bot NAME=COMMAND or in a --config file; ${DOCUMENT}`,
    );
  }
  const full = [...bots, ...houseBotsFor(bots, house)];
  const { bots: _f, ...fileFields } = file;
  const { bots: _g, ...flagFields } = flags;
  const given = { ...(defaults() as TournamentConfig), ...fileFields, ...flagFields };
  return { ...given, rounds: given.rounds ?? (given.until === 'separated' ? MOST_ROUNDS : 1), bots: full };
}

/** What was written with its commands as words. @throws Failure USAGE when a bot does not have one of command, token, registered and guest */
export function readWritten(written: PartialConfig): Partial<TournamentConfig> {
  const { bots, ...rest } = written;
  return bots === undefined ? rest : { ...rest, bots: bots.map(completeBot) };
}

/** House bots for the empty places of a single table. */
function houseBotsFor(bots: readonly BotConfig[], house: () => readonly BotConfig[]): readonly BotConfig[] {
  const missing = Math.max(0, 4 - bots.length);
  return missing === 0 ? [] : house().slice(0, missing);
}

function completeBot(bot: WrittenBot): BotConfig {
  const { command, ...rest } = bot;
  const ways = [command, bot.token, bot.registered, bot.guest].filter((way) => way !== undefined).length;
  if (ways !== 1) {
    const came = ways === 0 ? 'none' : 'more than one';
    throw new Failure(
      'USAGE',
      `bot ${bot.name} has ${came} of command, token, registered and guest; a local bot has a command, a remote one one of the others; ${DOCUMENT}`,
    );
  }
  if (command === undefined) return rest;
  return { ...rest, command: commandWords(bot.name, command) };
}

function checkNames(bots: readonly BotConfig[]): void {
  const seen = new Set<string>();
  for (const { name } of bots) {
    refuseHouseName(name, 'docs/tournaments.md');
    const key = name.toLowerCase();
    if (seen.has(key)) {
      throw new Failure(
        'USAGE',
        `the bot name ${name} stands twice; names are unique, upper and lower case alike; ${DOCUMENT}`,
      );
    }
    seen.add(key);
  }
}
