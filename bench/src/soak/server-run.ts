import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { startArena } from '../arena-command.ts';
import { progress } from '../progress.ts';
import type { Sample } from './memory-trend.ts';

/** So long the command may take to end by itself once the time is over, in ms. */
const PATIENCE_MS = 120_000;

/** The command that plays a tournament, taken up again with `resume` each time it was killed. */
export class ServerRun {
  kills = 0;
  resumes = 0;
  /** The memory of the latest process. */
  samples: Sample[] = [];
  readonly #folder: string;
  readonly #out: string;
  #child: ChildProcess | undefined;

  constructor(folder: string, out: string) {
    this.#folder = folder;
    this.#out = out;
  }

  /** Plays until the command ends without having been killed: with which code, and what it said if it failed. */
  async play(args: readonly string[]): Promise<{ readonly code: number | null; readonly said: string }> {
    for (let next = args; ; next = ['resume', this.#out, '--log-level', 'fatal']) {
      const { child, said } = startArena(next, this.#folder);
      this.#child = child;
      this.samples = [];
      const [code, signal] = (await once(child, 'close')) as [number | null, string | null];
      if (signal !== 'SIGKILL') return { code, said: code === 0 ? '' : said() };
      this.resumes += 1;
    }
  }

  kill(): void {
    if (this.#child?.kill('SIGKILL') === true) this.kills += 1;
  }

  /** Asks it to finish the matches in play, and kills it where that takes for ever. */
  stop(): void {
    const child = this.#child;
    child?.kill('SIGTERM');
    setTimeout(() => {
      if (child?.exitCode !== null) return;
      progress('soak: the server did not end by itself');
      child.kill('SIGABRT');
    }, PATIENCE_MS).unref();
  }

  /** Looks at the memory of the process, on Linux. */
  sample(at: number): void {
    const bytes = residentOf(this.#child?.pid);
    if (bytes !== undefined) this.samples.push({ at, bytes });
  }
}

function residentOf(pid: number | undefined): number | undefined {
  if (pid === undefined || process.platform !== 'linux') return undefined;
  try {
    const [, kib] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return kib === undefined ? undefined : Number(kib) * 1024;
  } catch {
    // It is gone, and comes back.
    return undefined;
  }
}
