import { type BalanceProof, balanceProof, deriveKey, scheduleOf, tablesOf } from '@bassadewitz/fairness';
import type { Decision, Foot, Head, MatchRecord, Thinking } from '@bassadewitz/ledger';
import { chipsAfterRounds } from '@bassadewitz/rating';
import { SEATS, seatAfter } from '@bassadewitz/rules';
import { type CrosstableRow, type Standings, StandingsBuilder, voidBoards } from '@bassadewitz/standings';
import type { TournamentLink, UnratedCause } from '../documents/links.ts';
import {
  BOARDS_PER_CHUNK,
  BOARDS_PER_PAGE,
  type Download,
  MATCHES_PER_INDEX,
  type RoundRatings,
  type TournamentDocument,
  type Verification,
} from '../documents/tournament.ts';
import { contestOf, ladderIdOf } from '../ladders/contest.ts';
import type { NameTable } from '../names/name-table.ts';
import { MatchLog } from '../results/match-log.ts';
import { Extremes, type PlayedMatch } from '../tallies/extremes.ts';
import { OutcomeTally } from '../tallies/outcome-tally.ts';
import { ThinkHistogram } from '../tallies/think-histogram.ts';
import { evenlySpread } from './evenly-spread.ts';
import type { SummaryBot, TournamentSummary } from './summary.ts';

/** Points in the development of the ratings. */
const MOST_ROUNDS = 24;
/** The proof of balance counts at most so many matches. */
const MOST_COUNTED = 250_000;

/** What is known of a tournament before its first record. */
export interface TournamentFacts {
  readonly id: string;
  readonly title: string | null;
  readonly head: Head;
  readonly headHash: string;
  /** All of them, since a void board must be known before its matches. */
  readonly decisions: readonly Decision[];
  /** The foot of a tournament that is over, else null. */
  readonly foot: Foot | null;
  readonly began: string | null;
  readonly ended: string | null;
  readonly verified: boolean;
}

/** A tournament's tables, from one pass over the records of the boards that are shown, in schedule order. */
export class TournamentBuilder {
  readonly log: MatchLog;
  readonly #facts: TournamentFacts;
  readonly #standings: StandingsBuilder;
  readonly #outcomes: OutcomeTally;
  readonly #think: readonly ThinkHistogram[];
  readonly #extremes: readonly Extremes<PlayedMatch>[];
  readonly #voids: ReadonlySet<number>;

  constructor(facts: TournamentFacts, expectedMatches = 1024) {
    const { head, decisions } = facts;
    this.#facts = facts;
    this.log = new MatchLog(expectedMatches);
    this.#standings = new StandingsBuilder(head, decisions, expectedMatches);
    this.#outcomes = new OutcomeTally(head.bots.length);
    this.#think = head.bots.map(() => new ThinkHistogram());
    this.#extremes = head.bots.map(() => new Extremes<PlayedMatch>());
    this.#voids = voidBoards(decisions);
  }

  /** @param thinking what a clock measured in the match, where that is at hand */
  add(record: MatchRecord, thinking: readonly Thinking[] = []): void {
    this.log.add(record);
    this.#standings.add(record);
    if (this.#voids.has(record.board)) return;
    const { match, board, replay, bots, chips } = record;
    this.#outcomes.add(record);
    for (const { seat, thinkMs } of thinking) this.#think[bots[seat]]?.add(thinkMs);
    for (const seat of SEATS) {
      this.#extremes[bots[seat]]?.add(chips[seat], () => {
        const left = seatAfter(seat);
        const across = seatAfter(left);
        return {
          match,
          board,
          replay,
          seat,
          chips: chips[seat],
          against: [bots[left], bots[across], bots[seatAfter(across)]],
        };
      });
    }
  }

  /** What follows from the records. */
  finish(): FinishedTournament {
    const { standings, crosstable } = this.#standings.tables();
    const link = this.#link();
    return new FinishedTournament(this.#facts, this.log, {
      link,
      standings,
      crosstable,
      bots: this.#facts.head.bots.map(({ name, version, owner, house }, bot) => {
        const row = standings.rows.find((one) => one.bot === bot) as Standings['rows'][number];
        const think = this.#think[bot]?.written();
        const { status, place, band, chips, elo, boards, matches, faults, standIns } = row;
        return {
          ...{ name, version, ...(owner === undefined ? {} : { owner }), house, status, place, band, chips, elo },
          ...{ boards, matches, faults, standIns, outcomes: this.#outcomes.of(bot) },
          think: think === undefined || think.buckets.length === 0 ? null : think,
          best: this.#extremes[bot]?.best ?? [],
          worst: this.#extremes[bot]?.worst ?? [],
        };
      }),
      voids: [...this.#voids].sort((a, b) => a - b),
    });
  }

  #link(): TournamentLink {
    const { id, title, head, foot, began, ended, verified } = this.#facts;
    const { schedule } = head;
    const unratedBecause: UnratedCause | null =
      foot === null ? 'incomplete' : head.knownSeed ? 'known-seed' : verified ? null : 'not-verified';
    const contest = contestOf(head);
    return {
      ...contest,
      id,
      title,
      ladder: ladderIdOf(contest),
      rated: unratedBecause === null,
      unratedBecause,
      complete: foot !== null,
      bots: head.bots.length,
      boards: this.log.size / schedule.replays,
      matches: this.log.size,
      scheduled: tablesOf(schedule) * schedule.boards * schedule.replays * schedule.rounds,
      began,
      ended,
    };
  }
}

interface Findings extends TournamentSummary {
  readonly standings: Standings;
  readonly crosstable: readonly CrosstableRow[];
}

/** A tournament whose records were all read. */
export class FinishedTournament {
  readonly log: MatchLog;
  readonly crosstable: readonly CrosstableRow[];
  readonly standings: Standings;
  readonly #facts: TournamentFacts;
  readonly #findings: Findings;

  constructor(facts: TournamentFacts, log: MatchLog, findings: Findings) {
    this.log = log;
    this.crosstable = findings.crosstable;
    this.standings = findings.standings;
    this.#facts = facts;
    this.#findings = findings;
  }

  get link(): TournamentLink {
    return this.#findings.link;
  }

  /** What ladders and bots' pages need. */
  get summary(): TournamentSummary {
    const { link, bots, voids } = this.#findings;
    return { link, bots, voids };
  }

  /** Boards of the whole schedule. */
  get scheduledBoards(): number {
    return this.link.scheduled / this.#facts.head.schedule.replays;
  }

  /** Files of boards, from number 0; those that would have no board are left out. */
  get chunks(): number {
    return this.log.size === 0 ? 0 : Math.floor(this.#last((at) => this.log.board(at)) / BOARDS_PER_CHUNK) + 1;
  }

  get matchesPages(): number {
    return Math.ceil(this.link.boards / BOARDS_PER_PAGE);
  }

  /** Files that say on which board a match was played. */
  get indexes(): number {
    return this.log.size === 0 ? 0 : Math.floor(this.#last((at) => this.log.match(at)) / MATCHES_PER_INDEX) + 1;
  }

  document(
    names: NameTable,
    rest: {
      readonly lastHash: string | null;
      readonly verification: Verification | null;
      readonly downloads: readonly Download[];
    },
  ): TournamentDocument {
    const { head, headHash, foot, decisions } = this.#facts;
    const { link, bots, standings } = this.#findings;
    return {
      format: 'bassadewitz-tournament',
      version: 1,
      link,
      head,
      headHash,
      foot,
      lastHash: rest.lastHash,
      decisions,
      bots: bots.map((bot) => ({
        ...names.nameOf(bot),
        version: bot.version,
        outcomes: bot.outcomes,
        think: thinkTimesOf([bot], head.timeControl.moveMs),
      })),
      standings,
      balance: this.#balance(),
      ratingsByRound: this.#ratingsByRound(),
      verification: rest.verification,
      scheduledBoards: this.scheduledBoards,
      chunks: this.chunks,
      boardsPerChunk: BOARDS_PER_CHUNK,
      matchesPages: this.matchesPages,
      boardsPerPage: BOARDS_PER_PAGE,
      indexes: this.indexes,
      matchesPerIndex: MATCHES_PER_INDEX,
      downloads: rest.downloads,
    };
  }

  #balance(): BalanceProof | null {
    const { head, foot } = this.#facts;
    if (foot?.seed === undefined) return null;
    const schedule = scheduleOf(deriveKey(foot.seed, foot.entropy), head.schedule);
    if (schedule.matchesPerRound > 4 * MOST_COUNTED) return null;
    const rounds = Math.max(1, Math.floor(MOST_COUNTED / schedule.matchesPerRound));
    return balanceProof(schedule, 0, Math.min(head.schedule.rounds, rounds));
  }

  #ratingsByRound(): RoundRatings[] {
    const { log } = this;
    const { head } = this.#facts;
    const voids = new Set(this.#findings.voids);
    const boardsOfRound = this.scheduledBoards / head.schedule.rounds;
    const results = MatchLog.table(head.bots.length, [log]);
    let rounds = 0;
    for (let at = 0; at < log.size; at++) {
      const round = Math.floor(log.board(at) / boardsOfRound);
      rounds = Math.max(rounds, round + 1);
      if (!voids.has(log.board(at))) results.add(log.result(at, round));
    }
    return chipsAfterRounds(results, evenlySpread(rounds, MOST_ROUNDS)).map(({ rounds: count, chips }) => ({
      rounds: count,
      chips,
    }));
  }

  #last(numberAt: (at: number) => number): number {
    let last = 0;
    for (let at = 0; at < this.log.size; at++) last = Math.max(last, numberAt(at));
    return last;
  }
}

/** Think times of one bot over several tournaments; null where nothing was measured. */
export function thinkTimesOf(parts: readonly Pick<SummaryBot, 'think'>[], moveMs: number) {
  const sum = new ThinkHistogram();
  for (const { think } of parts) if (think !== null) sum.merge(think);
  return sum.times(moveMs);
}
