/**
 * Passes on what finishes in any order in the order of its numbers: 0, 1, 2, …, each once.
 * Whatever is computed from the sequence therefore does not depend on how many matches ran at the same time.
 */
export class InOrder<T> {
  readonly #pass: (item: T, number: number) => void;
  readonly #waiting = new Map<number, T>();
  #next: number;

  /** @param first the number that is passed on first */
  constructor(pass: (item: T, number: number) => void, first = 0) {
    this.#pass = pass;
    this.#next = first;
  }

  /** The number that is passed on next: all before it have been. */
  get next(): number {
    return this.#next;
  }

  /** How many are held back because an earlier one is missing. */
  get waiting(): number {
    return this.#waiting.size;
  }

  /** @throws Error when a number comes twice: a match would be counted twice */
  add(number: number, item: T): void {
    if (number < this.#next || this.#waiting.has(number)) throw new Error(`number ${number} came twice`);
    this.#waiting.set(number, item);
    while (this.#waiting.has(this.#next)) {
      const due = this.#waiting.get(this.#next) as T;
      this.#waiting.delete(this.#next);
      this.#pass(due, this.#next);
      this.#next += 1;
    }
  }
}
