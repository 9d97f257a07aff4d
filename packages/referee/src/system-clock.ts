import type { Cancel, Clock } from './clock.ts';

/** The longest delay that a timer of Node can have, in ms; a longer one would fire at once. */
const LONGEST_DELAY = 2 ** 31 - 1;

/**
 * The clock of this process. A callback runs one turn of the event loop after its timer, behind the poll for input, so that
 * what had arrived when the timer fired late has been read before anyone is judged.
 */
export class SystemClock implements Clock {
  #pending = 0;
  /** When the loop was last known to have read all its input, and how long it had been idle until then, both in ms. */
  #polledAt = 0;
  #idleThen = 0;

  now(): number {
    return performance.now();
  }

  at(time: number, callback: () => void): Cancel {
    if (this.#pending === 0) this.#notePoll();
    this.#pending += 1;
    let timeout: NodeJS.Timeout | undefined;
    let immediate: NodeJS.Immediate | undefined;
    const arm = () => {
      const delay = Math.ceil(time - this.now());
      if (delay > LONGEST_DELAY) timeout = setTimeout(arm, LONGEST_DELAY);
      else timeout = setTimeout(hop, Math.max(0, delay));
    };
    const hop = () => {
      immediate = setImmediate(fire);
    };
    const fire = () => {
      // Node counts timers in whole ms from the start of a turn, and so may be early by part of one.
      if (this.now() < time) return arm();
      settled = true;
      this.#pending -= 1;
      callback();
      this.#notePoll();
    };
    let settled = false;
    arm();
    return () => {
      if (settled) return;
      settled = true;
      this.#pending -= 1;
      clearTimeout(timeout);
      clearImmediate(immediate);
    };
  }

  /** What the process has worked since it last came from reading input: time passed, less the time it slept waiting for input. */
  lag(): number {
    const idle = performance.eventLoopUtilization().idle;
    return Math.max(0, this.now() - this.#polledAt - (idle - this.#idleThen));
  }

  #notePoll(): void {
    this.#polledAt = this.now();
    this.#idleThen = performance.eventLoopUtilization().idle;
  }
}
