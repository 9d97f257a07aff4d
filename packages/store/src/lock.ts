import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { hostname } from 'node:os';
import { DatabaseSync } from 'node:sqlite';
import type { Result } from '@bassadewitz/rules';
import { problemOf, sqliteCode } from './disk-problem.ts';
import type { StoreProblem } from './problem.ts';

/** How long another opener may take to write its name before we give up, in ms. */
const PATIENCE_MS = 250;
const ATTEMPTS = 20;

const BUSY = 5;
/** SQLITE_READONLY_DBMOVED: the file was removed after we opened it. */
const MOVED = 1032;

/** The right to write to a store. It ends with the process that holds it, however that ends. */
export interface Lock {
  release(): void;
}

/**
 * Takes the lock of a store, or says who has it. The lock is a transaction held open on a database of its own beside the
 * store: the operating system drops it with the process, so it is never stale, and readers of the store are not kept out.
 *
 * @param path the store's real path (two names of one file must not be two locks)
 */
export function acquireLock(path: string): Result<Lock, StoreProblem> {
  const lockPath = `${path}-lock`;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    let db: DatabaseSync | undefined;
    try {
      db = new DatabaseSync(lockPath, { timeout: PATIENCE_MS });
      if (tryHold(db, lockPath)) return { ok: true, value: lockOn(db, lockPath) };
      db.close();
    } catch (error) {
      if (db?.isOpen) db.close();
      if (sqliteCode(error) === MOVED) continue;
      if (((sqliteCode(error) ?? 0) & 0xff) !== BUSY) return { ok: false, error: problemOf(error, lockPath) };
      const holder = holderOf(lockPath)?.name ?? 'another process';
      return { ok: false, error: { code: 'LOCKED', message: `${path}: in use by ${holder}` } };
    }
  }
  return { ok: false, error: { code: 'LOCKED', message: `${path}: in use by processes that come and go` } };
}

/** True when this connection holds the lock. Throws SQLITE_BUSY when another does. */
function tryHold(db: DatabaseSync, lockPath: string): boolean {
  const token = randomUUID();
  db.exec('BEGIN IMMEDIATE; CREATE TABLE IF NOT EXISTS holder (name TEXT, token TEXT); DELETE FROM holder');
  db.prepare('INSERT INTO holder VALUES (?, ?)').run(`process ${process.pid} on ${hostname()}`, token);
  db.exec('COMMIT; BEGIN IMMEDIATE');
  // Between the two transactions another may have held the lock, given it up and removed the file that we hold.
  return holderOf(lockPath)?.token === token;
}

/** Who wrote their name last. Read through SQLite: closing a plain descriptor would drop this process's locks on the file. */
function holderOf(lockPath: string): { name: string; token: string } | undefined {
  let db: DatabaseSync | undefined;
  try {
    db = new DatabaseSync(lockPath, { readOnly: true, timeout: PATIENCE_MS });
    const row = db.prepare('SELECT name, token FROM holder').get();
    return row && { name: String(row.name), token: String(row.token) };
  } catch {
    // Not there, or not written yet: then it has no name.
    return undefined;
  } finally {
    db?.close();
  }
}

function lockOn(db: DatabaseSync, lockPath: string): Lock {
  return {
    release() {
      // Removed while held: whoever opened it before finds that out by its token.
      rmSync(lockPath, { force: true });
      db.close();
    },
  };
}
