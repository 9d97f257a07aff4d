import { describe, expect, test } from 'vitest';
import { studentQuantile, widening } from './small-sample.ts';

describe("Student's t at 97.5 %", () => {
  test.each([
    [9, 2.262157],
    [10, 2.228139],
    [14, 2.144787],
    [22, 2.073873],
    [30, 2.042272],
    [120, 1.97993],
    [1e9, 1.959964],
    [Number.POSITIVE_INFINITY, 1.959964],
  ])('with %d degrees of freedom is that of the tables', (freedom, quantile) => {
    expect(Math.abs(studentQuantile(freedom) - quantile)).toBeLessThan(2e-5);
  });

  test('falls as freedom grows', () => {
    for (let freedom = 1; freedom < 200; freedom += 0.5) {
      expect(studentQuantile(freedom + 0.5)).toBeLessThan(studentQuantile(freedom));
    }
  });
});

describe('what few boards widen a variance by', () => {
  const bot = (variance: number, boards: number) => ({ variance, boards });
  const student = (t: number) => (t / 1.959964) ** 2;

  test('four bots that share all boards: n/(n−1) and t with G−1', () => {
    expect(widening(bot(2, 12), bot(2, 12), 12)).toBeCloseTo((12 / 11) * student(2.200985), 4);
  });

  test('two of many that share few: twice as many degrees', () => {
    expect(widening(bot(2, 12), bot(2, 12), 600)).toBeCloseTo((12 / 11) * student(2.073873), 4);
  });

  test('a newcomer with few boards decides, however many the other has', () => {
    expect(widening(bot(2, 10), bot(0.001, 5000), 9000)).toBeCloseTo((10 / 9) * student(2.262157), 2);
  });

  test('a bot against the mean: its own boards', () => {
    expect(widening(bot(2, 12), undefined, 600)).toBeCloseTo((12 / 11) * student(2.200985), 4);
  });

  test('goes to 1 with many boards, and leaves no error what it is', () => {
    expect(widening(bot(2, 1e7), bot(3, 1e7), 1e9)).toBeCloseTo(1, 6);
    expect(widening(bot(0, 12), bot(0, 12), 12)).toBe(1);
  });
});
