import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';

/** What is published, and where. */
export interface Publication {
  readonly out: string;
  readonly title: string;
  readonly baseUrl?: string;
  readonly runs: readonly { readonly path: string; readonly title: string }[];
}

/** Between the beginnings of two publications there is at least this, in ms, and some times what the last one took. */
const LEAST_MS = 5000;
const TIMES = 4;

/** Time in ms that a publication has to tidy up when the server closes. */
const GRACE_MS = 3000;

/**
 * Publishes the site of a server in a process of its own, one at a time, so that no table waits for it. What is asked for while it works
 * is done afterwards, once.
 */
export class Publisher {
  readonly #next: () => Publication;
  readonly #log: Logger;
  #child: ChildProcess | undefined;
  #working: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #wanted = false;
  #closed = false;
  #notBefore = 0;

  /** @param next what there is to publish now */
  constructor(next: () => Publication, log: Logger) {
    this.#next = next;
    this.#log = log;
  }

  /** Asks for a publication, soon. */
  want(): void {
    this.#wanted = true;
    if (this.#closed || this.#working !== undefined || this.#timer !== undefined) return;
    const wait = Math.max(0, this.#notBefore - performance.now());
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#working = this.#work().finally(() => {
        this.#working = undefined;
        if (this.#wanted) this.want();
      });
    }, wait);
  }

  /** Gives up what is being published: the site stays as it was. */
  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    const child = this.#child;
    child?.kill('SIGTERM');
    const late = setTimeout(() => child?.kill('SIGKILL'), GRACE_MS);
    await this.#working;
    clearTimeout(late);
  }

  async #work(): Promise<void> {
    this.#wanted = false;
    const publication = this.#next();
    const began = performance.now();
    const complaint = await this.#run(JSON.stringify(publication));
    const ms = performance.now() - began;
    this.#notBefore = began + Math.max(LEAST_MS, TIMES * ms);
    if (this.#closed) return;
    if (complaint === undefined)
      this.#log.info({ ms: Math.round(ms), tournaments: publication.runs.length }, 'published');
    else this.#log.error({ reason: complaint }, 'the site cannot be published, and stays as it was');
  }

  /** @returns what the process complained of; undefined where it did its work */
  #run(input: string): Promise<string | undefined> {
    const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
    const program = fileURLToPath(new URL(`./publish-process.${extension}`, import.meta.url));
    const child = spawn(process.execPath, [program], { stdio: ['pipe', 'ignore', 'pipe'] });
    this.#child = child;
    let printed = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      printed = (printed + text).slice(-4000);
    });
    child.stdin.on('error', () => {});
    child.stdin.end(input);
    return new Promise((resolve) => {
      const end = (complaint: string | undefined) => {
        this.#child = undefined;
        resolve(complaint);
      };
      child.once('error', (error) => end(error.message));
      child.once('close', (code) =>
        end(code === 0 ? undefined : (printed.trim().split('\n').at(-1) ?? `code ${code}`)),
      );
    });
  }
}
