import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { problemOf } from './disk-problem.ts';
import { StoreError } from './problem.ts';
import type { Decision } from './write.ts';

/** Rows read at once. Each read is a transaction of its own, so that a slow consumer does not keep the log from shrinking. */
const CHUNK_ROWS = 256;

type Row = Record<string, unknown>;

/**
 * Reads a ledger on disk. Everything is synchronous (a page of the file at a time), sees what is durable at that moment,
 * also what another process appends meanwhile, and throws StoreError when the file fails underneath.
 */
export class StoreReader {
  /** The file's absolute path, links resolved. */
  readonly path: string;
  /** The canonical head, as given to createStore. */
  readonly head: string;
  readonly #db: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();

  /** For this package only: a database whose schema was checked. */
  constructor(path: string, db: DatabaseSync) {
    this.path = path;
    this.#db = db;
    this.head = String(this.#get("SELECT line FROM lines WHERE part = 'head'")?.line);
  }

  /** The foot, undefined while the tournament is not over. */
  get foot(): string | undefined {
    return text(this.#get("SELECT line FROM lines WHERE part = 'foot'")?.line);
  }

  /** Matches recorded. */
  get count(): number {
    return Number(this.#get('SELECT count FROM tally')?.count);
  }

  /** Length of the contiguous run of recorded matches from position 0: what the export of a stopped run may contain. */
  get prefix(): number {
    return Number(this.#get('SELECT prefix FROM tally')?.prefix);
  }

  /** One past the last position with a record; 0 where there is none. */
  get end(): number {
    return Number(this.#get('SELECT max(match) + 1 AS end FROM records')?.end ?? 0);
  }

  has(match: number): boolean {
    return this.#get('SELECT 1 FROM records INDEXED BY positions WHERE match = ?', match) !== undefined;
  }

  /** The canonical record of a match, undefined when there is none. */
  record(match: number): string | undefined {
    return text(this.#get('SELECT record FROM records WHERE match = ?', match)?.record);
  }

  /** What a clock measured in a match, undefined when it is not recorded. */
  sidecar(match: number): string | undefined {
    return text(this.#get('SELECT sidecar FROM sidecars WHERE match = ?', match)?.sidecar);
  }

  /** Positions in [from, to) that have no record, ascending. */
  *missing(from: number, to: number): Generator<number, void, undefined> {
    let next = from;
    const sql = 'SELECT match FROM records INDEXED BY positions WHERE match >= ? AND match < ? ORDER BY match LIMIT ?';
    for (const row of this.#rows(sql, from, to)) {
      for (const match = Number(row.match); next < match; next++) yield next;
      next += 1;
    }
    for (; next < to; next++) yield next;
  }

  /** Records at positions in [from, to) in schedule order. Memory stays bounded; the caller may await between two of them. */
  *records(from = 0, to = Number.MAX_SAFE_INTEGER): Generator<{ match: number; record: string }, void, undefined> {
    const sql = 'SELECT match, record FROM records WHERE match >= ? AND match < ? ORDER BY match LIMIT ?';
    for (const row of this.#rows(sql, from, to)) {
      yield { match: Number(row.match), record: String(row.record) };
    }
  }

  /** Sidecars at positions in [from, to) in schedule order, as `records`. */
  *sidecars(from = 0, to = Number.MAX_SAFE_INTEGER): Generator<{ match: number; sidecar: string }, void, undefined> {
    const sql = 'SELECT match, sidecar FROM sidecars WHERE match >= ? AND match < ? ORDER BY match LIMIT ?';
    for (const row of this.#rows(sql, from, to)) {
      yield { match: Number(row.match), sidecar: String(row.sidecar) };
    }
  }

  /** The organiser's decisions by position, those of one position as they were taken. */
  decisions(): Decision[] {
    const rows = this.#all('SELECT at, decision FROM decisions ORDER BY at, seq');
    return rows.map((row) => ({ at: Number(row.at), decision: String(row.decision) }));
  }

  /** Incidents and restarts as they were written. */
  events(): string[] {
    return this.#all('SELECT event FROM events ORDER BY seq').map((row) => String(row.event));
  }

  /** A small text kept beside the ledger, such as the seed before it is published. */
  meta(key: string): string | undefined {
    return text(this.#get('SELECT value FROM meta WHERE key = ?', key)?.value);
  }

  /** Gives up the file. Reading throws CLOSED from then on, in an iteration too. */
  async close(): Promise<void> {
    if (this.#db.isOpen) this.#db.close();
  }

  *#rows(sql: string, from: number, to: number): Generator<Row, void, undefined> {
    for (let next = from; ; ) {
      const rows = this.#all(sql, next, Math.min(to, Number.MAX_SAFE_INTEGER), CHUNK_ROWS);
      yield* rows;
      const last = rows.length === CHUNK_ROWS ? rows.at(-1) : undefined;
      if (last === undefined) return;
      next = Number(last.match) + 1;
    }
  }

  #get(sql: string, ...values: (number | string)[]): Row | undefined {
    return this.#read(sql, (statement) => statement.get(...values));
  }

  #all(sql: string, ...values: (number | string)[]): Row[] {
    return this.#read(sql, (statement) => statement.all(...values));
  }

  #read<T>(sql: string, run: (statement: StatementSync) => T): T {
    if (!this.#db.isOpen) throw new StoreError({ code: 'CLOSED', message: `${this.path}: the store is closed` });
    try {
      let statement = this.#statements.get(sql);
      if (statement === undefined) {
        statement = this.#db.prepare(sql);
        this.#statements.set(sql, statement);
      }
      return run(statement);
    } catch (error) {
      throw new StoreError(problemOf(error, this.path));
    }
  }
}

function text(value: unknown): string | undefined {
  return value === undefined ? undefined : String(value);
}
