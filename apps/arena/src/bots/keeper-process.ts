import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Sees to it that no bot outlives the arena: see keeper.ts. */
export class Keeper {
  readonly #process: ChildProcess;

  constructor() {
    const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
    const program = fileURLToPath(new URL(`./keeper.${extension}`, import.meta.url));
    this.#process = spawn(process.execPath, [program], { stdio: ['pipe', 'ignore', 'ignore'], detached: true });
    // A keeper that died takes only the safety net with it; the run itself goes on.
    this.#process.on('error', () => {});
    this.#process.stdin?.on('error', () => {});
    this.#process.unref();
  }

  /** From now on the process group of this id, and whatever carries the mark, is ended when the arena is gone. */
  keep(pid: number, mark: string): void {
    this.#process.stdin?.write(`keep ${pid} ${mark}\n`);
  }

  /** The process is gone: its id may soon be another's. */
  release(pid: number): void {
    this.#process.stdin?.write(`release ${pid}\n`);
  }

  /** Ends the keeper; resolves when it is gone. */
  close(): Promise<void> {
    return new Promise((resolve) => {
      if (this.#process.exitCode !== null || this.#process.pid === undefined) return resolve();
      // It was unreferenced so as not to hold up the arena's own end; now it is waited for.
      this.#process.ref();
      this.#process.once('exit', () => resolve());
      this.#process.stdin?.end();
    });
  }
}
