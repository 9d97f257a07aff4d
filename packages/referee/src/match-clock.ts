import type { Seat } from '@bassadewitz/rules';
import { bySeat } from '@bassadewitz/rules';
import type { Alarms } from './alarms.ts';
import { Alarm, alarmsOf } from './alarms.ts';
import type { TimeLeft } from './bank.ts';
import { Bank } from './bank.ts';
import type { Clock } from './clock.ts';
import type { Question } from './question.ts';
import type { Times } from './time-control.ts';

/** How late the referee itself may be, in ms, before a bot whose time ran out meanwhile gets that time again. */
export const LAG_TOLERANCE_MS = 100;

/** How often one question is given time again. A process that never catches up must not keep a match from ending. */
const EXTENSIONS = 3;

/** What a match hears from its clock. */
export interface TimeKeeping {
  /** The time of a question is up. */
  timeUp(question: Question): void;
  /** A question that was up got `lagMs` more, because the referee had been too busy to read its input that long. */
  extended(question: Question, lagMs: number): void;
  /** The pace lets the next card be played. */
  paced(): void;
}

/** The time of one match: four banks, one running question at most, one alarm. */
export class MatchClock {
  readonly #clock: Clock;
  readonly #times: Times;
  readonly #hear: TimeKeeping;
  readonly #banks: readonly Bank[];
  readonly #alarms: Alarms;
  readonly #alarm = new Alarm((lag) => this.#ring(lag));
  #running: Question | undefined;
  #extensions = 0;
  #paceUntil = 0;

  constructor(clock: Clock, times: Times, hear: TimeKeeping) {
    this.#clock = clock;
    this.#times = times;
    this.#hear = hear;
    this.#banks = bySeat(() => new Bank(times));
    this.#alarms = alarmsOf(clock);
  }

  now(): number {
    return this.#clock.now();
  }

  /** Lets the time of a question run, from `startedAt` on. */
  run(question: Question): void {
    this.#running = question;
    this.#extensions = 0;
    this.#alarms.set(this.#alarm, this.#deadline(question));
  }

  /** Lets it start at another time instead. */
  restart(question: Question, at: number): void {
    question.startedAt = at;
    this.#alarms.set(this.#alarm, this.#deadline(question));
  }

  /** Ends the running question: what it used beyond the move limit is taken from the bank. */
  stop(question: Question, used: number): void {
    this.#running = undefined;
    this.#bank(question.view.seat).charge(used);
  }

  /** Lets go of the alarm. */
  end(): void {
    this.#running = undefined;
    this.#alarms.clear(this.#alarm);
  }

  /** Time that a question has taken so far, in ms, without the credit for the network; negative while that lasts. */
  used(question: Question, now: number = this.#clock.now()): number {
    return now - question.startedAt - question.networkMs;
  }

  /** The same for an answer that is there now; undefined where it is late even if it waited for the referee to read it. */
  usedInTime(question: Question, now: number): number | undefined {
    const used = this.used(question, now);
    if (used <= this.#times.moveMs) return used;
    const atLeast = Math.max(this.#times.moveMs, used - this.#clock.lag());
    return atLeast <= this.#bank(question.view.seat).reach ? atLeast : undefined;
  }

  /** What a seat has for its next move. */
  allowed(seat: Seat): TimeLeft {
    return this.#bank(seat).whole;
  }

  /** What is left of that for a question that runs. */
  left(question: Question): TimeLeft {
    return this.#bank(question.view.seat).leftAfter(this.used(question));
  }

  /** Whether the next card has to wait for the pace; `paced` is called when it need not any more. */
  mustPace(): boolean {
    if (this.#times.paceMs === 0 || this.#clock.now() >= this.#paceUntil) return false;
    this.#alarms.set(this.#alarm, this.#paceUntil);
    return true;
  }

  /** Notes that a card was played. */
  played(): void {
    if (this.#times.paceMs > 0) this.#paceUntil = this.#clock.now() + this.#times.paceMs;
  }

  #ring(lag: number): void {
    const question = this.#running;
    if (question === undefined) {
      this.#hear.paced();
      return;
    }
    if (this.#clock.now() >= this.#deadline(question)) {
      if (lag <= LAG_TOLERANCE_MS || this.#extensions === EXTENSIONS) {
        this.#hear.timeUp(question);
        return;
      }
      this.#extensions += 1;
      question.startedAt += lag;
      this.#hear.extended(question, lag);
    }
    this.#alarms.set(this.#alarm, this.#deadline(question));
  }

  #deadline(question: Question): number {
    return question.startedAt + question.networkMs + this.#bank(question.view.seat).reach;
  }

  #bank(seat: Seat): Bank {
    return this.#banks[seat] as Bank;
  }
}
