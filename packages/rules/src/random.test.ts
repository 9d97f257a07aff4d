import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomBelow, randomFrom } from './random.ts';

describe('random numbers', () => {
  it('are 32-bit integers without a sign', () => {
    const random = randomFrom('0123456789abcdef');
    for (let i = 0; i < 1000; i++) {
      const number = random();
      expect(Number.isInteger(number) && number >= 0 && number < 2 ** 32).toBe(true);
    }
  });

  it('are the same for the same seed on every machine', () => {
    const random = randomFrom('0123456789abcdef');
    expect([random(), random(), random()]).toEqual([3033949771, 3008505918, 2400569621]);
  });

  it('are others for a seed that differs in one letter', () => {
    const one = randomFrom('0123456789abcdef');
    const other = randomFrom('0123456789abcdee');
    expect([one(), one(), one(), one()]).not.toEqual([other(), other(), other(), other()]);
  });

  it('come as often as each other', () => {
    const random = randomFrom('even');
    const counts = [0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 60_000; i++) {
      const drawn = randomBelow(6, random);
      counts[drawn] = (counts[drawn] as number) + 1;
    }
    // Five standard deviations of a binomial count with n = 60,000 and p = 1/6.
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(5 * 91.3);
  });

  it('below a bound reach from 0 to one less', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1000 }), (count) => {
        expect(randomBelow(count, () => 0)).toBe(0);
        expect(randomBelow(count, () => 0xffffffff)).toBe(count - 1);
      }),
    );
  });
});
