import type { BotConfig, TournamentConfig } from '../config/tournament-config.ts';
import { type BotInstance, instancesOf } from './bot-instances.ts';

/** A bot of the tournament with the programs that play as it. */
export interface Entrant {
  readonly config: BotConfig;
  /** Whether four instances of it play, one for each replay. */
  readonly isolate: boolean;
  readonly instances: readonly BotInstance[];
}

/**
 * The bots of a configuration, in its order: their position is their number in the ledger.
 * @param suffix behind the ids of programs that are of this tournament alone
 */
export function entrantsOf(config: TournamentConfig, suffix = ''): Entrant[] {
  return config.bots.map((bot) => {
    const isolate = config.isolate && config.replays > 1 && bot.command !== undefined;
    return { config: bot, isolate, instances: instancesOf(bot, isolate, suffix) };
  });
}
