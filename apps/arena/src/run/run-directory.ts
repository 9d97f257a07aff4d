import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { COMMAND } from '../called-as.ts';
import { Failure, inPlainWords } from '../failure.ts';

/** How the files end that a store consists of while it is open, and what is left of them where it was killed. */
export const STORE_FILES = ['', '-new', '-new-journal', '-wal', '-shm', '-journal', '-lock'] as const;

const DRAFT = 'imported.sqlite';

/** Where a run keeps what it writes. Readable by its owner alone. */
export interface RunDirectory {
  readonly path: string;
  /** The ledger: the one file that matters. */
  readonly ledger: string;
  /** A ledger that is being imported, until it is there as a whole. */
  readonly imported: string;
  /** The ledger as lines of text, written once the tournament is over. */
  readonly export: string;
  /** The ledger's first line: what is published before the first card. */
  readonly head: string;
  /** What the run was begun with, while it has no ledger yet. */
  readonly start: string;
  /** The arena's log, JSON lines. */
  readonly log: string;
  /** What a local bot printed, by the id of its instance. What stands behind an @ tells it from others outside this folder. */
  botLog(instance: string): string;
}

/** Names the files of a run's directory, which need not exist. */
export function runDirectory(path: string): RunDirectory {
  const absolute = resolve(path);
  return {
    path: absolute,
    ledger: join(absolute, 'ledger.sqlite'),
    imported: join(absolute, DRAFT),
    export: join(absolute, 'ledger.ndjson'),
    head: join(absolute, 'head.ndjson'),
    start: join(absolute, 'start.json'),
    log: join(absolute, 'arena.log'),
    botLog: (instance) => join(absolute, 'bots', `${instance.split('@')[0]}.log`),
  };
}

const LEFTOVERS = ['bots', 'arena.log', 'start.json.new', ...STORE_FILES.map((end) => `${DRAFT}${end}`)];

/**
 * Makes the directory of a new run.
 * @param instead what may be done where the folder holds something already
 * @throws Failure FILES when it cannot be made or holds something already: nothing is overwritten
 */
export function createRunDirectory(
  path: string,
  instead = `give another with --out, or go on with: ${COMMAND} resume ${path}`,
): RunDirectory {
  const directory = runDirectory(path);
  try {
    makeFolders(join(directory.path, 'bots'));
  } catch (error) {
    throw new Failure('FILES', `cannot make the run's folder ${directory.path}: ${inPlainWords(error)}`);
  }
  // What a run leaves that was killed before it had begun is nothing to go on with, and nothing to lose.
  const held = readdirSync(directory.path).filter((name) => !LEFTOVERS.includes(name));
  if (held.length > 0) {
    throw new Failure('FILES', `the folder ${directory.path} is not empty (${held[0]}); ${instead}`);
  }
  return directory;
}

/** A folder below `runs/` that is named by the time of day and what is played, and does not exist yet. */
export function defaultRunPath(now: Date, label: string): string {
  const stamp = now.toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '');
  const path = join('runs', `${stamp}-${label}`);
  for (let copy = 2; ; copy += 1) {
    const candidate = copy === 2 ? path : `${path}-${copy - 1}`;
    if (!existsSync(candidate)) return candidate;
  }
}

/** Makes a folder and those above it that are missing. Node's own recursive form never returns for a folder below /proc. */
function makeFolders(path: string): void {
  if (existsSync(path)) return;
  makeFolders(dirname(path));
  mkdirSync(path, { mode: 0o700 });
}

/** The directory of a run that was begun. @throws Failure FILES when there is none */
export function existingRunDirectory(path: string): RunDirectory {
  const directory = runDirectory(path);
  if (existsSync(directory.ledger) || existsSync(directory.start)) return directory;
  throw new Failure('FILES', `there is no run in ${directory.path}: it has no ledger.sqlite`);
}
