import { expect, test } from 'vitest';
import { Extremes } from './extremes.ts';

const kept = (...chips: number[]) => {
  const extremes = new Extremes<{ chips: number; at: number }>();
  chips.forEach((value, at) => {
    extremes.add(value, () => ({ chips: value, at }));
  });
  return { best: extremes.best.map(({ at }) => at), worst: extremes.worst.map(({ at }) => at) };
};

test('the five highest and the five lowest are kept, in order', () => {
  expect(kept(3, 9, -2, 7, 0, 8, -5)).toEqual({ best: [1, 5, 3, 0, 4], worst: [6, 2, 4, 0, 3] });
});

test('of equals the first that came is kept', () => {
  expect(kept(1, 1, 1, 1, 1, 1, 2)).toEqual({ best: [6, 0, 1, 2, 3], worst: [0, 1, 2, 3, 4] });
});
