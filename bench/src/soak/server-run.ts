import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { COMMAND } from '../arena-command.ts';
import { progress } from '../progress.ts';
import type { GrownLedger } from './grown-ledger.ts';
import { ledgerIn } from './grown-ledger.ts';
import type { Sample } from './memory-trend.ts';
import type { Watched } from './watched.ts';
import { startWatched } from './watched.ts';

/** So long the command may take to end by itself once the time is over, in ms. */
const PATIENCE_MS = 120_000;

/** The command that plays a tournament, taken up again with `resume` each time it was killed. */
export class ServerRun {
  kills = 0;
  resumes = 0;
  readonly #folder: string;
  readonly #out: string;
  readonly #leak: number;
  #watched: Watched | undefined;
  #began = 0;
  /** Of the latest process. */
  #looks: Look[] = [];

  /** @param leak on purpose, in bytes a second */
  constructor(folder: string, out: string, leak: number) {
    this.#folder = folder;
    this.#out = out;
    this.#leak = leak;
  }

  /** Plays until the command ends without having been killed: with which code, and what it said if it failed. */
  async play(args: readonly string[]): Promise<{ readonly code: number | null; readonly said: string }> {
    for (let next = args; ; next = ['resume', this.#out, '--log-level', 'fatal']) {
      const watched = startWatched([COMMAND, ...next], { cwd: this.#folder, leak: this.#leak });
      const { child, said } = watched;
      this.#watched = watched;
      this.#began = performance.now();
      this.#looks = [];
      const [code, signal] = (await once(child, 'close')) as [number | null, string | null];
      if (signal !== 'SIGKILL') return { code, said: code === 0 ? '' : said() };
      this.resumes += 1;
    }
  }

  kill(): void {
    if (this.#watched?.child.kill('SIGKILL') === true) this.kills += 1;
  }

  /** Asks it to finish the matches in play, and kills it where that takes for ever. */
  stop(): void {
    const child = this.#watched?.child;
    child?.kill('SIGTERM');
    setTimeout(() => {
      if (child?.exitCode !== null) return;
      progress('soak: the server did not end by itself');
      child.kill('SIGABRT');
    }, PATIENCE_MS).unref();
  }

  /** Matches a minute of the latest process, from the first to the last look at it; 0 where there was only one. */
  get pace(): number {
    const first = this.#looks[0];
    const last = this.#looks.at(-1);
    if (first === undefined || last === undefined || first === last) return 0;
    return (60_000 * (last.ledger.matches - first.ledger.matches)) / (last.age - first.age);
  }

  /** What lives in the latest process when all garbage is collected. */
  get live(): Sample[] {
    return this.#looks.map(({ age, live }) => ({ age, bytes: live }));
  }

  /** Resident memory of the latest process, from when its ledger has grown by so many bytes. Empty where it cannot be told. */
  resident(grownBytes: number): Sample[] {
    const from = (this.#looks[0]?.ledger.bytes ?? 0) + grownBytes;
    return this.#looks.flatMap(({ age, ledger, resident }) =>
      ledger.bytes < from || resident === undefined ? [] : [{ age, bytes: resident }],
    );
  }

  /** Looks at the memory of the process: its resident memory on Linux alone. */
  async look(): Promise<void> {
    const watched = this.#watched;
    const age = performance.now() - this.#began;
    const live = await watched?.liveHeap();
    // Killed meanwhile: what the next process needs is another matter.
    if (watched !== this.#watched || live === undefined) return;
    this.#looks.push({ age, live, resident: residentOf(watched?.child.pid), ledger: ledgerIn(this.#out) });
  }
}

/** What was seen of a process, in ms since its start and in bytes. */
interface Look {
  readonly age: number;
  readonly live: number;
  readonly resident: number | undefined;
  readonly ledger: GrownLedger;
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
