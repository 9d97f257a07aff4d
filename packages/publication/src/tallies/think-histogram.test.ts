import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ThinkHistogram } from './think-histogram.ts';

test('nothing measured is nothing known', () => {
  expect(new ThinkHistogram().times(1000)).toBeNull();
});

test('percentiles are right to 2 %, the longest exactly', () => {
  const histogram = new ThinkHistogram();
  for (let ms = 1; ms <= 1000; ms++) histogram.add(ms);
  const times = histogram.times(1200);
  expect(times?.answers).toBe(1000);
  expect(times?.max).toBe(1000);
  for (const [name, exact] of [
    ['p50', 500],
    ['p90', 900],
    ['p99', 990],
  ] as const) {
    expect(times?.[name]).toBeGreaterThanOrEqual(exact);
    expect(times?.[name]).toBeLessThanOrEqual(exact * 1.021);
  }
  expect(times?.headroom).toBeCloseTo(1200 - (times?.p99 ?? 0), 9);
});

test('two put together, by way of JSON, are as one', () => {
  const times = fc.array(fc.double({ min: 0, max: 1e6, noNaN: true }), { minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(times, times, (some, others) => {
      const of = (...lists: number[][]) => {
        const histogram = new ThinkHistogram();
        for (const ms of lists.flat()) histogram.add(ms);
        return histogram;
      };
      const merged = new ThinkHistogram();
      for (const part of [of(some), of(others)]) merged.merge(JSON.parse(JSON.stringify(part.written())));
      expect(merged.times(1000)).toEqual(of(some, others).times(1000));
    }),
  );
});
