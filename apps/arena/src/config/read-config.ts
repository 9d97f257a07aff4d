import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseArgsStringToArgv } from 'string-argv';
import { Failure, inPlainWords } from '../failure.ts';
import type { BotConfig, TournamentConfig } from './tournament-config.ts';
import { defaultOf, firstError } from './validate.ts';

/** A configuration as a person writes it: any field may be absent, a command may be one text. */
export type PartialConfig = Partial<Omit<TournamentConfig, 'bots'>> & { readonly bots?: readonly WrittenBot[] };

/** A bot as a person writes it. */
export type WrittenBot = Omit<BotConfig, 'command'> & { readonly command?: string | readonly string[] };

const DOCUMENT = 'see docs/tournaments.md';

/**
 * Reads a configuration file. Paths in it are relative to the file.
 * @throws Failure FILES when it cannot be read, USAGE when it does not parse or a field is wrong.
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
  const { $schema: _, ...config } = value as PartialConfig & { $schema?: string };
  const folder = dirname(resolve(path));
  if (!config.bots) return config;
  return { ...config, bots: config.bots.map((bot) => ({ ...bot, cwd: resolve(folder, bot.cwd ?? '.') })) };
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new Failure('FILES', `cannot read the configuration ${path}: ${inPlainWords(error)}`);
  }
}

/** Reads `NAME=COMMAND` as given to `--bot`. */
export function readBotFlag(text: string): WrittenBot {
  const at = text.indexOf('=');
  if (at < 1 || at === text.length - 1) {
    throw new Failure(
      'USAGE',
      `--bot ${JSON.stringify(text)} is not NAME=COMMAND, e.g. --bot mine="node mine.js"; ${DOCUMENT}`,
    );
  }
  return { name: text.slice(0, at), command: text.slice(at + 1), cwd: process.cwd() };
}

/**
 * Puts flags over the file over the defaults and checks what only the whole can show: names that stand twice,
 * bots with neither or both of command and token, too few bots.
 * @param origin how each flag is written, to name it in an error: `moveMs` → `--move-ms`
 * @throws Failure USAGE
 */
export function completeConfig(
  file: PartialConfig,
  flags: PartialConfig,
  origin: (field: string) => string,
): TournamentConfig {
  const wrong = firstError(flags);
  if (wrong) throw new Failure('USAGE', `${origin(wrong.pointer.split('/')[1] ?? '')}: ${wrong.message}; ${DOCUMENT}`);
  const bots = [...(file.bots ?? []), ...(flags.bots ?? [])].map(completeBot);
  checkBots(bots);
  const { bots: _f, ...fileFields } = file;
  const { bots: _g, ...flagFields } = flags;
  const defaults = Object.fromEntries(DEFAULTED.map((field) => [field, defaultOf(field)]));
  return { ...(defaults as unknown as TournamentConfig), ...fileFields, ...flagFields, bots };
}

const DEFAULTED = [
  'rules',
  'format',
  'boards',
  'rounds',
  'replays',
  'moveMs',
  'bankMs',
  'strikes',
  'isolate',
  'tables',
  'host',
  'port',
  'connectMs',
  'prepareMs',
] as const;

function completeBot(bot: WrittenBot): BotConfig {
  const { command, ...rest } = bot;
  if ((command === undefined) === (bot.token === undefined)) {
    const came = command === undefined ? 'neither' : 'both';
    throw new Failure(
      'USAGE',
      `bot ${bot.name} has ${came} of command and token; a local bot has a command, a remote one a token; ${DOCUMENT}`,
    );
  }
  if (command === undefined) return rest;
  const words = typeof command === 'string' ? parseArgsStringToArgv(command) : command;
  if (words.length === 0) throw new Failure('USAGE', `the command of bot ${bot.name} has no words; ${DOCUMENT}`);
  return { ...rest, command: words };
}

function checkBots(bots: readonly BotConfig[]): void {
  const seen = new Set<string>();
  for (const { name } of bots) {
    const key = name.toLowerCase();
    if (seen.has(key))
      throw new Failure(
        'USAGE',
        `the bot name ${name} stands twice; names are unique, upper and lower case alike; ${DOCUMENT}`,
      );
    seen.add(key);
  }
  if (bots.length < 4) {
    const came = bots.length === 0 ? 'no bot was' : bots.length === 1 ? '1 bot was' : `${bots.length} bots were`;
    throw new Failure(
      'USAGE',
      `${came} given, a table needs 4: name each with --bot NAME=COMMAND or in a --config file; ${DOCUMENT}`,
    );
  }
}
