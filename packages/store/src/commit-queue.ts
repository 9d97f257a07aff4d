import { Worker } from 'node:worker_threads';
import { StoreError, type StoreProblem } from './problem.ts';
import type { FromWriter, ToWriter, Write } from './write.ts';

/** Writes in one commit at most, so that an importer that does not wait cannot build a transaction without bound. */
const COMMIT_WRITES = 1024;

/** One commit that is on disk: how many writes were in it, and how long it took in ms. */
export interface Commit {
  readonly writes: number;
  readonly ms: number;
}

interface Waiting {
  readonly write: Write;
  readonly resolve: () => void;
  readonly reject: (error: Error) => void;
}

/**
 * Gathers writes and hands them to the thread that writes, one commit at a time, in the order of the calls: what comes
 * while a commit runs goes into the next. An idle queue does not keep the process alive.
 */
export class CommitQueue {
  readonly #path: string;
  readonly #gatherMs: number;
  readonly #worker: Worker;
  readonly #ready: Promise<StoreProblem | undefined>;
  readonly #exited: Promise<void>;
  readonly #onCommit: ((commit: Commit) => void) | undefined;
  #sentAt = 0;
  #waiting: Waiting[] = [];
  #running: Waiting[] = [];
  #cancelDue: (() => void) | undefined;
  #failure: StoreProblem | undefined;
  #flushed: Promise<void> | undefined;
  #idle: (() => void) | undefined;

  /**
   * @param path a store, checked and locked
   * @param gatherMs how long the first write waits for company; 0: until the end of this turn of the event loop
   * @param maxPages limit of the file, in pages
   * @param onCommit called after each commit
   */
  constructor(path: string, gatherMs: number, maxPages: number | undefined, onCommit?: (commit: Commit) => void) {
    this.#path = path;
    this.#gatherMs = gatherMs;
    this.#onCommit = onCommit;
    // Built, the thread is a .js beside this file; from the sources (tests) a .ts, whose types Node strips.
    const extension = import.meta.url.slice(import.meta.url.lastIndexOf('.'));
    this.#worker = new Worker(new URL(`./writer-thread${extension}`, import.meta.url), {
      workerData: { path, maxPages },
      name: 'ledger',
      // The flags of the process are not for this thread: --eval and --input-type would keep it from starting.
      execArgv: [],
    });
    this.#exited = new Promise((resolve) => {
      this.#worker.on('exit', () => {
        this.#fail(this.#lost(''));
        resolve();
      });
    });
    const answered = new Promise<void>((resolve) => {
      this.#worker.on('message', (message: FromWriter) => {
        if (message.kind === 'committed') this.#committed(new Map(message.refusals.map((r) => [r.index, r.problem])));
        if (message.kind === 'failed') this.#fail(message.problem);
        resolve();
      });
      this.#worker.on('error', (error) => {
        this.#fail(this.#lost(`: ${error.message}`));
        resolve();
      });
    });
    this.#ready = answered.then(() => this.#failure);
  }

  /** Resolves when the thread has the file open, with the reason when it has not. */
  async ready(): Promise<StoreProblem | undefined> {
    const problem = await this.#ready;
    this.#worker.unref();
    return problem;
  }

  /** Resolves when the write is on disk. */
  push(write: Write): Promise<void> {
    if (this.#flushed !== undefined) {
      return Promise.reject(new StoreError({ code: 'CLOSED', message: `${this.#path}: the store is closed` }));
    }
    if (this.#failure !== undefined) return Promise.reject(new StoreError(this.#failure));
    return new Promise((resolve, reject) => {
      this.#waiting.push({ write, resolve, reject });
      this.#schedule();
    });
  }

  #schedule(): void {
    if (this.#cancelDue !== undefined || this.#running.length > 0) return;
    if (this.#gatherMs > 0) {
      const timer = setTimeout(() => this.#send(), this.#gatherMs);
      this.#cancelDue = () => clearTimeout(timer);
    } else {
      const immediate = setImmediate(() => this.#send());
      this.#cancelDue = () => clearImmediate(immediate);
    }
  }

  #send(): void {
    this.#cancelDue?.();
    this.#cancelDue = undefined;
    if (this.#waiting.length === 0 || this.#running.length > 0) return;
    this.#running = this.#waiting.splice(0, COMMIT_WRITES);
    this.#worker.ref();
    this.#sentAt = performance.now();
    this.#post({ kind: 'commit', writes: this.#running.map((waiting) => waiting.write) });
  }

  #committed(refusals: ReadonlyMap<number, StoreProblem>): void {
    const done = this.#running;
    this.#running = [];
    this.#onCommit?.({ writes: done.length, ms: performance.now() - this.#sentAt });
    for (const [index, waiting] of done.entries()) {
      const problem = refusals.get(index);
      if (problem === undefined) waiting.resolve();
      else waiting.reject(new StoreError(problem));
    }
    if (this.#waiting.length === 0) this.#rest();
    else if (this.#flushed !== undefined || this.#gatherMs === 0) this.#send();
    else this.#schedule();
  }

  /**
   * A failed commit is final: when a synchronisation failed, the system may have dropped the pages that it could not
   * write, and a second attempt would report a success that is none.
   */
  #fail(problem: StoreProblem): void {
    this.#failure ??= problem;
    const lost = [...this.#running, ...this.#waiting];
    this.#running = [];
    this.#waiting = [];
    for (const waiting of lost) waiting.reject(new StoreError(this.#failure));
    this.#rest();
  }

  #rest(): void {
    this.#worker.unref();
    this.#idle?.();
  }

  #post(message: ToWriter): void {
    this.#worker.postMessage(message);
  }

  /** Takes nothing more (CLOSED) and puts on disk what waits. Never rejects: what failed was said to those who wrote. */
  flush(): Promise<void> {
    this.#flushed ??= new Promise((resolve) => {
      this.#idle = resolve;
      if (this.#running.length === 0 && this.#waiting.length === 0) resolve();
      else this.#send();
    });
    return this.#flushed;
  }

  /** Flushes, then ends the thread, which gives up the file. */
  async close(): Promise<void> {
    await this.flush();
    this.#worker.ref();
    this.#post({ kind: 'close' });
    await this.#exited;
  }

  #lost(how: string): StoreProblem {
    return { code: 'WRITER_LOST', message: `${this.#path}: the thread that writes ended${how}` };
  }
}
