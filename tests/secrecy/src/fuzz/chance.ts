import { seededIntegers } from '@bassadewitz/client';

/** Choices from a seed. */
export class Chance {
  readonly #next: () => number;

  /** @param seed a whole number from 0 to 2^32 - 1 */
  constructor(seed: number) {
    this.#next = seededIntegers(`${seed.toString(16).padStart(8, '0')}9e3779b9`);
  }

  /** A whole number from 0 on, below `bound`. */
  below(bound: number): number {
    return this.#next() % bound;
  }

  of<T>(choices: readonly T[]): T {
    const choice = choices[this.below(choices.length)];
    if (choice === undefined) throw new Error('nothing to choose from');
    return choice;
  }
}
