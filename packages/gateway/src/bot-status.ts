import type { Bot, BotIdentity } from './bot.ts';

/** Where an expected bot is. */
export const BOT_STATES = ['expected', 'preparing', 'ready', 'lost', 'left'] as const;

export type BotState = (typeof BOT_STATES)[number];

/** What a gateway knows of an expected bot. */
export interface BotStatus {
  readonly id: string;
  readonly name: string;
  readonly state: BotState;
  /** What it said in its last hello. */
  readonly identity: BotIdentity | undefined;
  /** The least round trip of its connection in ms, where one was measured. */
  readonly roundTripMs: number | undefined;
}

export function statusOf(bot: Bot): BotStatus {
  const roundTripMs = Number.isFinite(bot.leastRoundTrip) ? bot.leastRoundTrip : undefined;
  return { id: bot.id, name: bot.name, state: stateOf(bot), identity: bot.identity, roundTripMs };
}

function stateOf(bot: Bot): BotState {
  if (bot.session !== undefined) return bot.session.state === 'ready' ? 'ready' : 'preparing';
  if (bot.left) return 'left';
  return bot.identity === undefined ? 'expected' : 'lost';
}
