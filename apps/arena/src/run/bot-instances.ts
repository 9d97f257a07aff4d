import { randomBytes } from 'node:crypto';
import { REPLAYS } from '@bassadewitz/fairness';
import type { BotConfig } from '../config/tournament-config.ts';

/** One program that plays as a bot. A bot has one, or one for each replay of a board where instances are isolated. */
export interface BotInstance {
  /** Unique in the run; the file name of its log. */
  readonly id: string;
  /** Name of the bot, which its instances share. */
  readonly name: string;
  readonly token: string;
  readonly config: BotConfig;
}

/** The instances of a bot: the k-th plays replay k. A remote bot is its author's affair and always has one. */
export function instancesOf(config: BotConfig, isolate: boolean): BotInstance[] {
  const { name, token } = config;
  if (token !== undefined) return [{ id: name, name, token, config }];
  if (!isolate) return [{ id: name, name, token: newToken(), config }];
  return Array.from({ length: REPLAYS }, (_, replay) => ({ id: `${name}#${replay}`, name, token: newToken(), config }));
}

/** 256 random bits. */
function newToken(): string {
  return randomBytes(32).toString('base64url');
}
