import type { MatchRecord, Stop } from '@bassadewitz/ledger';
import { type Comparison, compare, ResultTable } from '@bassadewitz/rating';
import { bySeat, nounFor } from '@bassadewitz/rules';
import { resultOf } from '@bassadewitz/standings';
import type { ComparisonConfig } from '../config/tournament-config.ts';

/** Which of the two a bot of the table plays for: the first two bots are the new version, the others the champion. */
const SIDES = [0, 0, 1, 1] as const;

/** Follows a comparison of two bots at tables of two and two. */
export class ComparisonRule {
  readonly #results = new ResultTable(2);
  readonly #config: ComparisonConfig;

  constructor(config: ComparisonConfig) {
    this.#config = config;
  }

  add(record: MatchRecord): void {
    const result = resultOf(record);
    this.#results.add({ ...result, bots: bySeat((seat) => SIDES[result.bots[seat]] ?? 0) });
  }

  /** Where the sequential test stands. */
  get state(): Comparison {
    const { gain, alpha, beta } = this.#config;
    return compare(this.#results, 0, 1, { h0: 0, h1: gain, alpha, beta });
  }

  /** The decision to stop, or undefined while the test has not decided. */
  stop(before: number): Stop | undefined {
    const { verdict, boards } = this.state;
    if (verdict === 'continue') return undefined;
    const found =
      verdict === 'h1'
        ? `the gain is worth ${this.#config.gain} ${nounFor(this.#config.gain, 'chip')} a board`
        : 'there is no gain worth having';
    return {
      kind: 'stop',
      before,
      cause: 'separated',
      reason: `after ${boards} ${nounFor(boards, 'board')} the sequential test decides: ${found}`,
    };
  }
}
