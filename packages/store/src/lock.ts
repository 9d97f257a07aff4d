import { DatabaseSync } from 'node:sqlite';
import type { Result } from '@bassadewitz/rules';
import { problemOf, sqliteCode } from './disk-problem.ts';
import type { StoreProblem } from './problem.ts';

const BUSY = 5;

/** The right to write to a store. It ends with the process that holds it, however that ends. */
export interface Lock {
  release(): void;
}

/**
 * Takes the lock of a store; LOCKED at once when another process, or this one, has it.
 *
 * The lock is a transaction held open on an empty database beside the store: the operating system drops it with the
 * process, so it is never stale, and readers of the store are not kept out. Nothing is ever written to that database, so
 * it cannot break and needs no room on a full disk. The empty file stays: were it removed, two processes could each
 * lock a file of that name.
 *
 * @param path the store's real path (two names of one file must not be two locks)
 */
export function acquireLock(path: string): Result<Lock, StoreProblem> {
  let db: DatabaseSync | undefined;
  try {
    db = new DatabaseSync(`${path}-lock`, { timeout: 0 });
    db.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (error) {
    db?.close();
    const busy = ((sqliteCode(error) ?? 0) & 0xff) === BUSY;
    const locked = { code: 'LOCKED', message: `${path}: in use by another process` } as const;
    return { ok: false, error: busy ? locked : problemOf(error, `${path}-lock`) };
  }
  const held = db;
  return { ok: true, value: { release: () => held.close() } };
}
