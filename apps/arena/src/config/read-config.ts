import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { Failure, inPlainWords } from '../failure.ts';
import { commandWords } from './command-words.ts';
import type { BotConfig, TournamentConfig } from './tournament-config.ts';
import { twiceNamed } from './twice-named.ts';
import { firstError } from './validate.ts';

/** A configuration as a person writes it: any field may be absent, a command may be one text. */
export type PartialConfig = Partial<Omit<TournamentConfig, 'bots'>> & { readonly bots?: readonly WrittenBot[] };

/** A bot as a person writes it. */
export type WrittenBot = Omit<BotConfig, 'command'> & { readonly command?: string | readonly string[] };

/** Fields that name a file. */
export const PATHS = ['registry', 'tlsCert', 'tlsKey'] as const;

const DOCUMENT = 'see docs/tournaments.md';

/**
 * Reads a configuration file. Paths in it are relative to the file.
 * @throws Failure FILES when it cannot be read, USAGE when it does not parse, or a field is wrong or stands twice.
 */
export function readConfigFile(path: string): PartialConfig {
  const text = readText(path);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new Failure('USAGE', `${path} is not JSON: ${(error as Error).message}; ${DOCUMENT}`);
  }
  const wrong = firstError(value);
  if (wrong)
    throw new Failure('USAGE', `${path}${wrong.pointer && ` at ${wrong.pointer}`}: ${wrong.message}; ${DOCUMENT}`);
  const twice = twiceNamed(text);
  if (twice)
    throw new Failure(
      'USAGE',
      `${path} at line ${twice.line}: the field ${JSON.stringify(twice.field)} stands twice; valid: each field once; ${DOCUMENT}`,
    );
  const { $schema: _, ...config } = value as PartialConfig & { $schema?: string };
  const folder = dirname(resolve(path));
  const paths = Object.fromEntries(
    PATHS.flatMap((field) => (config[field] === undefined ? [] : [[field, resolve(folder, config[field])]])),
  );
  if (!config.bots) return { ...config, ...paths };
  return { ...config, ...paths, bots: config.bots.map((bot) => ({ ...bot, cwd: resolve(folder, bot.cwd ?? '.') })) };
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new Failure('FILES', `cannot read the configuration ${path}: ${inPlainWords(error)}`);
  }
}

/**
 * Reads `NAME=COMMAND`.
 * @param flag what it was given to, for errors
 * @throws Failure USAGE
 */
export function readBotFlag(text: string, flag: string): WrittenBot {
  const at = text.indexOf('=');
  if (at < 1) {
    throw new Failure(
      'USAGE',
      `${flag} ${JSON.stringify(text)} is not NAME=COMMAND, e.g. mine="node mine.js"; ${DOCUMENT}`,
    );
  }
  const name = text.slice(0, at);
  checkedBot({ name }, flag);
  return { name, command: commandWords(name, text.slice(at + 1), `${flag}: `), cwd: process.cwd() };
}

/** A bot that a flag has named. @throws Failure USAGE naming the flag, since no list of bots was typed */
export function checkedBot(bot: WrittenBot, flag: string): WrittenBot {
  const wrong = firstError({ bots: [bot] });
  if (wrong) throw new Failure('USAGE', `${flag}: ${wrong.message}; ${DOCUMENT}`);
  return bot;
}
