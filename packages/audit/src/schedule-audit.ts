import { type Key, type MatchJob, type Schedule, scheduleOf, tablesOf } from '@bassadewitz/fairness';
import type { Decision, Foot, Head, MatchRecord } from '@bassadewitz/ledger';
import type { Finding } from './audit-fault.ts';
import { BenchWatch } from './bench-watch.ts';
import { RoundShape } from './round-shape.ts';
import type { Tally } from './tally.ts';

/** A schedule is made of quartets of bots. */
const BOTS_AT_TABLE = 4;

/**
 * Holds the matches of a ledger against the schedule. With the seed each match must be exactly the one that stands at its
 * position, and one that is left out must have a bot that left. Without the seed there is what any seed would give.
 */
export class ScheduleAudit {
  readonly #head: Head;
  readonly #schedule: Schedule | undefined;
  readonly #shape: RoundShape | undefined;
  readonly #tally: Tally;
  readonly #matches: number;
  readonly #boards: number;
  readonly #perRound: number;
  readonly #bench: BenchWatch;
  /** The bots that left, each with the position among the decisions of the first that says so. */
  readonly #gone = new Map<number, number>();
  /** How many matches are not played because of each decision, in order; undefined of a departure where there is no seed. */
  readonly #leftOut: (number | undefined)[] = [];
  /** The departure that left too few bots for a table. */
  #lastTable = 0;
  #next = 0;
  #stopped = false;

  /** @param key undefined where the seed is not known */
  constructor(head: Head, key: Key | undefined, tally: Tally) {
    const { schedule } = head;
    this.#head = head;
    this.#tally = tally;
    this.#boards = tablesOf(schedule) * schedule.boards * schedule.rounds;
    this.#matches = this.#boards * schedule.replays;
    this.#perRound = this.#matches / schedule.rounds;
    this.#bench = new BenchWatch(head.benchAfter);
    this.#schedule = key === undefined ? undefined : scheduleOf(key, schedule);
    this.#shape = key === undefined ? new RoundShape(schedule) : undefined;
  }

  match(record: MatchRecord): Finding | undefined {
    const message = this.#missing(record.match) ?? this.#misplaced(record);
    if (message !== undefined) return { check: 'schedule', message };
    this.#tally.schedule += 1;
    this.#next = record.match + 1;
    this.#bench.match(record);
    return undefined;
  }

  decision(decision: Decision): Finding | undefined {
    const missing = this.#missing(decision.before);
    if (missing !== undefined) return { check: 'schedule', message: missing };
    if (decision.kind === 'void' && decision.board >= this.#boards) {
      const message = `board ${decision.board} is void; the tournament has ${this.#boards} boards`;
      return { check: 'decisions', message };
    }
    const message = this.#bench.decision(decision) ?? this.#tableLeft(decision);
    if (message !== undefined) return { check: 'decisions', message };
    this.#tally.decisions += 1;
    this.#next = decision.before;
    const at = this.#leftOut.push(0) - 1;
    if (decision.kind === 'stop') {
      this.#stopped = true;
      this.#leftOut[at] = this.#matches - this.#next;
    } else if (decision.kind === 'reinstate') {
      this.#gone.delete(decision.bot);
    } else if (decision.kind !== 'void') {
      if (this.#schedule === undefined) this.#leftOut[at] = undefined;
      if (this.#gone.has(decision.bot)) return undefined;
      this.#gone.set(decision.bot, at);
      if (this.#tooFew) this.#lastTable = at;
    }
    return undefined;
  }

  get leftOut(): readonly (number | undefined)[] {
    return this.#leftOut;
  }

  /** Whether the matches that are missing at the end agree with what the foot says. */
  foot(foot: Foot): Finding | undefined {
    if (this.#schedule === undefined) return undefined;
    const missing = this.#stopped ? undefined : this.#missing(this.#matches);
    if (foot.complete && missing !== undefined) {
      return { check: 'schedule', message: `the foot says that the tournament is over, but ${missing}` };
    }
    if (!foot.complete && missing === undefined) {
      return { check: 'foot', message: 'the foot says that the tournament is not over, but no match is missing' };
    }
    return undefined;
  }

  /** The first match before `until` that is neither there nor left out for a bot that left. */
  #missing(until: number): string | undefined {
    const schedule = this.#schedule;
    if (schedule === undefined) return undefined;
    if (this.#tooFew) {
      this.#leaveOut(this.#lastTable, Math.max(0, until - this.#next));
      return undefined;
    }
    for (let match = this.#next; match < until; match++) {
      const { bots } = schedule.match(match);
      const departure = Math.min(...bots.map((bot) => this.#gone.get(bot) ?? Number.POSITIVE_INFINITY));
      if (departure === Number.POSITIVE_INFINITY) {
        return `match ${match} is missing, in which the bots [${bots}] sit, none of which has left`;
      }
      this.#leaveOut(departure, 1);
    }
    return undefined;
  }

  #leaveOut(departure: number, matches: number): void {
    this.#leftOut[departure] = (this.#leftOut[departure] ?? 0) + matches;
  }

  /** Whether the bots that are left fill no table. */
  get #tooFew(): boolean {
    return this.#head.bots.length - this.#gone.size < BOTS_AT_TABLE;
  }

  /** A table of the coming round that the bots which are left fill, where the decision is to stop because there is none. */
  #tableLeft(decision: Decision): string | undefined {
    const schedule = this.#schedule;
    if (decision.kind !== 'stop' || decision.cause !== 'bots' || schedule === undefined || this.#tooFew)
      return undefined;
    const end = Math.min(decision.before + this.#perRound, this.#matches);
    for (let match = decision.before; match < end; match++) {
      const { bots } = schedule.match(match);
      if (bots.some((bot) => this.#gone.has(bot))) continue;
      return `the bots that are left are said to fill no table of the coming round, but match ${match} has the bots [${bots}]`;
    }
    return undefined;
  }

  #misplaced(record: MatchRecord): string | undefined {
    if (this.#schedule === undefined) return this.#shape?.match(record);
    return differenceFrom(this.#schedule.match(record.match), record);
  }
}

function differenceFrom(job: MatchJob, record: MatchRecord): string | undefined {
  for (const field of ['round', 'table', 'board', 'replay'] as const) {
    if (record[field] !== job[field]) return `the ${field} is ${record[field]}; the schedule has ${job[field]} here`;
  }
  return job.bots.every((bot, seat) => record.bots[seat] === bot)
    ? undefined
    : `the bots sit as [${record.bots}]; the schedule has [${job.bots}] here`;
}
