import { describe, expect, it } from 'vitest';
import { BACKOFF, waitBeforeNext } from './backoff.ts';

describe('the wait before another attempt', () => {
  it('doubles up to thirty seconds, and ends with the tenth failure', () => {
    const waits = Array.from({ length: 10 }, (_, at) => waitBeforeNext(BACKOFF, at + 1, () => 0.999999999));
    expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 16000, 30000, 30000, 30000, undefined]);
  });

  it('is jittered all the way down to nothing', () => {
    expect([0, 0.25, 0.5].map((drawn) => waitBeforeNext(BACKOFF, 4, () => drawn))).toEqual([0, 1000, 2000]);
  });
});
