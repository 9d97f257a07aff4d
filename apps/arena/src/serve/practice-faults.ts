import type { FaultReport } from '@bassadewitz/ledger';
import { type AuthorFault, authorFaultOf } from '../dossiers/author-page.ts';

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

  add(report: FaultReport): void {
    // A board of practice is played once: it is over.
    this.#kept.push(authorFaultOf(this.#total, report, false));
    this.#total += 1;
    if (this.#kept.length > KEPT_FAULTS) this.#kept.shift();
  }

  /** Those that are kept, from a number on. */
  list(from: number, most: number): AuthorFault[] {
    return this.#kept.filter(({ fault }) => fault >= from).slice(0, most);
  }
}
