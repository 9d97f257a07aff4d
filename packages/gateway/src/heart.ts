import type { Session } from './session.ts';

/** Into how many parts the sessions are divided, so that not all of them are pinged in the same moment. */
const PARTS = 8;

/** Pings every session once in `heartbeatMs` and closes those that show no sign of life. One timer for all of them. */
export class Heart {
  readonly #parts: Set<Session>[] = Array.from({ length: PARTS }, () => new Set());
  readonly #partOf = new WeakMap<Session, number>();
  readonly #missedBeats: number;
  readonly #timer: NodeJS.Timeout;
  #next = 0;
  #beat = 0;

  constructor(heartbeatMs: number, missedBeats: number) {
    this.#missedBeats = missedBeats;
    this.#timer = setInterval(() => this.#tick(), Math.max(1, heartbeatMs / PARTS)).unref();
  }

  add(session: Session): void {
    const part = this.#next++ % PARTS;
    this.#partOf.set(session, part);
    this.#parts[part]?.add(session);
  }

  remove(session: Session): void {
    this.#parts[this.#partOf.get(session) ?? 0]?.delete(session);
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #tick(): void {
    for (const session of this.#parts[this.#beat++ % PARTS] ?? []) {
      if (session.pulse.missed >= this.#missedBeats) session.close('UNRESPONSIVE');
      else session.beat();
    }
  }
}
