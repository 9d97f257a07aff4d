import { COMMAND } from '../called-as.ts';
import type { TournamentConfig } from '../config/tournament-config.ts';
import { Failure } from '../failure.ts';
import { didYouMean } from '../nearest.ts';
import { hashesOf, type RegisteredBot } from './registry.ts';
import { readRegistry } from './registry-file.ts';

/**
 * The registered bots of a tournament, by name.
 * @throws Failure FILES when the registry cannot be read, USAGE naming the first bot that it does not know or lets in by no token
 */
export function registeredOf({ bots, registry }: TournamentConfig): ReadonlyMap<string, RegisteredBot> {
  const names = bots.filter((bot) => bot.registered).map(({ name }) => name);
  if (names.length === 0 || registry === undefined) return new Map();
  const known = readRegistry(registry);
  return new Map(
    names.map((name) => {
      const bot = known.find((one) => one.name === name);
      if (bot !== undefined && hashesOf(bot).length > 0) return [name, bot];
      const valid = known.map((one) => one.name);
      const why =
        bot === undefined
          ? `is not in the registry ${registry}${didYouMean(name, valid)}`
          : `has no token in ${registry} that is not revoked`;
      throw new Failure('USAGE', `bot ${name} ${why}; add one with: ${COMMAND} bots add ${name}`);
    }),
  );
}
