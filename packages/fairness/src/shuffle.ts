import type { Draws } from './draws.ts';

/** Anything with numbered places that hold numbers. */
interface Places {
  readonly length: number;
  [index: number]: number;
}

/**
 * Shuffles in place, from the last place down to the second: for i = length − 1 … 1, place i is exchanged with place
 * `draws.below(i + 1)` (Fisher and Yates, in Durstenfeld's form). The draw is made even where it exchanges a place
 * with itself.
 */
export function shuffle<T extends Places>(places: T, draws: Draws): T {
  for (let i = places.length - 1; i > 0; i--) {
    const j = draws.below(i + 1);
    const moved = places[i] as number;
    places[i] = places[j] as number;
    places[j] = moved;
  }
  return places;
}

/** The numbers 0 … n − 1, shuffled. */
export function permutation(n: number, draws: Draws): number[] {
  return shuffle(
    Array.from({ length: n }, (_, i) => i),
    draws,
  );
}
