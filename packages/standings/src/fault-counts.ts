import type { MatchRecord } from '@bassadewitz/ledger';
import { FAULT_KINDS, type FaultKind } from '@bassadewitz/protocol';

/** How often a bot failed, by kind. */
export type FaultCounts = Readonly<Record<FaultKind, number>>;

/** Counts the faults of each bot as records come in. */
export class FaultTally {
  readonly #counts: Record<FaultKind, number>[];

  constructor(bots: number) {
    this.#counts = Array.from({ length: bots }, () => noFaults());
  }

  add({ bots, deals }: MatchRecord): void {
    for (const { faults } of deals) {
      for (const { seat, kind } of faults) {
        const counts = this.#counts[bots[seat]];
        if (counts) counts[kind] += 1;
      }
    }
  }

  /** The counts of one bot. A copy: it does not move. */
  of(bot: number): FaultCounts {
    return { ...(this.#counts[bot] ?? noFaults()) };
  }
}

/** All faults together. */
export function totalOf(counts: FaultCounts): number {
  return FAULT_KINDS.reduce((sum, kind) => sum + counts[kind], 0);
}

function noFaults(): Record<FaultKind, number> {
  return { timeout: 0, illegal: 0, malformed: 0, disconnect: 0, flood: 0, 'no-show': 0 };
}
