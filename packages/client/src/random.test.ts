import { describe, expect, it } from 'vitest';
import { seededIntegers, seededRandom } from './random.ts';

/** Computed from the published algorithm by another implementation, in Python. Other languages can be held to them too. */
const VECTORS = [
  ['0123456789abcdef', [1333577403, 1319054828, 3953444674, 426888066]],
  ['0000000000000001', [0, 987092197, 2250816600, 3701533699]],
  ['ffffffffffffffff', [492039004, 492039004, 2815836250, 1597280855]],
  ['0000000000000000', [2779848663, 371414413, 1829806131, 1061126756]],
] as const;

describe('seeded random numbers', () => {
  it.each(VECTORS)('from %s are those of the vector', (seed, expected) => {
    const next = seededIntegers(seed);
    expect([next(), next(), next(), next()]).toEqual(expected);
  });

  it('divide the integers by 2^32', () => {
    const next = seededRandom('0123456789abcdef');
    expect([next(), next()]).toEqual([1333577403 / 4294967296, 1319054828 / 4294967296]);
  });

  it('are spread evenly', () => {
    const next = seededRandom('00000000deadbeef');
    const counts = new Array<number>(10).fill(0);
    for (let draw = 0; draw < 10_000; draw++) {
      const tenth = Math.floor(next() * 10);
      counts[tenth] = (counts[tenth] ?? 0) + 1;
    }
    // χ² with nine degrees of freedom is above 27.9 once in a thousand times.
    expect(counts.reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0)).toBeLessThan(27.9);
  });

  it.each(['', '123', '0123456789abcdeg', '0123456789abcdef0'])('refuse the seed "%s"', (seed) => {
    expect(() => seededIntegers(seed)).toThrow(`a seed is 16 hexadecimal digits, but "${seed}" came`);
  });
});
