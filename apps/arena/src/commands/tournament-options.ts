import type { Command } from 'commander';
import { houseBots } from '../bots/demo-bots.ts';
import { checkRemote } from '../config/check-remote.ts';
import { completeConfig } from '../config/complete-config.ts';
import { type PartialConfig, readBotFlag, readConfigFile } from '../config/read-config.ts';
import type { TournamentConfig } from '../config/tournament-config.ts';
import { defaultOf, descriptionOf } from '../config/validate.ts';
import { LOG_LEVELS, type LogLevel } from '../logging.ts';
import { decimalNumber, oneOf, wholeNumber } from './flag-values.ts';
import { addRemoteFlags, readRemoteOptions } from './remote-options.ts';

/** Configuration fields with a flag of the same name, and what the flag's value is called. */
const FLAGS = {
  rules: 'NAME',
  format: 'NAME',
  champion: 'BOT',
  boards: 'COUNT',
  rounds: 'COUNT',
  replays: 'COUNT',
  maxTables: 'COUNT',
  until: 'WHAT',
  maxMinutes: 'MINUTES',
  seed: 'TEXT',
  entropySource: 'TEXT',
  moveMs: 'MS',
  bankMs: 'MS',
  networkCapMs: 'MS',
  paceMs: 'MS',
  strikes: 'COUNT',
  benchAfter: 'COUNT',
  tables: 'COUNT',
  host: 'ADDRESS',
  port: 'PORT',
  connectMs: 'MS',
  prepareMs: 'MS',
  returnMs: 'MS',
  outageMs: 'MS',
  absent: 'WHAT',
} as const;

/** Fields that are on or off. */
const SWITCHES = ['isolate', 'calibrate'] as const;

const NUMBERS = ['COUNT', 'MS', 'PORT'];

/** Flags that are given once for each value. */
const PLURALS: Readonly<Record<string, string>> = { origins: '--origin', limits: '--limit' };

/** `moveMs` → `--move-ms`. */
export function flagOf(field: string): string {
  return PLURALS[field] ?? `--${field.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** Options of a command that plays a tournament, which are no part of its configuration. */
export interface RunOptions {
  readonly out?: string;
  readonly json: boolean;
  readonly logLevel: LogLevel;
}

/** Adds the flags that configure a tournament. */
export function addConfigFlags(command: Command): Command {
  for (const [field, value] of Object.entries(FLAGS) as [keyof typeof FLAGS, string][]) {
    const standard = defaultOf(field);
    const description = `${descriptionOf(field)}${standard === undefined ? '' : ` (default: ${standard})`}`;
    const flag = `${flagOf(field)} <${value}>`;
    if (value === 'MINUTES') command.option(flag, description, decimalNumber(flagOf(field)));
    else if (NUMBERS.includes(value)) command.option(flag, description, wholeNumber(flagOf(field)));
    else command.option(flag, description);
  }
  return addRemoteFlags(command)
    .option('--isolate', descriptionOf('isolate'))
    .option('--no-calibrate', 'do not measure before the run what this machine itself needs for a move');
}

/** Adds the flags on where a run's files go and what is shown. */
export function addRunFlags(command: Command): Command {
  return addShowFlags(
    command.option(
      '--out <FOLDER>',
      'folder for the ledger, the logs and what the bots print (default: a new one below runs/)',
    ),
  );
}

/** Adds the flags on what is shown. */
export function addShowFlags(command: Command): Command {
  return command
    .option('--json', 'print the standings as JSON', false)
    .option(
      '--log-level <LEVEL>',
      `what is logged on stderr: ${LOG_LEVELS.join(', ')}`,
      oneOf('--log-level', LOG_LEVELS),
      'error',
    );
}

/** What the flags and the file, if there is one, say: the flags for themselves, so that errors can name them. */
export function readOptions(options: Readonly<Record<string, unknown>>): { file: PartialConfig; flags: PartialConfig } {
  const file = typeof options.config === 'string' ? readConfigFile(options.config) : {};
  const { bots: remote, ...remoteFields } = readRemoteOptions(options);
  const local = (options.bot as string[] | undefined)?.map((text) => readBotFlag(text, '--bot'));
  const bots = local === undefined ? remote : [...local, ...(remote ?? [])];
  // Commander sets `calibrate` to true where `--no-calibrate` was not given; only what was typed goes before the file.
  const typed = (field: string) => options[field] !== undefined && (field !== 'calibrate' || options[field] === false);
  const fields = [...Object.keys(FLAGS), ...SWITCHES].filter(typed).map((field) => [field, options[field]]);
  return {
    file,
    flags: { ...Object.fromEntries(fields), ...remoteFields, ...(bots === undefined ? {} : { bots }) } as PartialConfig,
  };
}

/** The configuration that the flags, over the file if there is one, ask for. @throws Failure USAGE or FILES */
export function configFrom(options: Readonly<Record<string, unknown>>): TournamentConfig {
  const { file, flags } = readOptions(options);
  return checkRemote(completeConfig(file, flags, flagOf, houseBots));
}
