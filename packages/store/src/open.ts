import { accessSync, constants, existsSync, realpathSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Result } from '@bassadewitz/rules';
import { type Commit, CommitQueue } from './commit-queue.ts';
import { problemOf, sqliteCode } from './disk-problem.ts';
import { acquireLock, type Lock } from './lock.ts';
import type { StoreProblem } from './problem.ts';
import { StoreReader } from './reader.ts';
import { checkSchema, PAGE_BYTES } from './schema.ts';
import { Store } from './store.ts';

export interface StoreOptions {
  /** How long the first write of a commit waits for company, in ms. 0, the default: until the end of the turn of the event loop. */
  readonly gatherMs?: number;
  /** Limit of the file in pages of 4096 bytes: what goes beyond rejects with DISK_FULL. None by default. */
  readonly maxPages?: number;
  /** Called after each commit, for whoever watches the disk. */
  readonly onCommit?: (commit: Commit) => void;
}

/** How long reading waits for a program that holds the file, in ms. */
const READ_PATIENCE_MS = 5_000;

/** SQLITE_READONLY_ROLLBACK */
const UNDO_PENDING = 776;

/**
 * Opens a ledger for writing, which one process at a time may do; a second one is refused with LOCKED and the name of
 * the first. What a killed process or a power failure left behind is repaired from the log: every write whose promise
 * resolved is there. Opening reads a few pages, whatever the number of matches. Not for network file systems.
 */
export async function openStore(path: string, options: StoreOptions = {}): Promise<Result<Store, StoreProblem>> {
  checkOptions(options);
  const problem = problemOfPath(path, constants.R_OK | constants.W_OK);
  if (problem !== undefined) return { ok: false, error: problem };
  const real = realpathSync(path);
  // Before the lock, which leaves a file: nothing appears beside a file that is no store.
  const db = openToRead(real);
  if (!db.ok) return db;
  const lock = acquireLock(real);
  if (lock.ok) return openLocked(real, db.value, lock.value, options);
  const holder = db.value.prepare('SELECT name FROM holder').get()?.name;
  db.value.close();
  if (lock.error.code !== 'LOCKED' || holder === undefined) return lock;
  return { ok: false, error: { code: 'LOCKED', message: `${path}: in use by ${holder}` } };
}

export interface ReadOptions {
  /**
   * Whether everything is to be read as it is now, whatever is appended later. The log of the file cannot shrink meanwhile, so it is to be
   * closed soon. Not by default.
   */
  readonly snapshot?: boolean;
}

/** Opens a ledger to read it, without the lock: also while another process writes to it. */
export function openStoreReadOnly(
  path: string,
  { snapshot = false }: ReadOptions = {},
): Result<StoreReader, StoreProblem> {
  const problem = problemOfPath(path, constants.R_OK);
  if (problem !== undefined) return { ok: false, error: problem };
  const real = realpathSync(path);
  const db = openToRead(real);
  if (!db.ok) return db;
  // A transaction sees what was there at its first reading.
  if (snapshot) db.value.exec('BEGIN; SELECT count FROM tally');
  return { ok: true, value: new StoreReader(real, db.value) };
}

/** Opens a store that this process holds the lock of; gives the lock up when that fails. */
export async function openLocked(
  path: string,
  db: DatabaseSync,
  lock: Lock,
  { gatherMs = 0, maxPages, onCommit }: StoreOptions,
): Promise<Result<Store, StoreProblem>> {
  const queue = new CommitQueue(path, gatherMs, maxPages, onCommit);
  const problem = await queue.ready();
  if (problem === undefined) return { ok: true, value: new Store(path, db, queue, lock) };
  db.close();
  await queue.close();
  lock.release();
  return { ok: false, error: problem };
}

export function checkOptions({ gatherMs = 0, maxPages = 1 }: StoreOptions): void {
  if (!(gatherMs >= 0 && gatherMs <= 1000)) throw new TypeError(`gatherMs is 0 to 1000 ms, not ${gatherMs}`);
  if (!Number.isSafeInteger(maxPages) || maxPages < 1) throw new TypeError(`maxPages is at least 1, not ${maxPages}`);
}

/** A connection that reads a file which was found to be a ledger. */
export function openToRead(path: string): Result<DatabaseSync, StoreProblem> {
  try {
    try {
      return checked(new DatabaseSync(path, { readOnly: true, timeout: READ_PATIENCE_MS }), path);
    } catch (error) {
      if (sqliteCode(error) !== UNDO_PENDING) throw error;
      undoChange(path);
      return checked(new DatabaseSync(path, { readOnly: true, timeout: READ_PATIENCE_MS }), path);
    }
  } catch (error) {
    return { ok: false, error: problemOf(error, path) };
  }
}

/** A process was killed while it switched between log and no log: the switch is undone, which takes a writer. */
function undoChange(path: string): void {
  const db = new DatabaseSync(path, { timeout: READ_PATIENCE_MS });
  try {
    db.exec('SELECT 1 FROM sqlite_schema');
  } finally {
    db.close();
  }
}

function checked(db: DatabaseSync, path: string): Result<DatabaseSync, StoreProblem> {
  let problem: StoreProblem | undefined;
  try {
    problem = checkSchema(db, path) ?? problemOfSize(path);
  } catch (error) {
    db.close();
    throw error;
  }
  if (problem === undefined) return { ok: true, value: db };
  db.close();
  return { ok: false, error: problem };
}

/** SQLite fills up a last page that was cut; a store at rest has whole pages. What a log overlays may be torn. */
function problemOfSize(path: string): StoreProblem | undefined {
  if (existsSync(`${path}-wal`) || statSync(path).size % PAGE_BYTES === 0) return undefined;
  return { code: 'DAMAGED', message: `${path}: the file is cut short` };
}

function problemOfPath(path: string, mode: number): StoreProblem | undefined {
  const folder = dirname(path);
  if (!existsSync(folder)) return { code: 'FOLDER_MISSING', message: `${path}: there is no folder ${folder}` };
  if (!existsSync(path)) return { code: 'NOT_FOUND', message: `${path}: there is no such file` };
  if (!statSync(path).isFile()) return { code: 'NOT_A_STORE', message: `${path}: not a file` };
  if (!permits(path, constants.R_OK)) return { code: 'NOT_READABLE', message: `${path}: may not be read` };
  if ((mode & constants.W_OK) === 0) return undefined;
  if (!permits(path, constants.W_OK)) return { code: 'NOT_WRITABLE', message: `${path}: may not be written` };
  const inFolder = dirname(realpathSync(path));
  if (permits(inFolder, constants.W_OK)) return undefined;
  return { code: 'NOT_WRITABLE', message: `${path}: its folder ${inFolder} may not be written` };
}

function permits(path: string, mode: number): boolean {
  try {
    accessSync(path, mode);
    return true;
  } catch {
    return false;
  }
}
