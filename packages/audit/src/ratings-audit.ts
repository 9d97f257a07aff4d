import type { Decision, Head, MatchRecord } from '@bassadewitz/ledger';
import { type Standings, StandingsBuilder } from '@bassadewitz/standings';
import type { Finding } from './audit-fault.ts';
import type { AuditOptions } from './audit-options.ts';
import { tableDifference } from './table-difference.ts';

/** Computes ratings and standings from the records again, and compares them with a table if one was given. */
export class RatingsAudit {
  readonly #options: AuditOptions;
  #builder: StandingsBuilder | undefined;
  #unchecked: string | undefined;

  constructor(head: Head, options: AuditOptions) {
    this.#options = options;
    const { ratings, table, survey } = options;
    if (ratings === false && table === undefined) this.#unchecked = 'ratings were not asked for';
    else this.#builder = new StandingsBuilder(head, survey?.voids);
  }

  /** Why nothing could be compared; undefined if it was. */
  get unchecked(): string | undefined {
    if (this.#unchecked !== undefined) return this.#unchecked;
    return this.#options.table === undefined ? 'no table to compare with was given' : undefined;
  }

  match(record: MatchRecord): void {
    this.#builder?.add(record);
  }

  decision(decision: Decision): void {
    if (decision.kind !== 'void') {
      this.#builder?.decide(decision);
    } else if (this.#options.survey === undefined) {
      this.#builder = undefined;
      this.#unchecked ??= 'a board is void, which has to be known before the first line';
    }
  }

  /** The standings, unless they were not asked for or cannot be computed. */
  standings(): Standings | undefined {
    const { ratings } = this.#options;
    return this.#builder?.standings(ratings === false ? {} : ratings);
  }

  /** Where the table that was given differs from the standings. */
  compare(standings: Standings | undefined): Finding | undefined {
    const { table } = this.#options;
    if (table === undefined || standings === undefined) return undefined;
    const message = tableDifference(table, standings);
    return message === undefined ? undefined : { check: 'ratings', message };
  }
}
