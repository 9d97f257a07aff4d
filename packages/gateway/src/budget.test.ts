import { expect, test } from 'vitest';
import { Budget } from './budget.ts';

test('a budget lets its capacity through at once, and its rate after that', () => {
  const budget = new Budget(3, 2, 0);
  expect([0, 0, 0, 0].map((now) => budget.spend(now))).toEqual([true, true, true, false]);
  expect([400, 500, 600, 1000].map((now) => budget.spend(now))).toEqual([false, true, false, true]);
});

test('what is forgiven does not add up beyond the capacity', () => {
  const budget = new Budget(2, 1, 0);
  expect([3_600_000, 3_600_000, 3_600_000].map((now) => budget.spend(now))).toEqual([true, true, false]);
});

test('a cost above what is left is not spent in part', () => {
  const budget = new Budget(3, 1, 0);
  expect([budget.spend(0, 4), budget.spend(0, 3), budget.spent(0), budget.full(0), budget.full(3000)]).toEqual([
    false,
    true,
    true,
    false,
    true,
  ]);
});
