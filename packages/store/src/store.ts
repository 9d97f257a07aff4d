import type { DatabaseSync } from 'node:sqlite';
import type { CommitQueue } from './commit-queue.ts';
import type { Lock } from './lock.ts';
import { StoreReader } from './reader.ts';
import type { Decision, StoredMatch } from './write.ts';

/**
 * A ledger on disk, open for writing by this process alone. Each write returns a promise that resolves when the write
 * is on disk, synchronised, and rejects with StoreError when it could not be put there.
 *
 * - Writes become durable in the order of the calls: when one is on disk, so are all before it.
 * - Those that come while a commit runs share the next commit; the event loop never waits for the disk.
 * - A failed commit (full disk, disk error) is final for this opening: all that waits and all that follows rejects with
 *   the same code, and reading goes on. Open the file again when the cause is gone. What was rejected may be found
 *   there or not, but never in part.
 * - A text that is not one well-formed line is a programmer's error: TypeError.
 */
export class Store extends StoreReader {
  readonly #queue: CommitQueue;
  readonly #lock: Lock;
  #closed: Promise<void> | undefined;

  /** For this package only. */
  constructor(path: string, db: DatabaseSync, queue: CommitQueue, lock: Lock) {
    super(path, db);
    this.#queue = queue;
    this.#lock = lock;
  }

  /** Records a match. Rejects with DUPLICATE_MATCH when its position is taken, with FINISHED after the foot. */
  async append(match: StoredMatch): Promise<void> {
    checkPosition(match.match);
    checkLine(match.record);
    checkLine(match.sidecar);
    const { match: position, record, sidecar } = match;
    await this.#queue.push({ kind: 'match', match: position, record, sidecar });
  }

  /** Records a decision of the organiser. Rejects with FINISHED after the foot. */
  async decide({ at, decision }: Decision): Promise<void> {
    checkPosition(at);
    checkLine(decision);
    await this.#queue.push({ kind: 'decision', at, decision });
  }

  /** Notes an incident or a restart: part of the sidecar, so it may come after the foot. */
  async event(event: string): Promise<void> {
    checkLine(event);
    await this.#queue.push({ kind: 'event', event });
  }

  /** Keeps a small text beside the ledger, replacing the one of the same key. */
  async setMeta(key: string, value: string): Promise<void> {
    checkLine(key);
    checkLine(value);
    await this.#queue.push({ kind: 'meta', key, value });
  }

  /** Writes the foot; no match, decision or other foot is taken after it (FINISHED). */
  async finish(foot: string): Promise<void> {
    checkLine(foot);
    await this.#queue.push({ kind: 'foot', foot });
  }

  /** Puts on disk what was handed in, then gives up thread, files and lock. Never rejects. */
  override close(): Promise<void> {
    this.#closed ??= this.#end();
    return this.#closed;
  }

  async #end(): Promise<void> {
    // The thread that writes closes last: the last connection folds the log into the file.
    await this.#queue.flush();
    await super.close();
    await this.#queue.close();
    this.#lock.release();
  }
}

function checkPosition(position: number): void {
  if (!Number.isSafeInteger(position) || position < 0) {
    throw new TypeError(`a position in the schedule is a whole number from 0, not ${position}`);
  }
}

const NOT_IN_A_LINE = ['\n', '\r', '\0'];

/** Text travels to disk as UTF-8, where a lone surrogate would turn into another character, and out as one line. */
export function checkLine(text: string): void {
  if (typeof text !== 'string' || !text.isWellFormed() || NOT_IN_A_LINE.some((sign) => text.includes(sign))) {
    throw new TypeError(`not one line of well-formed text: ${JSON.stringify(String(text).slice(0, 80))}`);
  }
}
