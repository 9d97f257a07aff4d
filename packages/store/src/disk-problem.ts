import type { StoreErrorCode, StoreProblem } from './problem.ts';

/** Primary result codes of SQLite (https://www.sqlite.org/rescode.html) and what they mean for a store. */
const MEANINGS: ReadonlyMap<number, readonly [StoreErrorCode, string]> = new Map([
  // A statement that no longer fits the tables: the schema was checked at opening, so the file changed underneath.
  [1, ['DAMAGED', 'the tables are not those of a ledger']],
  [3, ['NOT_WRITABLE', 'access is denied']],
  [5, ['BUSY', 'another program holds the file']],
  [6, ['BUSY', 'another program holds the file']],
  [8, ['NOT_WRITABLE', 'the file is read-only']],
  [10, ['DISK_ERROR', 'the disk reports an error']],
  [11, ['DAMAGED', 'the file is cut short or overwritten']],
  [13, ['DISK_FULL', 'the disk is full']],
  [14, ['NOT_WRITABLE', 'the file, or the log beside it, cannot be opened']],
  [26, ['NOT_A_STORE', 'the file is no SQLite database']],
] as const);

/** The same for calls of the operating system, by the name of the error. Any other of them means NOT_WRITABLE. */
const SYSTEM_MEANINGS: ReadonlyMap<string, StoreErrorCode> = new Map([
  ['ENOSPC', 'DISK_FULL'],
  ['EDQUOT', 'DISK_FULL'],
  ['EIO', 'DISK_ERROR'],
] as const);

/** SQLite's extended result code of an error that it raised, undefined for any other error. */
export function sqliteCode(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('errcode' in error)) return undefined;
  return typeof error.errcode === 'number' ? error.errcode : undefined;
}

/** The name of a failure of SQLite or the file system; throws what it was given when that is something else. */
export function problemOf(error: unknown, path: string): StoreProblem {
  if (!(error instanceof Error)) throw error;
  const code = sqliteCode(error);
  const meaning = code === undefined ? undefined : MEANINGS.get(code & 0xff);
  if (meaning !== undefined) {
    return { code: meaning[0], message: `${path}: ${meaning[1]} (SQLite ${code}: ${error.message})` };
  }
  if (!('syscall' in error && 'code' in error)) throw error;
  return { code: SYSTEM_MEANINGS.get(String(error.code)) ?? 'NOT_WRITABLE', message: `${path}: ${error.message}` };
}
