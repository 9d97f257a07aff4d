/** Everything that can go wrong with a ledger on disk without anybody having made a programming error. */
export const STORE_ERROR_CODES = [
  /** createStore: something is at the path already. */
  'FILE_EXISTS',
  /** openStore: nothing is at the path. */
  'NOT_FOUND',
  /** The folder that should hold the file is missing. */
  'FOLDER_MISSING',
  'NOT_READABLE',
  /** The file or its folder cannot be written (SQLite keeps its log beside the file). */
  'NOT_WRITABLE',
  /** A file of another kind. It is left as it was. */
  'NOT_A_STORE',
  /** A store that is cut short or overwritten. */
  'DAMAGED',
  'OLDER_SCHEMA',
  'NEWER_SCHEMA',
  /** Another process writes to the file; the message names it. */
  'LOCKED',
  'DISK_FULL',
  'DISK_ERROR',
  /** A program that knows nothing of the lock (a database browser) holds the file. */
  'BUSY',
  'DUPLICATE_MATCH',
  /** The ledger has its foot: it takes no match and no decision any more. */
  'FINISHED',
  /** The store was closed by its own process. */
  'CLOSED',
  /** The thread that writes ended by itself. */
  'WRITER_LOST',
] as const;

export type StoreErrorCode = (typeof STORE_ERROR_CODES)[number];

/** An expected failure: a stable code, and a message for people that names the file. */
export interface StoreProblem {
  readonly code: StoreErrorCode;
  readonly message: string;
}

/** What a promise of a write rejects with, and what reading throws when the disk or the file fails underneath. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
  readonly code: StoreErrorCode;

  constructor(problem: StoreProblem) {
    super(problem.message);
    this.code = problem.code;
  }
}
