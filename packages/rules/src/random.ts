/** A source of random numbers for simulations: each call returns the next integer from 0 to 2³² − 1. */
export type RandomSource = () => number;

/**
 * The small fast counter generator of Chris Doty-Humphrey (PractRand, `sfc32`): 128 bits of state, no period shorter than
 * 2³². Fast and well tested, but not secret: never deal a tournament's cards with it.
 *
 * @param seed any text; equal texts give equal numbers on every engine
 */
export function randomFrom(seed: string): RandomSource {
  const state = Int32Array.of(hashOf(seed, 0x9e3779b9), hashOf(seed, 0x243f6a88), hashOf(seed, 0xb7e15162), 1);
  const next = (): number => {
    const a = state[0] as number;
    const b = state[1] as number;
    const c = state[2] as number;
    const counter = state[3] as number;
    const sum = (a + b + counter) | 0;
    state[0] = b ^ (b >>> 9);
    state[1] = (c + (c << 3)) | 0;
    state[2] = (((c << 21) | (c >>> 11)) + sum) | 0;
    state[3] = (counter + 1) | 0;
    return sum >>> 0;
  };
  // The first numbers still resemble the seed; the author discards twelve when three words are seeded.
  for (let i = 0; i < 12; i++) next();
  return next;
}

/** An integer from 0 to `count` − 1, each as likely as another but for a part in 2³² / `count`. */
export function randomBelow(count: number, random: RandomSource): number {
  return Math.floor(random() * 2 ** -32 * count);
}

/** FNV-1a over the text's UTF-16 code units, then the finaliser of MurmurHash3, so that similar seeds share no bits. */
function hashOf(text: string, basis: number): number {
  let hash = basis;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}
