import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PlayClock } from './play-clock.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] }));
afterEach(() => vi.useRealTimers());

test('what is played is added to what was, and kept every five seconds until the end', () => {
  const kept: string[] = [];
  const setMeta = async (key: string, value: string) => void kept.push(`${key}=${value}`);
  const clock = new PlayClock({ setMeta }, 60_000);
  vi.advanceTimersByTime(4_999);
  expect(kept).toEqual([]);
  vi.advanceTimersByTime(7_001);
  expect(kept).toEqual(['playedMs=65000', 'playedMs=70000']);
  expect([clock.elapsedMs, clock.playedMs]).toEqual([12_000, 72_000]);
  clock.end();
  vi.advanceTimersByTime(60_000);
  expect(kept).toHaveLength(2);
});

test('a file that takes nothing more ends nothing: the next record says so', async () => {
  const clock = new PlayClock({ setMeta: () => Promise.reject(new Error('full')) }, 0);
  await vi.advanceTimersByTimeAsync(5_000);
  clock.end();
});
