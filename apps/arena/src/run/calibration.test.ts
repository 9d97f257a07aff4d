import { expect, test } from 'vitest';
import type { TournamentConfig } from '../config/tournament-config.ts';
import { calibrate, judge } from './calibration.ts';

const config = (moveMs: number) => ({ moveMs }) as TournamentConfig;
const measured = { tables: 64, answers: 1000, p50: 10, p99: 40 };

test('a machine that takes little of the move limit is no matter', () => {
  expect(judge(measured, config(1000))).toBeUndefined();
});

test('one that takes more than a quarter of it is warned of, with a number of tables that would do', () => {
  expect(judge(measured, config(100))).toBe(
    'with 64 tables at once this machine alone takes 40.0 ms for a move (99th percentile); --tables 40 would leave the bots three quarters of their 100 ms',
  );
});

test('one that takes all of it is refused', () => {
  expect(() => judge(measured, config(40))).toThrow(
    /the move limit is 40 ms: bots would be charged for it; --tables 16 would/,
  );
});

test('the machine is measured by throwaway matches of the rule set', async () => {
  const { answers, p50, p99 } = await calibrate({ rules: 'swedish', tables: 4 } as TournamentConfig);
  expect(answers).toBeGreaterThan(4 * 4 * 8);
  expect(p50).toBeGreaterThan(0);
  expect(p99).toBeGreaterThanOrEqual(p50);
});
