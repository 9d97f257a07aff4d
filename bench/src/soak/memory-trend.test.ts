import { expect, test } from 'vitest';
import { trendOf } from './memory-trend.ts';

test('memory that grows steadily shows it in its quarters and in its slope', () => {
  const samples = Array.from({ length: 8 }, (_, i) => ({ at: i * 30_000, bytes: 100 + 10 * i }));
  expect(trendOf(samples)).toEqual({ firstQuarter: 105, lastQuarter: 165, perMinute: 20 });
});

test('three samples say nothing', () => {
  const samples = [1, 2, 3].map((at) => ({ at, bytes: at }));
  expect(trendOf(samples)).toEqual({ firstQuarter: null, lastQuarter: null, perMinute: null });
});
