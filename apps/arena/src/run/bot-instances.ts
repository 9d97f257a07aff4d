import { REPLAYS } from '@bassadewitz/fairness';
import { newToken } from '../accounts/token.ts';
import type { BotConfig } from '../config/tournament-config.ts';

/** One program that plays as a bot. A bot has one, or one for each replay of a board where instances are isolated. */
export interface BotInstance {
  /** Unique in the run; the file name of its log. */
  readonly id: string;
  /** Name of the bot, which its instances share. */
  readonly name: string;
  /** Absent where the registry knows its tokens, and for guests. */
  readonly token?: string;
  readonly config: BotConfig;
}

/**
 * The instances of a bot: the k-th plays replay k. A remote bot is its author's affair and always has one.
 * @param suffix behind the ids of those that nobody else knows; a bot of the registry, or a guest, is the same wherever it plays
 */
export function instancesOf(config: BotConfig, isolate: boolean, suffix = ''): BotInstance[] {
  const { name, token } = config;
  const id = `${name}${suffix}`;
  if (token !== undefined) return [{ id, name, token, config }];
  if (config.registered || config.guest) return [{ id: name, name, config }];
  if (!isolate) return [{ id, name, token: newToken(), config }];
  return Array.from({ length: REPLAYS }, (_, replay) => ({
    id: `${name}#${replay}${suffix}`,
    name,
    token: newToken(),
    config,
  }));
}
