import { describe, expect, it } from 'vitest';
import { BACKOFF, waitBeforeNext } from './backoff.ts';

const LONGEST = () => 0.999999999;
const MINUTE = 60_000;

describe('the wait before another attempt', () => {
  it('to come in at all doubles up to thirty seconds, and there is none after the tenth failure', () => {
    const waits = Array.from({ length: 10 }, (_, at) =>
      waitBeforeNext(BACKOFF, { failures: at + 1, awayMs: undefined }, LONGEST),
    );
    expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 16000, 30000, 30000, 30000, undefined]);
  });

  it('is jittered all the way down to nothing', () => {
    const waits = [0, 0.25, 0.5].map((drawn) => waitBeforeNext(BACKOFF, { failures: 4, awayMs: 1 }, () => drawn));
    expect(waits).toEqual([0, 1000, 2000]);
  });

  it('to come back counts no attempts but the time, to the end of which there is a last one', () => {
    const waits = [10 * MINUTE, 15 * MINUTE - 1000, 15 * MINUTE].map((awayMs) =>
      waitBeforeNext(BACKOFF, { failures: 70, awayMs }, LONGEST),
    );
    expect(waits).toEqual([30_000, 1000, undefined]);
  });

  it('can be for ever', () => {
    const backoff = { ...BACKOFF, persistMs: Number.POSITIVE_INFINITY };
    expect(waitBeforeNext(backoff, { failures: 1e6, awayMs: 1e12 }, LONGEST)).toBe(30_000);
  });
});
