import type { Decision, MatchRecord, Voiding } from '@bassadewitz/ledger';

/**
 * A decision of a ledger and what it changed. That it was made, and why, is the word of whoever wrote the ledger: no rule, seed or
 * schedule can show it, so that a reader has to look at each.
 */
export interface DecisionReport {
  /** Number of its line, from 1. */
  readonly line: number;
  readonly decision: Decision;
  /**
   * Matches that it takes out: of a void board those that stand in the ledger and do not count, otherwise those of the schedule that are
   * not played because of it (where two bots that left would sit, the one that left first has it). Left out where it takes the
   * seed, or a survey, to tell, and there is none.
   */
  readonly matches?: number;
}

/** Collects the decisions of a ledger, and counts the matches of void boards. */
export class DecisionsSeen {
  /** Matches that were played of each board that is declared void anywhere in the ledger; undefined if that is not known. */
  readonly #played: Map<number, number> | undefined;
  readonly #decisions: { readonly line: number; readonly decision: Decision }[] = [];

  /** @param voids what a survey found; undefined without one */
  constructor(voids: readonly Voiding[] | undefined) {
    this.#played = voids && new Map(voids.map(({ board }) => [board, 0]));
  }

  get count(): number {
    return this.#decisions.length;
  }

  /** The boards that were declared void so far, in order. */
  get voids(): readonly number[] {
    return this.#decisions.flatMap(({ decision }) => (decision.kind === 'void' ? [decision.board] : []));
  }

  match({ board }: MatchRecord): void {
    const played = this.#played?.get(board);
    if (played !== undefined) this.#played?.set(board, played + 1);
  }

  decision(decision: Decision, line: number): void {
    this.#decisions.push({ line, decision });
  }

  /**
   * To be asked after the last line.
   * @param leftOut how many matches are not played because of each decision, in order; undefined where that is not known
   */
  report(leftOut: readonly (number | undefined)[]): DecisionReport[] {
    const voided = new Set<number>();
    return this.#decisions.map(({ line, decision }, at) => {
      let matches = leftOut[at];
      if (decision.kind === 'void') {
        matches = voided.has(decision.board) ? 0 : this.#played?.get(decision.board);
        voided.add(decision.board);
      }
      return { line, decision, ...(matches === undefined ? {} : { matches }) };
    });
  }
}
