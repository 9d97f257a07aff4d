import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Draws } from './draws.ts';
import { Draws as Stream } from './draws.ts';
import { deriveKey } from './seed.ts';
import { permutation, shuffle } from './shuffle.ts';

test('a shuffle exchanges from the last place down', () => {
  const bounds: number[] = [];
  const drawn = [0, 2, 1];
  const draws = { below: (bound: number) => drawn[bounds.push(bound) - 1] } as unknown as Draws;
  // 10 20 30 40 → place 3 with 0: 40 20 30 10 → place 2 with itself → place 1 with itself.
  expect(shuffle([10, 20, 30, 40], draws)).toEqual([40, 20, 30, 10]);
  expect(bounds).toEqual([4, 3, 2]);
});

test('a shuffle keeps what it shuffles', () => {
  fc.assert(
    fc.property(fc.nat(300), fc.nat(1000), (n, round) => {
      const shuffled = permutation(n, new Stream(deriveKey('keeps'), 'order', round));
      expect([...shuffled].sort((a, b) => a - b)).toEqual(Array.from({ length: n }, (_, i) => i));
    }),
  );
});

test('all 24 orders of four are equally likely', () => {
  const counts = new Map<string, number>();
  const deals = 24_000;
  const key = deriveKey('equally likely');
  for (let i = 0; i < deals; i++) {
    const order = permutation(4, new Stream(key, 'order', i)).join('');
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
  expect(counts.size).toBe(24);
  // 23 degrees of freedom: the 99.9 % point is 49.7.
  expect(chiSquare).toBeLessThan(49.7);
});
