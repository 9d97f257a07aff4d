/** How long to wait before another attempt to connect, in ms, and when there is none any more. */
export interface Backoff {
  /** The longest first wait. Each further attempt doubles it. */
  readonly firstMs: number;
  /** What the doubling stops at. */
  readonly longestMs: number;
  /** Attempts in a row before the bot was ever let in. Few, so that whoever mistyped an address is told soon. */
  readonly attempts: number;
  /**
   * How long a bot that was in tries to come back, in ms from the end of its last session. `Infinity`: for ever. Less than the `outageMs` of
   * the arena (ten minutes by default) would make it leave a tournament that still waits for it.
   */
  readonly persistMs: number;
}

/**
 * Waits of at most 0.5, 1, 2, 4, 8, 16, 30, 30 … seconds, half of it on the average: about a minute for the ten attempts to come in at all,
 * and a quarter of an hour to come back.
 */
export const BACKOFF: Backoff = { firstMs: 500, longestMs: 30_000, attempts: 10, persistMs: 900_000 };

/** How it went since the bot was last in. */
export interface Absence {
  /** Attempts in a row that failed, 1 or more; the session that was lost counts as one. */
  readonly failures: number;
  /** Time in ms since its last session ended; undefined where it never had one. */
  readonly awayMs: number | undefined;
}

/**
 * The wait before the next attempt, in ms: exponential backoff with full jitter
 * (https://aws.amazon.com/blogs/architecture/exponential-backoff-and-jitter), so that a hundred bots that one
 * server lost do not come back in the same instant. The last attempt to come back is made when the time for it is over.
 *
 * @param random gives a number at least 0 and less than 1
 * @returns undefined when there should be no further attempt
 */
export function waitBeforeNext(
  { firstMs, longestMs, attempts, persistMs }: Backoff,
  { failures, awayMs }: Absence,
  random: () => number,
): number | undefined {
  const left = awayMs === undefined ? Number.POSITIVE_INFINITY : persistMs - awayMs;
  if (awayMs === undefined ? failures >= attempts : left <= 0) return undefined;
  const wait = Math.round(random() * Math.min(longestMs, firstMs * 2 ** (failures - 1)));
  return Math.min(wait, left);
}
