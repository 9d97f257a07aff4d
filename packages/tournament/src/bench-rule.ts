import type { Decision, Departure, MatchRecord } from '@bassadewitz/ledger';
import { nounFor, SEATS } from '@bassadewitz/rules';
import { Departures } from './departures.ts';

/** Matches of a bot in a row that a stand-in finished. */
interface Streak {
  readonly length: number;
  /** The last match of the bot. */
  readonly until: number;
}

/**
 * Benches a bot that fails match after match: once stand-ins have finished so many of its matches in a row, in schedule order,
 * it plays no further round. It is decided at the end of a round and from the ledger alone, so that a run which is taken up
 * again decides the same; the organiser can reinstate the bot, which then begins anew.
 */
export class BenchRule {
  readonly #after: number;
  readonly #decisions: Decision[];
  readonly #streaks = new Map<number, Streak>();

  /**
   * @param after so many matches in a row, 1 or more
   * @param decisions those on record when the run begins: who has left already, and who came back
   */
  constructor(after: number, decisions: readonly Decision[] = []) {
    if (!Number.isInteger(after) || after < 1)
      throw new RangeError(`benching after ${after} matches: a whole number from 1 on is needed`);
    this.#after = after;
    this.#decisions = [...decisions];
  }

  /** Takes in the next match in schedule order. */
  add({ match, bots, standIns = [] }: MatchRecord): void {
    for (const seat of SEATS) {
      const bot = bots[seat];
      const stoodIn = standIns.some((standIn) => standIn.seat === seat);
      this.#streaks.set(bot, { length: stoodIn ? this.#streakOf(bot, match) + 1 : 0, until: match });
    }
  }

  /** Who is benched before a match, the first of a round; by number. Nobody is benched twice, or once gone. */
  decisions(before: number): Departure[] {
    const departures = new Departures(this.#decisions);
    const benched = [...this.#streaks.keys()]
      .filter((bot) => this.#streakOf(bot, before) >= this.#after && !departures.isGone(bot, before))
      .sort((a, b) => a - b)
      .map((bot): Departure => {
        const streak = this.#streakOf(bot, before);
        const reason = `stand-ins finished its last ${streak} ${nounFor(streak, 'match', 'matches')}`;
        return { kind: 'bench', before, bot, reason };
      });
    this.#decisions.push(...benched);
    return benched;
  }

  /** How long a bot's streak counts as at a match: what was before it came back is forgiven. */
  #streakOf(bot: number, match: number): number {
    const { length, until } = this.#streaks.get(bot) ?? { length: 0, until: -1 };
    const isBack = this.#decisions.some(
      (one) => one.kind === 'reinstate' && one.bot === bot && one.before > until && one.before <= match,
    );
    return isBack ? 0 : length;
  }
}
