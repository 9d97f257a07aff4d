import type { ChildProcess } from 'node:child_process';

/** A process that is started again whenever it ends, until it is not wanted any more. */
export class KeptProcess {
  /** How often it was killed from here. */
  kills = 0;
  /** How often it failed without being killed from here. */
  failures = 0;
  readonly #start: () => ChildProcess;
  #child: ChildProcess;
  #wanted = true;
  #killed = false;

  /** @param pauseMs how long it stays away */
  constructor(start: () => ChildProcess, pauseMs: number) {
    this.#start = start;
    this.#child = this.#begin(pauseMs);
  }

  /** Kills it as no process can prevent; it comes back after its pause. Does nothing while it is away. */
  kill(): void {
    if (this.#killed || this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    this.#killed = true;
    this.kills += 1;
    this.#child.kill('SIGKILL');
  }

  /** Ends it for good. */
  async end(): Promise<void> {
    this.#wanted = false;
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const gone = new Promise((resolve) => this.#child.once('exit', resolve));
    this.#child.kill('SIGKILL');
    await gone;
  }

  #begin(pauseMs: number): ChildProcess {
    const child = this.#start();
    child.once('exit', (code) => {
      if (code !== 0 && !this.#killed && this.#wanted) this.failures += 1;
      this.#killed = false;
      if (this.#wanted) setTimeout(() => this.#again(pauseMs), pauseMs);
    });
    return child;
  }

  #again(pauseMs: number): void {
    if (this.#wanted) this.#child = this.#begin(pauseMs);
  }
}
