import { type Key, type MatchJob, type Schedule, scheduleOf, tablesOf } from '@bassadewitz/fairness';
import type { Decision, Foot, Head, MatchRecord } from '@bassadewitz/ledger';
import type { Finding } from './audit-fault.ts';
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
  readonly #gone = new Set<number>();
  #next = 0;
  #stopped = false;

  /** @param key undefined where the seed is not known */
  constructor(head: Head, key: Key | undefined, tally: Tally) {
    const { schedule } = head;
    this.#head = head;
    this.#tally = tally;
    this.#boards = tablesOf(schedule) * schedule.boards * schedule.rounds;
    this.#matches = this.#boards * schedule.replays;
    this.#schedule = key === undefined ? undefined : scheduleOf(key, schedule);
    this.#shape = key === undefined ? new RoundShape(schedule) : undefined;
  }

  match(record: MatchRecord): Finding | undefined {
    const message = this.#missing(record.match) ?? this.#misplaced(record);
    if (message !== undefined) return { check: 'schedule', message };
    this.#tally.schedule += 1;
    this.#next = record.match + 1;
    return undefined;
  }

  decision(decision: Decision): Finding | undefined {
    const missing = this.#missing(decision.before);
    if (missing !== undefined) return { check: 'schedule', message: missing };
    if (decision.kind === 'void' && decision.board >= this.#boards) {
      const message = `board ${decision.board} is void; the tournament has ${this.#boards} boards`;
      return { check: 'decisions', message };
    }
    this.#tally.decisions += 1;
    this.#next = decision.before;
    if (decision.kind === 'stop') this.#stopped = true;
    else if (decision.kind === 'reinstate') this.#gone.delete(decision.bot);
    else if (decision.kind !== 'void') this.#gone.add(decision.bot);
    return undefined;
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
    if (schedule === undefined || this.#head.bots.length - this.#gone.size < BOTS_AT_TABLE) return undefined;
    for (let match = this.#next; match < until; match++) {
      const { bots } = schedule.match(match);
      if (!bots.some((bot) => this.#gone.has(bot))) {
        return `match ${match} is missing, in which the bots [${bots}] sit, none of which has left`;
      }
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
