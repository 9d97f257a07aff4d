import type { Decision, MatchRecord } from '@bassadewitz/ledger';
import { nounFor, SEATS } from '@bassadewitz/rules';

/**
 * Counts for each bot the matches in a row that stand-ins finished, void boards included: a bot is benched by rule alone, and no
 * sooner than the head says.
 */
export class BenchWatch {
  readonly #after: number | undefined;
  readonly #streaks = new Map<number, number>();

  /** @param after undefined where the head does not say */
  constructor(after: number | undefined) {
    this.#after = after;
  }

  match({ bots, standIns }: MatchRecord): void {
    if (this.#after === undefined) return;
    for (const seat of SEATS) {
      const bot = bots[seat];
      if (standIns?.some((standIn) => standIn.seat === seat)) this.#streaks.set(bot, (this.#streaks.get(bot) ?? 0) + 1);
      else this.#streaks.delete(bot);
    }
  }

  /** What is wrong with a decision, undefined if nothing is. A bot that comes back begins anew. */
  decision(decision: Decision): string | undefined {
    if (decision.kind === 'reinstate') this.#streaks.delete(decision.bot);
    if (decision.kind !== 'bench' || this.#after === undefined) return undefined;
    const streak = this.#streaks.get(decision.bot) ?? 0;
    if (streak >= this.#after) return undefined;
    return `bot ${decision.bot} is benched, but stand-ins finished only its last ${streak} ${nounFor(streak, 'match', 'matches')} in a row; ${this.#after} are needed, as the head says`;
  }
}
