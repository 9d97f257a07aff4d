import type { BotIdentity } from '@bassadewitz/gateway';
import type { Head } from '@bassadewitz/ledger';
import { ADJUSTABLE, FIXED } from '../config/adjustable.ts';
import type { TournamentConfig } from '../config/tournament-config.ts';
import { Failure } from '../failure.ts';
import type { Entrant } from './entrants.ts';
import { NEVER_CAME } from './head-of.ts';

/**
 * The configuration to go on with: the run's own, with what may be given anew.
 * @param origin names where a field was given: a flag or a file
 * @throws Failure CHANGED naming the first field, or bot, that differs from the run's
 */
export function adjusted(
  own: TournamentConfig,
  given: Partial<TournamentConfig>,
  origin: (field: string) => string,
): TournamentConfig {
  for (const field of FIXED) {
    const [was, is] = [own[field], given[field]];
    if (is === undefined || is === was) continue;
    const shown =
      field === 'seed'
        ? 'another seed'
        : `${was === undefined ? 'without it' : JSON.stringify(was)}, not with ${JSON.stringify(is)}`;
    throw new Failure(
      'CHANGED',
      `${origin(field)} has changed: the run was started with ${shown}; see docs/tournaments.md`,
    );
  }
  const kept = Object.fromEntries(
    ADJUSTABLE.flatMap((field) => (given[field] === undefined ? [] : [[field, given[field]]])),
  );
  return { ...own, ...kept, bots: given.bots === undefined ? own.bots : sameBots(own, given.bots) };
}

/** The bots with the commands, folders and tokens that were given anew. */
function sameBots(own: TournamentConfig, given: TournamentConfig['bots']): TournamentConfig['bots'] {
  const ranked = own.bots.filter((bot) => bot.house !== true);
  const names = given.map(({ name }) => name);
  if (names.join() !== ranked.map(({ name }) => name).join()) {
    const was = ranked.map(({ name }) => name).join(', ');
    throw new Failure(
      'CHANGED',
      `the bots have changed: the run was started with ${was}, not with ${names.join(', ')}; see docs/tournaments.md`,
    );
  }
  return own.bots.map((bot) => ({ ...bot, ...given.find(({ name }) => name === bot.name) }));
}

/** @throws Failure CHANGED naming the first bot that is not the version that has played so far */
export function checkVersions(
  head: Head,
  entrants: readonly Entrant[],
  identities: readonly (BotIdentity | undefined)[],
): void {
  for (const [index, { config }] of entrants.entries()) {
    const [was, is] = [head.bots[index]?.version, identities[index]?.version];
    // A bot that never came is not awaited, and one that is missing now plays as one that is away.
    if (was === is || was === NEVER_CAME || is === undefined) continue;
    throw new Failure(
      'CHANGED',
      `bot ${config.name} has changed: it played as version ${was} and is now ${is}; a new version is a new player and needs a new tournament`,
    );
  }
}
