import { hostname } from 'node:os';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { sqliteCode } from './disk-problem.ts';
import type { StoreProblem } from './problem.ts';
import type { Refusal, Write } from './write.ts';

/** How long a program that knows nothing of our lock may hold the file before a commit fails, in ms. */
const PATIENCE_MS = 10_000;

const BUSY = 5;

/** Pages in the log at which it is copied into the file and begun anew. Bounds the log, and what opening reads after a crash. */
const CHECKPOINT_PAGES = 1000;

/** Memory for pages of the file, in KiB. */
const CACHE_KIB = 16_384;

/** The only connection that writes. Runs in its own thread, because a commit waits for the disk. */
export class Writer {
  readonly #path: string;
  readonly #db: DatabaseSync;
  readonly #insert: Record<'match' | 'sidecar' | 'decision' | 'event' | 'meta' | 'foot' | 'tally', StatementSync>;
  readonly #from: StatementSync;
  #count: number;
  #prefix: number;
  #finished: boolean;

  /** Opens a store that was found to be one; throws what SQLite throws. */
  constructor(path: string, maxPages?: number) {
    this.#path = path;
    this.#db = new DatabaseSync(path, { timeout: PATIENCE_MS });
    const db = this.#db;
    // FULL: a commit returns when the log is on the disk. fullfsync: on macOS fsync alone stops at the drive's cache.
    db.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA fullfsync = ON; PRAGMA checkpoint_fullfsync = ON;
      PRAGMA cache_size = -${CACHE_KIB}; PRAGMA wal_autocheckpoint = ${CHECKPOINT_PAGES};`);
    if (maxPages !== undefined) db.exec(`PRAGMA max_page_count = ${maxPages}`);
    this.#insert = {
      match: db.prepare('INSERT INTO records VALUES (?, ?) ON CONFLICT (match) DO NOTHING'),
      sidecar: db.prepare('INSERT INTO sidecars VALUES (?, ?)'),
      decision: db.prepare('INSERT INTO decisions (at, decision) VALUES (?, ?)'),
      event: db.prepare('INSERT INTO events (event) VALUES (?)'),
      meta: db.prepare('INSERT INTO meta VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value'),
      foot: db.prepare("INSERT INTO lines VALUES ('foot', ?)"),
      tally: db.prepare('UPDATE tally SET count = ?, prefix = ?'),
    };
    this.#from = db.prepare('SELECT match FROM records INDEXED BY positions WHERE match >= ? ORDER BY match');
    const tally = db.prepare('SELECT count, prefix FROM tally').get();
    this.#count = Number(tally?.count);
    this.#prefix = Number(tally?.prefix);
    this.#finished = db.prepare("SELECT 1 FROM lines WHERE part = 'foot'").get() !== undefined;
    db.prepare('INSERT OR REPLACE INTO holder VALUES (1, ?)').run(`process ${process.pid} on ${hostname()}`);
  }

  /** SQLite's number of how a commit is synchronised: 2 is FULL, on disk when it returns; below, a power failure takes commits along. */
  get synchronous(): number {
    return Number(this.#db.prepare('PRAGMA synchronous').get()?.synchronous);
  }

  /** Puts all writes on disk in one commit, but those refused. When it throws, none of them counts. */
  commit(writes: readonly Write[]): Refusal[] {
    const refusals: Refusal[] = [];
    const countBefore = this.#count;
    this.#db.exec('BEGIN IMMEDIATE');
    try {
      for (const [index, write] of writes.entries()) {
        const problem = this.#put(write);
        if (problem !== undefined) refusals.push({ index, problem });
      }
      if (this.#count > countBefore) {
        this.#advance();
        this.#insert.tally.run(this.#count, this.#prefix);
      }
      this.#db.exec('COMMIT');
    } catch (error) {
      // After some failures (a full disk) SQLite has rolled back by itself.
      if (this.#db.isTransaction) this.#db.exec('ROLLBACK');
      throw error;
    }
    return refusals;
  }

  #put(write: Write): StoreProblem | undefined {
    const finished = this.#finished && (write.kind === 'match' || write.kind === 'decision' || write.kind === 'foot');
    if (finished)
      return { code: 'FINISHED', message: `${this.#path}: the ledger has its foot and takes no ${write.kind}` };
    switch (write.kind) {
      case 'match':
        if (this.#insert.match.run(write.match, write.record).changes === 0) {
          return { code: 'DUPLICATE_MATCH', message: `${this.#path}: match ${write.match} is recorded already` };
        }
        this.#insert.sidecar.run(write.match, write.sidecar);
        this.#count += 1;
        return undefined;
      case 'decision':
        this.#insert.decision.run(write.at, write.decision);
        return undefined;
      case 'event':
        this.#insert.event.run(write.event);
        return undefined;
      case 'meta':
        this.#insert.meta.run(write.key, write.value);
        return undefined;
      case 'foot':
        this.#insert.foot.run(write.foot);
        this.#finished = true;
        return undefined;
    }
  }

  /** Moves the end of the contiguous prefix on: each match is passed once in the life of a ledger. */
  #advance(): void {
    for (const row of this.#from.iterate(this.#prefix)) {
      if (row.match !== this.#prefix) break;
      this.#prefix += 1;
    }
  }

  /**
   * Folds the log into the file, so that a store at rest is one plain file, which can be read in a folder that cannot be
   * written. When somebody still reads it stays a file with a log.
   */
  close(): void {
    try {
      this.#db.exec('DELETE FROM holder; PRAGMA busy_timeout = 0; PRAGMA journal_mode = DELETE');
    } catch (error) {
      if (((sqliteCode(error) ?? 0) & 0xff) !== BUSY) throw error;
    } finally {
      this.#db.close();
    }
  }
}
