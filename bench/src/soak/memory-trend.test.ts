import { expect, test } from 'vitest';
import { trendOf, verdictOn } from './memory-trend.ts';

/** A sample a second for five minutes: some level, a slope in bytes a minute, and a saw with teeth of 40 s. */
function samples(perMinute: number, saw = 0) {
  return Array.from({ length: 300 }, (_, second) => ({
    age: second * 1000,
    bytes: 1000 + (perMinute * second) / 60 + (saw * (second % 40)) / 40,
  }));
}

test('memory that grows steadily shows it in its ends and in its slope', () => {
  const trend = trendOf(samples(60));
  expect(trend).toMatchObject({ samples: 300 });
  expect(trend?.first).toBeCloseTo(1014.5, 1);
  expect(trend?.last).toBeCloseTo(1284.5, 1);
  expect(trend?.perMinute).toBeCloseTo(60, 6);
  expect(trend?.error).toBeCloseTo(0, 6);
});

test('flat is what lies with its whole interval below the limit, growing what lies above it', () => {
  expect(verdictOn(trendOf(samples(0, 10)), 20)).toBe('flat');
  expect(verdictOn(trendOf(samples(60, 10)), 20)).toBe('grows');
});

test('memory that falls is flat', () => {
  expect(verdictOn(trendOf(samples(-60, 10)), 20)).toBe('flat');
});

test('where waves hide the slope it is undecided', () => {
  expect(verdictOn(trendOf(samples(15, 400)), 20)).toBe('undecided');
});

test('too few samples for each tenth of the time say nothing', () => {
  expect(trendOf(samples(60).slice(0, 12))).toBeUndefined();
  expect(trendOf([])).toBeUndefined();
  expect(verdictOn(undefined, 20)).toBe('undecided');
});
