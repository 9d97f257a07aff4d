/** How long to wait before another attempt to connect, in ms, and how many attempts there are. */
export interface Backoff {
  /** The longest first wait. Each further attempt doubles it. */
  readonly firstMs: number;
  /** What the doubling stops at. */
  readonly longestMs: number;
  /** Attempts in a row without a session before the client gives up. */
  readonly attempts: number;
}

/** Waits of at most 0.5, 1, 2, 4, 8, 16, 30, 30 and 30 seconds: about a minute in all on the average, two at most. */
export const BACKOFF: Backoff = { firstMs: 500, longestMs: 30_000, attempts: 10 };

/**
 * The wait before the next attempt, in ms: exponential backoff with full jitter
 * (https://aws.amazon.com/blogs/architecture/exponential-backoff-and-jitter), so that a hundred bots that one
 * server lost do not come back in the same instant.
 *
 * @param failures attempts in a row that failed, 1 or more
 * @param random gives a number at least 0 and less than 1
 * @returns undefined when there should be no further attempt
 */
export function waitBeforeNext(backoff: Backoff, failures: number, random: () => number): number | undefined {
  if (failures >= backoff.attempts) return undefined;
  return Math.round(random() * Math.min(backoff.longestMs, backoff.firstMs * 2 ** (failures - 1)));
}
