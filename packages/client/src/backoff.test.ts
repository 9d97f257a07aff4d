import { describe, expect, it } from 'vitest';
import { BACKOFF, waitBeforeNext } from './backoff.ts';

describe('the wait before another attempt', () => {
  it('doubles up to ten seconds, and ends with the twelfth failure', () => {
    const waits = Array.from({ length: 12 }, (_, at) => waitBeforeNext(BACKOFF, at + 1, () => 0.999999999));
    expect(waits).toEqual([250, 500, 1000, 2000, 4000, 8000, 10000, 10000, 10000, 10000, 10000, undefined]);
  });

  it('is jittered all the way down to nothing', () => {
    expect([0, 0.25, 0.5].map((drawn) => waitBeforeNext(BACKOFF, 4, () => drawn))).toEqual([0, 500, 1000]);
  });
});
