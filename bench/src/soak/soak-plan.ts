import type { RandomSource } from '@bassadewitz/rules';
import { randomBelow } from '@bassadewitz/rules';

/** Whom a kill is for: the server, or a bot by its number. */
export interface Kill {
  /** In ms from the beginning. */
  readonly at: number;
  readonly bot: number | undefined;
}

/** So often the server is killed, and so often a bot, on the average, in ms. */
const SERVER_EVERY_MS = 20_000;
const BOT_EVERY_MS = 10_000;
/** The first kill of the server waits until a server has come up. */
const GRACE_MS = 5000;

/**
 * Kills at random moments. Bots are killed from the beginning to the end, the server only in the first third: what its memory does is
 * seen in a server that runs all of the rest.
 */
export function killsFor(ms: number, bots: number, random: RandomSource): Kill[] {
  const moments = (from: number, to: number, everyMs: number): number[] => {
    const count = Math.max(1, Math.round((to - from) / everyMs));
    return Array.from({ length: count }, () => from + randomBelow(Math.max(1, Math.floor(to - from)), random));
  };
  return [
    ...moments(Math.min(GRACE_MS, ms / 4), ms / 3, SERVER_EVERY_MS).map((at) => ({ at, bot: undefined })),
    ...moments(0, ms, BOT_EVERY_MS).map((at) => ({ at, bot: randomBelow(bots, random) })),
  ].sort((a, b) => a.at - b.at);
}
