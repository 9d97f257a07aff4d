import {
  PublishError,
  type PublishErrorCode,
  type PublishProgress,
  type PublishSummary,
  publishSite,
} from '@bassadewitz/ladder';
import { Progress } from '../display/progress.ts';
import type { ExitCodeName } from '../exit-codes.ts';
import { Failure, inPlainWords, systemCode } from '../failure.ts';
import { type OpenSource, openSources } from '../ledger-files/ledger-source.ts';

/** What a site is called where nobody said. */
export const DEFAULT_TITLE = 'Bassadewitz ladder';

export interface PublishPathsOptions {
  readonly out: string;
  readonly title: string;
  readonly baseUrl?: string;
  readonly trust: boolean;
  readonly signal: AbortSignal;
  /** Where progress is shown, if it is a terminal. */
  readonly terminal: NodeJS.WriteStream;
}

/**
 * Publishes the ledgers that paths stand for, as a command does: progress on a terminal, what a person can mend as one line.
 * @throws Failure
 */
export async function publishPaths(paths: readonly string[], options: PublishPathsOptions): Promise<PublishSummary> {
  const { terminal, ...rest } = options;
  const opened: OpenSource[] = [];
  const reading = new Reading(opened);
  const progress = terminal.isTTY ? new Progress(() => reading.state, terminal) : undefined;
  try {
    for (const path of paths) opened.push(...openSources(path));
    const ledgers = opened.map(({ source }) => source);
    return await publishSite({ ...rest, ledgers, onProgress: (now) => reading.take(now) });
  } catch (error) {
    throw asFailure(error);
  } finally {
    progress?.end();
    for (const { close } of opened) await close();
  }
}

/** How far the reading of several ledgers is. */
class Reading {
  readonly #opened: readonly OpenSource[];
  readonly #began = performance.now();
  #at: PublishProgress | undefined;
  #before = 0;

  constructor(opened: readonly OpenSource[]) {
    this.#opened = opened;
  }

  take(now: PublishProgress): void {
    if (this.#at !== undefined && this.#at.name !== now.name) this.#before += this.#at.of ?? this.#at.matches;
    this.#at = now;
  }

  get state() {
    const at = this.#at;
    return {
      done: this.#before + (at?.matches ?? 0),
      total: this.#opened.reduce((sum, { source }) => sum + (source.matches ?? 0), 0),
      before: 0,
      elapsedMs: performance.now() - this.#began,
      note: at === undefined ? '' : NOTES[at.doing](at.name),
    };
  }
}

const NOTES: Readonly<Record<PublishProgress['doing'], (name: string) => string>> = {
  tournament: (name) => name,
  ladders: () => 'ladders and bots',
  swap: () => 'taking its place',
};

const EXITS: Readonly<Record<PublishErrorCode, ExitCodeName>> = {
  NOT_A_SITE: 'FILES',
  BUSY: 'FILES',
  FILES: 'FILES',
  SAME_TOURNAMENT: 'USAGE',
  REFUTED: 'REFUTED',
  STOPPED: 'STOPPED',
};

/** What a person can mend is a failure; anything else stays what it is. */
function asFailure(error: unknown): unknown {
  if (error instanceof PublishError) return new Failure(EXITS[error.code], `${error.message}; see docs/ladder.md`);
  if (systemCode(error) === undefined) return error;
  const { path } = error as { path?: unknown };
  const what = typeof path === 'string' ? `cannot write ${path}` : 'cannot write the site';
  return new Failure('FILES', `${what}: ${inPlainWords(error)}`);
}
