import type { FaultReport } from '@bassadewitz/ledger';
import type { AuthorFault } from '../dossiers/author-page.ts';

/** Faults that are kept of each bot; each has a request of some kB. */
export const KEPT_FAULTS = 20;

/** The latest faults of a bot at the practice table, in bounded memory. They count from 0 since the server started. */
export class PracticeFaults {
  readonly #kept: AuthorFault[] = [];
  #total = 0;

  /** All that there were, those that are not kept any more included. */
  get total(): number {
    return this.#total;
  }

  add({ kind, deal, trick, seat, thinkMs, played, frame, frameLength, request }: FaultReport): void {
    this.#kept.push({
      fault: this.#total,
      kind,
      match: request?.match ?? null,
      deal,
      trick,
      seat,
      thinkMs: thinkMs ?? null,
      // A board of practice is played once: it is over.
      heldBack: false,
      played,
      frame: frame ?? null,
      frameLength: frameLength ?? null,
      request: request ?? null,
    });
    this.#total += 1;
    if (this.#kept.length > KEPT_FAULTS) this.#kept.shift();
  }

  /** Those that are kept, from a number on. */
  list(from: number, most: number): AuthorFault[] {
    return this.#kept.filter(({ fault }) => fault >= from).slice(0, most);
  }
}
