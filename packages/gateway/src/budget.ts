/** So many at once and so many a second after that: a bucket that holds `capacity` and is refilled at a steady rate. */
export class Budget {
  readonly #capacity: number;
  readonly #perSecond: number;
  #left: number;
  #at: number;

  /** @param now in ms, of the clock that `spend` gets its times from */
  constructor(capacity: number, perSecond: number, now: number) {
    this.#capacity = capacity;
    this.#perSecond = perSecond;
    this.#left = capacity;
    this.#at = now;
  }

  /** Takes `cost` out; false where there was less. */
  spend(now: number, cost = 1): boolean {
    this.#refill(now);
    if (this.#left < cost) return false;
    this.#left -= cost;
    return true;
  }

  /** Whether nothing was spent that is not forgiven by now. */
  full(now: number): boolean {
    this.#refill(now);
    return this.#left === this.#capacity;
  }

  /** Whether `spend` would fail. */
  spent(now: number): boolean {
    this.#refill(now);
    return this.#left < 1;
  }

  #refill(now: number): void {
    this.#left = Math.min(this.#capacity, this.#left + ((now - this.#at) / 1000) * this.#perSecond);
    this.#at = now;
  }
}
