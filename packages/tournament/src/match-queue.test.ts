import fc from 'fast-check';
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

test('whatever the bots have room for: each match is taken once, the first that fits, and none has more tables than it can play', () => {
  const quartet = fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6, 7], { minLength: 4, maxLength: 4 });
  const capacities = fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 8, maxLength: 8 });
  const choices = fc.infiniteStream(fc.nat());
  fc.assert(
    fc.property(fc.array(quartet, { maxLength: 30 }), capacities, choices, (quartets, capacity, choose) => {
      const jobs = quartets.map((bots, match) => jobOf(match, bots as unknown as Parameters<typeof jobOf>[1]));
      const queue = new MatchQueue(jobs, (bot) => capacity[bot] ?? 0);
      const left = new Set(jobs);
      const inPlay: typeof jobs = [];
      const hasRoom = (bot: number) => inPlay.filter(({ bots }) => bots.includes(bot)).length < (capacity[bot] ?? 0);
      while (left.size > 0 || inPlay.length > 0) {
        const first = [...left].find(({ bots }) => bots.every(hasRoom));
        const taken = queue.take();
        expect(taken).toBe(first);
        if (taken !== undefined) {
          left.delete(taken);
          inPlay.push(taken);
        } else {
          const [ended] = inPlay.splice((choose.next().value ?? 0) % inPlay.length, 1);
          if (ended !== undefined) queue.release(ended);
        }
        expect(queue.empty).toBe(left.size === 0);
      }
    }),
  );
});
