import type { Times } from './time-control.ts';

/** What is left to a seat for the move that it is asked for, in ms. */
export interface TimeLeft {
  readonly moveMs: number;
  readonly bankMs: number;
}

/** One seat's time in one match: for each move first the move limit, then what is left of the bank. */
export class Bank {
  readonly #times: Times;
  #left: number;
  #whole: TimeLeft;

  constructor(times: Times) {
    this.#times = times;
    this.#left = times.bankMs;
    this.#whole = this.leftAfter(0);
  }

  /** What is left before a move begins. */
  get whole(): TimeLeft {
    return this.#whole;
  }

  /** How long a move may take from now on in all, in ms, beside the credit for the network. */
  get reach(): number {
    return this.#times.moveMs + this.#left;
  }

  /** What is left when a move has used `used` ms. Whole ms, rounded down, as bots are told. */
  leftAfter(used: number): TimeLeft {
    const over = Math.max(0, used - this.#times.moveMs);
    return {
      moveMs: Math.max(0, Math.floor(this.#times.moveMs - Math.max(0, used))),
      bankMs: Math.max(0, Math.floor(this.#left - over)),
    };
  }

  /** Takes from the bank what a move used beyond the move limit. */
  charge(used: number): void {
    if (used <= this.#times.moveMs) return;
    this.#left = Math.max(0, this.#left - (used - this.#times.moveMs));
    this.#whole = this.leftAfter(0);
  }
}
