import { closeSync, existsSync, fsyncSync, openSync, realpathSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Result } from '@bassadewitz/rules';
import { problemOf } from './disk-problem.ts';
import { acquireLock } from './lock.ts';
import { checkOptions, openLocked, openToRead, type StoreOptions } from './open.ts';
import type { StoreProblem } from './problem.ts';
import { APPLICATION_ID, PAGE_BYTES, SCHEMA_VERSION, TABLES } from './schema.ts';
import { checkLine, type Store } from './store.ts';

export interface CreateOptions extends StoreOptions {
  /** Small texts that are there from the first moment, by key: a store never exists without its seed. */
  readonly meta?: Readonly<Record<string, string>>;
}

/**
 * Creates a ledger with its head and opens it for writing. Whenever the process is killed, the path holds nothing or a
 * whole store. The file is for its owner alone (mode 0600), since it keeps the seed.
 *
 * @param head the canonical head, one line
 */
export async function createStore(
  path: string,
  head: string,
  options: CreateOptions = {},
): Promise<Result<Store, StoreProblem>> {
  const { meta = {}, ...rest } = options;
  checkOptions(rest);
  for (const line of [head, ...Object.entries(meta).flat()]) checkLine(line);
  const folder = dirname(path);
  if (!existsSync(folder)) {
    return { ok: false, error: { code: 'FOLDER_MISSING', message: `${path}: there is no folder ${folder}` } };
  }
  const real = join(realpathSync(folder), basename(path));
  const taken = problemOfName(real);
  if (taken !== undefined) return { ok: false, error: taken };
  const lock = acquireLock(real);
  if (!lock.ok) return lock;
  const problem = problemOfName(real) ?? build(real, head, Object.entries(meta));
  const db = problem === undefined ? openToRead(real) : ({ ok: false, error: problem } as const);
  if (db.ok) return openLocked(real, db.value, lock.value, rest);
  lock.value.release();
  return db;
}

/** A log without its store counts as taken: it would be played into the new one. */
function problemOfName(path: string): StoreProblem | undefined {
  const taken = [path, `${path}-wal`, `${path}-journal`].find((file) => existsSync(file));
  return taken === undefined ? undefined : { code: 'FILE_EXISTS', message: `${taken}: exists already` };
}

/** Writes the whole store under another name, which the lock protects as well, then gives it its own. */
function build(path: string, head: string, meta: readonly [string, string][]): StoreProblem | undefined {
  const draft = `${path}-new`;
  let db: DatabaseSync | undefined;
  try {
    discard(draft);
    closeSync(openSync(draft, 'wx', 0o600));
    db = new DatabaseSync(draft);
    db.exec(`PRAGMA page_size = ${PAGE_BYTES}; PRAGMA synchronous = FULL; PRAGMA fullfsync = ON;
      BEGIN; PRAGMA application_id = ${APPLICATION_ID};
      PRAGMA user_version = ${SCHEMA_VERSION}; ${TABLES.join(';')}; INSERT INTO tally VALUES (1, 0, 0)`);
    db.prepare("INSERT INTO lines VALUES ('head', ?)").run(head);
    const insert = db.prepare('INSERT INTO meta VALUES (?, ?)');
    for (const [key, value] of meta) insert.run(key, value);
    db.exec('COMMIT');
    db.close();
    renameSync(draft, path);
    syncFolder(dirname(path));
    return undefined;
  } catch (error) {
    if (db?.isOpen) db.close();
    discard(draft);
    return problemOf(error, path);
  }
}

function discard(draft: string): void {
  for (const file of [draft, `${draft}-journal`]) rmSync(file, { force: true });
}

/** A new name is on disk only when its folder is. */
function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const descriptor = openSync(folder, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
