import { checkSchedule, tablesOf } from '@bassadewitz/fairness';
import type { Decision } from './decision.ts';
import type { Foot } from './foot.ts';
import type { Head } from './head.ts';
import type { MatchRecord } from './match-record.ts';
import { shown } from './shape.ts';

/** A seed as the arena draws it, 256 bits: what no one typed. */
const DRAWN_SEED = /^[0-9a-f]{64}$/;

/**
 * Which lines may follow which: matches in ascending order and without a gap, but for those of bots that left; decisions
 * before the first match that they affect; nothing after a stop but the foot. Each method says what is wrong, undefined
 * if nothing is, and takes the line in.
 */
export class Sequence {
  readonly head: Head;
  /** Matches of the whole schedule. */
  readonly scheduled: number;
  readonly #perRound: number;
  /** The bots that left, and whether they were disqualified. */
  readonly #gone = new Map<number, boolean>();
  #next = 0;
  #stopped = false;
  #matches = 0;
  #decisions = 0;

  /** @throws RangeError if the head's schedule is not valid: see `headFault` */
  constructor(head: Head) {
    const fault = headFault(head);
    if (fault !== undefined) throw new RangeError(fault);
    this.head = head;
    const { boards, replays, rounds } = head.schedule;
    this.#perRound = tablesOf(head.schedule) * boards * replays;
    this.scheduled = this.#perRound * rounds;
  }

  /** How many match lines there have been. */
  get matches(): number {
    return this.#matches;
  }

  /** How many decision lines there have been. */
  get decisions(): number {
    return this.#decisions;
  }

  match(record: MatchRecord): string | undefined {
    const { match, bots } = record;
    if (this.#stopped) return `match ${match} follows the decision to stop`;
    if (match >= this.scheduled) return `match ${match} is not in the schedule, which has ${this.scheduled}`;
    if (match < this.#next) return `match ${match} comes too late: match ${this.#next} or a later one was to follow`;
    if (match > this.#next && this.#gone.size === 0) return `match ${this.#next} is missing before match ${match}`;
    if (record.round !== Math.floor(match / this.#perRound)) {
      return `match ${match} is not of round ${record.round}: a round has ${this.#perRound} matches`;
    }
    const known = this.head.bots.length;
    const stranger = bots.find((bot) => bot >= known);
    if (stranger !== undefined) return `match ${match} has bot ${stranger}; the head has ${known} bots`;
    if (new Set(bots).size < bots.length) return `match ${match} has a bot twice`;
    const gone = bots.find((bot) => this.#gone.has(bot));
    if (gone !== undefined) return `match ${match} has bot ${gone}, which had left`;
    this.#next = match + 1;
    this.#matches++;
    return undefined;
  }

  decision(decision: Decision): string | undefined {
    const { kind, before } = decision;
    if (this.#stopped && kind !== 'void') return `a decision (${kind}) follows the decision to stop`;
    if (before < this.#next) {
      return `the decision (${kind}) stands before match ${before}, but match ${this.#next} or a later one was to follow`;
    }
    if (before > this.scheduled) return `the decision (${kind}) stands after the end of the schedule`;
    if (before > this.#next && this.#gone.size === 0)
      return `match ${this.#next} is missing before a decision (${kind})`;
    if (kind !== 'void' && before % this.#perRound !== 0) {
      return `the decision (${kind}) stands before match ${before}, which is not the first of a round`;
    }
    if (kind === 'stop') this.#stopped = true;
    else if (kind === 'reinstate') {
      if (this.#gone.get(decision.bot) !== false) {
        const why = this.#gone.has(decision.bot) ? 'was disqualified' : 'had not left';
        return `bot ${decision.bot} ${why} (reinstate)`;
      }
      this.#gone.delete(decision.bot);
    } else if (kind !== 'void') {
      if (decision.bot >= this.head.bots.length) return `bot ${decision.bot} is not in the head`;
      // A bot that left by itself can still be disqualified.
      const gone = this.#gone.get(decision.bot);
      if (gone === true || (gone === false && kind !== 'disqualify')) {
        return `bot ${decision.bot} had left before (${kind})`;
      }
      this.#gone.set(decision.bot, kind === 'disqualify');
    }
    this.#next = before;
    this.#decisions++;
    return undefined;
  }

  /** Without the schedule itself, which needs the seed, matches missing at the end can hide behind bots that left. */
  foot(foot: Foot): string | undefined {
    if (foot.matches !== this.#matches) return `the foot counts ${foot.matches} matches; there are ${this.#matches}`;
    if (foot.decisions !== this.#decisions) {
      return `the foot counts ${foot.decisions} decisions; there are ${this.#decisions}`;
    }
    if (foot.seed !== undefined && !this.head.knownSeed && !DRAWN_SEED.test(foot.seed)) {
      return `the head says that nobody typed the seed, but ${shown(foot.seed)} was not drawn: that would be 64 lower-case hexadecimal digits`;
    }
    if (!foot.complete) {
      return foot.entropy !== undefined && foot.seed === undefined ? 'the foot has entropy without a seed' : undefined;
    }
    if (foot.seed === undefined) return 'the foot says that the tournament is over, but has no seed';
    if ((foot.entropy === undefined) !== (this.head.entropySource === undefined)) {
      return foot.entropy === undefined
        ? `the head names a source of entropy, but the foot has none`
        : 'the foot has entropy, but the head names no source of it';
    }
    const whole = this.#stopped || this.#next === this.scheduled || this.#gone.size > 0;
    return whole ? undefined : `the foot says that the tournament is over, but match ${this.#next} is missing`;
  }
}

/** What is wrong with a head of the right shape, undefined if nothing is. */
export function headFault(head: Head): string | undefined {
  const checked = checkSchedule(head.schedule);
  if (!checked.ok) return `/head/schedule: ${checked.error.message}`;
  if (head.bots.length !== head.schedule.bots) {
    return `/head/bots has ${head.bots.length} bots, the schedule ${head.schedule.bots}`;
  }
  const names = head.bots.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  return twice === undefined ? undefined : `/head/bots has the name ${twice} twice`;
}
