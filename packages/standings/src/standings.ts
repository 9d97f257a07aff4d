import type { Decision, Head, MatchRecord } from '@bassadewitz/ledger';
import { placesOf } from '@bassadewitz/ledger';
import {
  type Difference,
  LiveElo,
  type Measured,
  type MemoryAudit,
  type PoolBot,
  type RankBand,
  type RateOptions,
  type Rating,
  ResultTable,
  rate,
  type SameOwnerReport,
  type SeatTally,
  type Separation,
  separation,
  type Warning,
} from '@bassadewitz/rating';
import type { Four } from '@bassadewitz/rules';
import { type CrosstableRow, crosstableOf } from './crosstable.ts';
import { type Status, statusesAfter, voidBoards } from './decided.ts';
import { type FaultCounts, FaultTally } from './fault-counts.ts';
import { resultOf } from './result-of.ts';

/** One bot in the table. */
export interface StandingRow {
  /** Position in the head's list of bots. */
  readonly bot: number;
  readonly name: string;
  readonly version: string;
  readonly owner?: string;
  readonly house: boolean;
  readonly status: Status;
  /**
   * Place in its ranking, equals sharing the best; null for house bots, the disqualified, bots without a match, and a bot that nobody
   * else is ranked with.
   */
  readonly place: number | null;
  /** The places that it may truly have, at the confidence of the rating; null where it has none. */
  readonly band: RankBand | null;
  readonly matches: number;
  readonly boards: number;
  /** Chips a board against three average bots, less the penalty for matches that a stand-in finished. */
  readonly chips: Measured;
  readonly penalty: number;
  readonly elo: Measured;
  /** The moving number: Elo match by match in schedule order. */
  readonly liveElo: number;
  /** The difference in chips to the next row of the same ranking; null for the last and for the unranked. */
  readonly toNext: Difference | null;
  readonly faults: FaultCounts;
  /** Matches that a stand-in finished for it. */
  readonly standIns: number;
  readonly seats: Four<SeatTally>;
  readonly memory: MemoryAudit;
}

/** The tables of a tournament, as JSON-able values. */
export interface Standings {
  readonly ruleSet: Head['ruleSet'];
  readonly knownSeed: boolean;
  /** Matches that count; void ones do not. */
  readonly matches: number;
  /**
   * Rankings one after another, the largest first, each best first with its unranked bots behind; then, by index, bots without a
   * match and those that met no ranked bot.
   */
  readonly rows: readonly StandingRow[];
  /** For each ranking the bots in it, by index; more than one where groups of bots never met. */
  readonly rankings: readonly (readonly number[])[];
  readonly sameOwner: readonly SameOwnerReport[];
  readonly warnings: readonly Warning[];
}

/** Collects the records of a tournament, in schedule order, for its tables. */
export class StandingsBuilder {
  readonly #head: Head;
  readonly #decisions: Decision[] = [];
  readonly #results: ResultTable;
  readonly #live: LiveElo;
  readonly #faults: FaultTally;
  readonly #void: ReadonlySet<number>;

  /** @param decisions those taken so far; later ones go to `decide`, save for a void board, which needs a new builder */
  constructor(head: Head, decisions: readonly Decision[] = [], expectedMatches = 1024) {
    this.#head = head;
    this.#decisions.push(...decisions);
    this.#void = voidBoards(decisions);
    this.#results = new ResultTable(head.bots.length, expectedMatches);
    this.#live = new LiveElo(head.bots.length);
    this.#faults = new FaultTally(head.bots.length);
  }

  /** Matches that count so far. */
  get matches(): number {
    return this.#results.size;
  }

  /** Elo of one bot, moving match by match. */
  liveElo(bot: number): number {
    return this.#live.rating(bot);
  }

  /**
   * Takes in the next match in schedule order. Only the live Elo depends on that order. Of a match of a void board nothing counts:
   * whatever befell the board is no fault of a bot.
   */
  add(record: MatchRecord): void {
    if (this.#void.has(record.board)) return;
    this.#faults.add(record);
    this.#results.add(resultOf(record));
    this.#live.add(record.bots, placesOf(record));
  }

  /** @throws Error for a void board: what was taken in cannot be taken out again */
  decide(decision: Decision): void {
    if (decision.kind === 'void') throw new Error('a void board needs a new builder');
    this.#decisions.push(decision);
  }

  /**
   * Whether the bots that still play are told apart after so many rounds. Those that left get no further match: waiting until they
   * are told apart as well could be for ever.
   */
  separation(rounds: number): Separation {
    return separation(
      this.#pool((status) => status !== 'playing'),
      this.#results,
      rounds,
    );
  }

  /** The batch fits over all that was taken in. */
  rating(options: RateOptions = {}): Rating {
    return rate(
      this.#pool((status) => status === 'disqualified'),
      this.#results,
      options,
    );
  }

  /** The bots as the ratings know them, who rank house bots and those meant by `isOut` nowhere. */
  #pool(isOut: (status: Status) => boolean): PoolBot[] {
    const statuses = statusesAfter(this.#decisions, this.#head.bots.length);
    return this.#head.bots.map(({ name, owner, house }, index) => ({
      name,
      ...(owner === undefined ? {} : { owner }),
      house: house || isOut(statuses[index] as Status),
    }));
  }

  /** The tables as they stand now. */
  standings(options: RateOptions = {}): Standings {
    return this.#standings(this.rating(options));
  }

  /** The tables with everyone against everyone beside them, from one fit. */
  tables(options: RateOptions = {}): { readonly standings: Standings; readonly crosstable: readonly CrosstableRow[] } {
    const rating = this.rating(options);
    const standings = this.#standings(rating);
    return {
      standings,
      crosstable: crosstableOf(
        rating,
        standings.rows.map(({ bot }) => bot),
      ),
    };
  }

  #standings(rating: Rating): Standings {
    return {
      ruleSet: this.#head.ruleSet,
      knownSeed: this.#head.knownSeed,
      matches: this.#results.size,
      rows: this.#rows(rating),
      rankings: rating.rankings.map(({ bots }) => bots),
      sameOwner: rating.sameOwner,
      warnings: rating.warnings,
    };
  }

  #rows(rating: Rating): StandingRow[] {
    const statuses = statusesAfter(this.#decisions, this.#head.bots.length);
    const row = (bot: number, place: number | null, band: RankBand | null, toNext: Difference | null): StandingRow => {
      const { name, version, owner, house } = this.#head.bots[bot] as Head['bots'][number];
      const { chips, elo, penalty, tally, memory } = rating.bots[bot] as Rating['bots'][number];
      return {
        bot,
        name,
        version,
        ...(owner === undefined ? {} : { owner }),
        house,
        status: statuses[bot] as Status,
        place,
        band,
        matches: tally.matches,
        boards: tally.boards,
        chips,
        penalty,
        elo,
        liveElo: this.#live.rating(bot),
        toNext,
        faults: this.#faults.of(bot),
        standIns: tally.standInMatches,
        seats: tally.seats,
        memory,
      };
    };
    const listed = rating.rankings.flatMap(({ bots, anchors, places, chipsBands }) => [
      ...bots.map((bot, at) => {
        const next = bots[at + 1];
        const toNext = next === undefined ? null : (rating.chips.difference(bot, next) ?? null);
        // The first of one is the last of one: it says nothing of a bot that came last at its table behind house bots.
        if (bots.length === 1) return row(bot, null, null, null);
        return row(bot, places[at] ?? null, chipsBands[at] ?? null, toNext);
      }),
      ...anchors.map((bot) => row(bot, null, null, null)),
    ]);
    const shown = new Set(listed.map(({ bot }) => bot));
    const others = this.#head.bots.map((_, bot) => bot).filter((bot) => !shown.has(bot));
    return [...listed, ...others.map((bot) => row(bot, null, null, null))];
  }
}
