import type { MatchJob } from '@bassadewitz/fairness';
import type { Decision } from '@bassadewitz/ledger';

/** Which matches are left out because a bot has left the tournament. */
export class Departures {
  /** The first match without the bot, by bot. */
  readonly #from = new Map<number, number>();

  constructor(decisions: readonly Decision[]) {
    for (const decision of decisions) {
      if (decision.kind === 'void' || decision.kind === 'stop') continue;
      const before = this.#from.get(decision.bot) ?? Number.POSITIVE_INFINITY;
      this.#from.set(decision.bot, Math.min(before, decision.before));
    }
  }

  /** A bot leaves at the end of a round: the matches of later rounds that it would sit in are not played. */
  leaveOut({ match, bots }: Pick<MatchJob, 'match' | 'bots'>): boolean {
    return bots.some((bot) => match >= (this.#from.get(bot) ?? Number.POSITIVE_INFINITY));
  }

  /** Whether every one of these matches is left out. */
  leaveOutAll(jobs: Iterable<MatchJob>): boolean {
    for (const job of jobs) if (!this.leaveOut(job)) return false;
    return true;
  }
}
