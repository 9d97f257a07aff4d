import type { Cancel, Clock } from './clock.ts';

interface Order {
  readonly time: number;
  readonly callback: () => void;
}

/** A clock that stands still until it is told to go on. For tests, in which no real time passes. */
export class ManualClock implements Clock {
  #now = 0;
  #lag = 0;
  readonly #orders = new Set<Order>();

  now(): number {
    return this.#now;
  }

  at(time: number, callback: () => void): Cancel {
    const order = { time, callback };
    this.#orders.add(order);
    return () => void this.#orders.delete(order);
  }

  lag(): number {
    return this.#lag;
  }

  /** Callbacks that are ordered and have not run. */
  get pending(): number {
    return this.#orders.size;
  }

  /** Lets time pass, in ms, running on the way what falls due, each at its own time. */
  advance(ms: number): void {
    const end = this.#now + ms;
    for (let next = this.#next(end); next !== undefined; next = this.#next(end)) {
      this.#orders.delete(next);
      this.#now = Math.max(this.#now, next.time);
      next.callback();
    }
    this.#now = end;
  }

  /** Time in which the process does nothing at all: what falls due runs late, at the end of it, and sees that lag. In ms. */
  block(ms: number): void {
    this.#now += ms;
    this.#lag = ms;
  }

  /** Ends a `block`: runs what fell due in it, then lets the lag be forgotten. */
  unblock(): void {
    this.advance(0);
    this.#lag = 0;
  }

  #next(end: number): Order | undefined {
    let first: Order | undefined;
    for (const order of this.#orders) {
      if (order.time <= end && (first === undefined || order.time < first.time)) first = order;
    }
    return first;
  }
}
