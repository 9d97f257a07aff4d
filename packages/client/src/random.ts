/**
 * The client's seeded random numbers: xoroshiro64** 1.0 by David Blackman and Sebastiano Vigna
 * (https://prng.di.unimi.it/xoroshiro64starstar.c, public domain), chosen because its state is 64 bits, as a
 * request's seed is, and because it needs 32-bit arithmetic only, so that it is the same in any language.
 *
 * State: the first eight hex digits of the seed are s0, the last eight s1; where both are 0, s0 is 9e3779bb.
 * A step gives r = rotl(s0 · 9e3779bb, 5) · 5, then t = s1 ^ s0, s0 = rotl(s0, 26) ^ t ^ (t << 9), s1 = rotl(t, 13),
 * all modulo 2^32. A number from 0 to 1 is r / 2^32.
 */

/** What a seed must look like: that of a request, 16 hexadecimal digits. */
const SEED = /^[0-9a-fA-F]{16}$/;

const GOLDEN = 0x9e3779bb;

/**
 * Random integers from a seed: each call of the function returned gives the next, from 0 to 4294967295.
 *
 * @param seed 16 hexadecimal digits, such as a request's `seed`
 * @throws RangeError when the seed is anything else
 */
export function seededIntegers(seed: string): () => number {
  if (!SEED.test(seed)) throw new RangeError(`a seed is 16 hexadecimal digits, but "${seed}" came`);
  let s0 = Number.parseInt(seed.slice(0, 8), 16) | 0;
  let s1 = Number.parseInt(seed.slice(8), 16) | 0;
  // All zero is the one state that the generator never leaves.
  if (s0 === 0 && s1 === 0) s0 = GOLDEN | 0;
  return () => {
    const product = Math.imul(s0, GOLDEN);
    const result = Math.imul((product << 5) | (product >>> 27), 5) >>> 0;
    const t = s1 ^ s0;
    s0 = ((s0 << 26) | (s0 >>> 6)) ^ t ^ (t << 9);
    s1 = (t << 13) | (t >>> 19);
    return result;
  };
}

/**
 * Random numbers from a seed: like `Math.random`, but the same numbers for the same seed. Each call of the function
 * returned gives the next, at least 0 and less than 1, in steps of 2^-32.
 *
 * @param seed 16 hexadecimal digits, such as a request's `seed`
 * @throws RangeError when the seed is anything else
 */
export function seededRandom(seed: string): () => number {
  const next = seededIntegers(seed);
  return () => next() / 4294967296;
}
