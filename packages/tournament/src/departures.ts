import type { MatchJob } from '@bassadewitz/fairness';
import type { Decision } from '@bassadewitz/ledger';

/** From a match on a bot is gone, or back. */
interface Turn {
  readonly before: number;
  readonly gone: boolean;
}

/** Which matches are left out because a bot has left the tournament and not come back. */
export class Departures {
  /** What was decided about each bot, in the order of the ledger. */
  readonly #turns = new Map<number, Turn[]>();

  constructor(decisions: readonly Decision[]) {
    for (const decision of decisions) {
      if (decision.kind === 'void' || decision.kind === 'stop') continue;
      const turns = this.#turns.get(decision.bot) ?? [];
      turns.push({ before: decision.before, gone: decision.kind !== 'reinstate' });
      this.#turns.set(decision.bot, turns);
    }
  }

  /** Whether a bot is gone at a match: what was decided last, up to that match, holds. */
  isGone(bot: number, match: number): boolean {
    return this.#turns.get(bot)?.findLast(({ before }) => before <= match)?.gone ?? false;
  }

  /** A bot leaves at the end of a round: the matches of later rounds that it would sit in are not played until it is back. */
  leaveOut({ match, bots }: Pick<MatchJob, 'match' | 'bots'>): boolean {
    return this.#turns.size > 0 && bots.some((bot) => this.isGone(bot, match));
  }

  /** Whether every one of these matches is left out. */
  leaveOutAll(jobs: Iterable<MatchJob>): boolean {
    for (const job of jobs) if (!this.leaveOut(job)) return false;
    return true;
  }
}
