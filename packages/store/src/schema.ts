import type { DatabaseSync } from 'node:sqlite';
import type { StoreProblem } from './problem.ts';

/** Marks the file as a ledger of this arena (`PRAGMA application_id`): "Bass" in ASCII. */
export const APPLICATION_ID = 0x42617373;

/**
 * Grows by one with each change of the tables below, or of what stands in them (`PRAGMA user_version`). Files of another are refused by name,
 * not migrated: what outlasts versions is the export. 2: sidecars in a form of their own.
 */
export const SCHEMA_VERSION = 2;

/** Bytes in a page of the file; the unit of `maxPages`. */
export const PAGE_BYTES = 4096;

/**
 * Records and sidecars lie apart so that reading the records does not drag the sidecars through memory. The index over
 * positions alone is a hundredth of the records: what is missing, and how far the ledger is complete, is answered from it.
 * `tally` changes in the same transaction as the records, so opening counts nothing. `holder` names the process that
 * writes, for the message to a second one; the lock itself is elsewhere, so a name left by a killed process bars nobody.
 */
export const TABLES = [
  "CREATE TABLE lines (part TEXT PRIMARY KEY CHECK (part IN ('head', 'foot')), line TEXT NOT NULL) STRICT, WITHOUT ROWID",
  'CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID',
  'CREATE TABLE records (match INTEGER PRIMARY KEY, record TEXT NOT NULL) STRICT',
  'CREATE INDEX positions ON records (match)',
  'CREATE TABLE sidecars (match INTEGER PRIMARY KEY, sidecar TEXT NOT NULL) STRICT',
  'CREATE TABLE decisions (seq INTEGER PRIMARY KEY, at INTEGER NOT NULL, decision TEXT NOT NULL) STRICT',
  'CREATE TABLE events (seq INTEGER PRIMARY KEY, event TEXT NOT NULL) STRICT',
  'CREATE TABLE holder (one INTEGER PRIMARY KEY CHECK (one = 1), name TEXT NOT NULL) STRICT',
  'CREATE TABLE tally (one INTEGER PRIMARY KEY CHECK (one = 1), count INTEGER NOT NULL, prefix INTEGER NOT NULL) STRICT',
] as const;

/** Why an open database is not a ledger that this version reads, undefined when it is one. Reads a few pages only. */
export function checkSchema(db: DatabaseSync, path: string): StoreProblem | undefined {
  const application = db.prepare('PRAGMA application_id').get()?.application_id;
  if (application !== APPLICATION_ID) {
    return { code: 'NOT_A_STORE', message: `${path}: a SQLite database, but not a ledger of this arena` };
  }
  const version = Number(db.prepare('PRAGMA user_version').get()?.user_version);
  if (version > SCHEMA_VERSION) {
    return {
      code: 'NEWER_SCHEMA',
      message: `${path}: written by a newer version (schema ${version}; this one reads ${SCHEMA_VERSION})`,
    };
  }
  if (version < SCHEMA_VERSION) {
    return {
      code: 'OLDER_SCHEMA',
      message: `${path}: written by an older version (schema ${version}; this one reads ${SCHEMA_VERSION}); go on with that version, or export it there: exports are read by every version`,
    };
  }
  const found = db.prepare('SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL').all();
  const same = found.length === TABLES.length && TABLES.every((sql) => found.some((row) => row.sql === sql));
  const heads = same ? db.prepare("SELECT 1 FROM lines JOIN tally WHERE part = 'head'").all().length : 0;
  if (heads !== 1) return { code: 'DAMAGED', message: `${path}: the tables are not those of a ledger` };
  return undefined;
}
