import { expect, test } from 'vitest';
import { MatchQueue } from './match-queue.ts';
import { jobOf } from './testing/jobs.ts';

test('matches are taken in schedule order while every bot has room', () => {
  const queue = new MatchQueue([jobOf(0, [0, 1, 2, 3]), jobOf(1, [0, 1, 2, 3])], () => 2);
  expect(queue.take()?.match).toBe(0);
  expect(queue.take()?.match).toBe(1);
  expect(queue.take()).toBeUndefined();
  expect(queue.empty).toBe(true);
});

test('a bot without room holds up its own matches and nobody else’s', () => {
  const first = jobOf(0, [0, 1, 2, 3]);
  const queue = new MatchQueue([first, jobOf(1, [0, 4, 5, 6]), jobOf(2, [4, 5, 6, 7])], (bot) => (bot === 0 ? 1 : 9));
  expect(queue.take()?.match).toBe(0);
  expect(queue.take()?.match).toBe(2);
  expect(queue.take()).toBeUndefined();
  expect(queue.empty).toBe(false);
  queue.release(first);
  expect(queue.take()?.match).toBe(1);
});
