import { expect, test } from 'vitest';
import { Addresses } from './addresses.ts';
import { Budget } from './budget.ts';
import { DEFAULT_LIMITS } from './options.ts';

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

test('failed logins are counted for each address, and forgiven in time', () => {
  const addresses = new Addresses({ ...DEFAULT_LIMITS, failedLogins: 2 });
  addresses.loginFailed('a', 0);
  addresses.loginFailed('a', 0);
  addresses.loginFailed('b', 0);
  expect(['a', 'b', 'c'].map((address) => addresses.mayLogIn(address, 0))).toEqual([false, true, true]);
  expect(addresses.mayLogIn('a', 6001)).toBe(true);
});
