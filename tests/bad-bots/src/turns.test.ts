import { expect, test } from 'vitest';
import { Turns } from './turns.ts';

test('so many have their turn at a time, in the order in which they came, whether or not they succeed', async () => {
  const turns = new Turns(2);
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const waiting = [0, 1, 2, 3].map((each) =>
    turns.take(async () => {
      begun.push(each);
      await new Promise<void>((resolve, reject) => ends.push(each === 0 ? () => reject(new Error('fails')) : resolve));
      return each;
    }),
  );
  waiting[0]?.catch(() => {});
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  await settle();
  expect(begun).toEqual([0, 1]);
  ends[0]?.();
  await settle();
  expect(begun).toEqual([0, 1, 2]);
  ends[1]?.();
  ends[2]?.();
  await settle();
  ends[3]?.();
  await expect(waiting[0]).rejects.toThrow('fails');
  expect(await Promise.all(waiting.slice(1))).toEqual([1, 2, 3]);
});
