/**
 * A time after which something is given up. It ends one turn of the event loop behind its timer, when all input has been read that had
 * arrived by then: where this process was too busy to look, what lies there has come in time.
 */
export class Patience {
  #timer: NodeJS.Timeout | undefined;
  #turn: NodeJS.Immediate | undefined;

  get running(): boolean {
    return this.#timer !== undefined;
  }

  /** Calls back after a time in ms, unless `stop` or another `start` comes before. */
  start(ms: number, over: () => void): void {
    this.stop();
    this.#timer = setTimeout(() => {
      this.#turn = setImmediate(() => {
        this.#timer = undefined;
        over();
      });
    }, ms);
  }

  stop(): void {
    clearTimeout(this.#timer);
    clearImmediate(this.#turn);
    this.#timer = undefined;
  }
}
