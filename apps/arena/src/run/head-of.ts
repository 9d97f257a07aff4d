import { commitmentTo, planSchedule } from '@bassadewitz/fairness';
import type { BotIdentity } from '@bassadewitz/gateway';
import { type Head, LEDGER_FORMAT, LEDGER_VERSION } from '@bassadewitz/ledger';
import { type TimeControl, timesOf } from '@bassadewitz/referee';
import type { TournamentConfig } from '../config/tournament-config.ts';
import { Failure } from '../failure.ts';
import { didYouMean } from '../nearest.ts';
import type { Entrant } from './entrants.ts';

/**
 * The schedule that a configuration asks for.
 * @param origin how a field is written, to name it in an error: `champion` → `--champion`
 * @throws Failure USAGE when there is none
 */
export function scheduleConfigOf(
  config: TournamentConfig,
  origin: (field: string) => string = (field) => `--${field}`,
): Head['schedule'] {
  const names = config.bots.map(({ name }) => name);
  const champion = config.champion === undefined ? undefined : names.indexOf(config.champion);
  if (champion === -1) {
    throw new Failure(
      'USAGE',
      `${origin('champion')}: there is no bot ${config.champion}${didYouMean(config.champion ?? '', names)}; valid: ${names.join(', ')}; see docs/tournaments.md`,
    );
  }
  if (config.format === 'gauntlet' && champion === undefined) {
    throw new Failure(
      'USAGE',
      `${origin('champion')} is missing: the format gauntlet came, and needs the bot that sits at every table; valid: ${names.join(', ')}; see docs/tournaments.md`,
    );
  }
  if (config.format !== 'gauntlet' && champion !== undefined) {
    throw new Failure(
      'USAGE',
      `${origin('champion')}: ${config.champion} came with the format ${config.format}; valid: a champion with the format gauntlet alone; see docs/tournaments.md`,
    );
  }
  const plan = planSchedule({
    format: config.format,
    bots: names.length,
    boards: config.boards,
    rounds: config.rounds,
    replays: config.replays,
    ...(champion === undefined ? {} : { champion }),
    ...(config.maxTables === undefined ? {} : { maxTables: config.maxTables }),
  });
  if (!plan.ok) throw new Failure('USAGE', `${plan.error.message}; see docs/tournaments.md`);
  return plan.value;
}

/** The version that the ledger has of a bot that was not there when the tournament began. It is not let in later. */
export const NEVER_CAME = 'never-came';

/** How long bots may think. */
export function timeOf({ moveMs, bankMs, networkCapMs, paceMs }: TournamentConfig): Required<TimeControl> {
  return { moveMs, bankMs, networkCapMs, paceMs };
}

/** The first line of the ledger: everything that is fixed before the first card. */
export function headOf(
  config: TournamentConfig,
  schedule: Head['schedule'],
  seed: string,
  entrants: readonly Entrant[],
  identities: readonly (BotIdentity | undefined)[],
): Head {
  return {
    format: LEDGER_FORMAT,
    version: LEDGER_VERSION,
    ruleSet: config.rules,
    timeControl: timesOf(timeOf(config)),
    strikeLimit: config.strikes,
    benchAfter: config.benchAfter,
    schedule,
    commitment: commitmentTo(seed),
    ...(config.entropySource === undefined ? {} : { entropySource: config.entropySource }),
    knownSeed: config.seed !== undefined,
    bots: entrants.map(({ config: bot, isolate }, index) => ({
      name: bot.name,
      version: identities[index]?.version ?? NEVER_CAME,
      ...(bot.owner === undefined ? {} : { owner: bot.owner }),
      house: bot.house === true,
      isolate,
    })),
  };
}
