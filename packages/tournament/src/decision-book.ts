import { canonicalJson, type Decision } from '@bassadewitz/ledger';
import type { Store } from '@bassadewitz/store';
import { storedDecisions } from './stored.ts';

/** The decisions on record while a tournament is played. None is recorded twice. */
export class DecisionBook {
  readonly #store: Store;
  readonly #decisions: Decision[];

  constructor(store: Store) {
    this.#store = store;
    this.#decisions = storedDecisions(store);
  }

  get decisions(): readonly Decision[] {
    return this.#decisions;
  }

  /** Whether the tournament was stopped before a match, the first of a round. */
  stopsBefore(match: number): boolean {
    return this.#decisions.some(({ kind, before }) => kind === 'stop' && before <= match);
  }

  /**
   * Records what was decided before a round, one after the other. What is in effect already is passed over: a run that was broken
   * off among them decides again when it is taken up, and an organiser may have come first.
   * @param next the first match of that round
   * @throws RangeError where a decision is not about that round, or follows a `stop`: the ledger could not be written out
   * @throws StoreError when one cannot be kept
   */
  async record(decided: readonly Decision[], next: number): Promise<void> {
    for (const [at, { kind, before }] of decided.entries()) {
      if (before !== next) {
        throw new RangeError(`a decision (${kind}) stands before match ${before}; the next round begins with ${next}`);
      }
      if (decided[at - 1]?.kind === 'stop') throw new RangeError(`a decision (${kind}) follows the decision to stop`);
    }
    for (const decision of decided) {
      if (isInEffect(decision, this.#decisions)) continue;
      await this.#store.decide({ at: decision.before, decision: canonicalJson(decision) });
      this.#decisions.push(decision);
    }
  }
}

/** Whether a decision changes nothing after those on record. A bot that left by itself can still be disqualified. */
function isInEffect(decision: Decision, known: readonly Decision[]): boolean {
  if (decision.kind === 'stop') return known.some(({ kind }) => kind === 'stop');
  if (decision.kind === 'void') return known.some((one) => one.kind === 'void' && one.board === decision.board);
  const last = known.findLast((one) => one.kind !== 'stop' && one.kind !== 'void' && one.bot === decision.bot)?.kind;
  const gone = last !== undefined && last !== 'reinstate';
  if (decision.kind === 'reinstate') return !gone || last === 'disqualify';
  return gone && (last === 'disqualify' || decision.kind !== 'disqualify');
}
