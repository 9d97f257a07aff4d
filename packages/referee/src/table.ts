import type { Moment } from '@bassadewitz/ledger';
import { hashOf, placesOf } from '@bassadewitz/ledger';
import type { FaultKind } from '@bassadewitz/protocol';
import type { Card, Deal, Four, Seat } from '@bassadewitz/rules';
import { bySeat, cardName, fallbackCard, firstIn, SEATS, Series, viewOf } from '@bassadewitz/rules';
import type { Alarms } from './alarms.ts';
import { Alarm, alarmsOf } from './alarms.ts';
import type { TimeLeft } from './bank.ts';
import { Bank } from './bank.ts';
import { Book } from './book.ts';
import { DealReport, FinishedDeal } from './deal-report.ts';
import { DealText } from './deal-text.ts';
import { MatchReport } from './match-report.ts';
import type { MatchSetup } from './match-setup.ts';
import { strikesOf } from './match-setup.ts';
import type { PlayedMatch } from './played-match.ts';
import type { Judge, Verdict } from './question.ts';
import { Question } from './question.ts';
import type { Presence } from './seat.ts';
import type { Times } from './time-control.ts';
import { timesOf } from './time-control.ts';

/** How late the referee itself may be, in ms, before a bot whose time ran out meanwhile gets that time again. */
export const LAG_TOLERANCE_MS = 100;

/** How often one question is given time again. A process that never catches up must not keep a match from ending. */
const EXTENSIONS = 3;

/** How a match ended, for whoever started it. */
export interface TableEnd {
  finished(played: PlayedMatch): void;
  /** The match cannot go on: a source gave hands that cannot be dealt, or a seat threw. */
  broken(error: unknown): void;
}

/**
 * One table playing one match: a state machine that moves when a card is there or an alarm rings. Every match ends: each question
 * is closed by an answer or by its alarm, and no question waits for anything else.
 */
export class Table implements Judge {
  readonly #setup: MatchSetup;
  readonly #end: TableEnd;
  readonly #times: Times;
  readonly #strikeLimit: number;
  readonly #series: Series;
  readonly #book: Book;
  readonly #banks: Four<Bank>;
  readonly #strikes: [number, number, number, number] = [0, 0, 0, 0];
  /** Seats that a stand-in plays. */
  readonly #stoodIn: [boolean, boolean, boolean, boolean] = [false, false, false, false];
  readonly #alarms: Alarms;
  readonly #alarm: Alarm;
  #deal: Deal | undefined;
  #text = new DealText();
  #seeds: Four<string> | undefined;
  #question: Question | undefined;
  #extensions = 0;
  /** The card that is to be played next, once it may be. */
  #card: Card | undefined;
  #paceUntil = 0;
  #advancing = false;
  #over = false;

  /** @throws RangeError naming the value received, if a time or the strike limit is out of range */
  constructor(setup: MatchSetup, end: TableEnd) {
    this.#setup = setup;
    this.#end = end;
    this.#times = timesOf(setup.time);
    this.#strikeLimit = strikesOf(setup);
    this.#series = Series.start(setup.ruleSet);
    this.#book = new Book(setup.job);
    this.#banks = bySeat(() => new Bank(this.#times));
    this.#alarms = alarmsOf(setup.clock);
    this.#alarm = new Alarm((lag) => this.#ring(lag));
  }

  /** Whether the match is finished, broken or abandoned. */
  get over(): boolean {
    return this.#over;
  }

  /** Plays on from wherever the match stands until it has to wait for a bot. */
  start(): void {
    this.#setup.log?.debug({ bots: this.#setup.job.bots }, 'match begins');
    for (const seat of SEATS) this.#stoodIn[seat] = this.#setup.seats[seat].presence === 'absent';
    this.#advance();
  }

  /** Gives the match up: nothing more is asked or told, and neither ending is called. */
  abandon(): void {
    this.#over = true;
    if (this.#question !== undefined) this.#question.open = false;
    this.#question = undefined;
    this.#alarms.clear(this.#alarm);
  }

  answer(question: Question, card: Card, frame: string | undefined): Verdict {
    if (!question.open) return 'closed';
    const used = this.#usedInTime(question);
    if (used === undefined) {
      this.#fail(question, this.#expiry(question), frame);
      return 'late';
    }
    if (!question.view.legal.includes(card)) {
      this.#fail(question, 'illegal', frame);
      return 'illegal';
    }
    this.#close(question);
    this.#banks[question.view.seat].charge(used);
    this.#book.thinking(momentOf(question), used + question.networkMs, question.networkMs);
    this.#card = card;
    this.#advance();
    return 'played';
  }

  malformed(question: Question, frame: string): Verdict {
    if (!question.open) return 'closed';
    this.#fail(question, 'malformed', frame);
    return 'malformed';
  }

  written(question: Question): void {
    if (!question.open) return;
    question.startedAt = this.#setup.clock.now();
    this.#alarms.set(this.#alarm, this.#deadline(question));
  }

  timeLeft(question: Question): TimeLeft {
    return this.#banks[question.view.seat].leftAfter(this.#used(question));
  }

  /** Turns what would be recursion between a table and a seat that answers at once into a loop. */
  #advance(): void {
    if (this.#advancing) return;
    this.#advancing = true;
    try {
      while (!this.#over && this.#step());
    } catch (error) {
      this.abandon();
      this.#end.broken(error);
    } finally {
      this.#advancing = false;
    }
  }

  /** One move of the machine; false where it has to wait. */
  #step(): boolean {
    const deal = this.#deal;
    if (deal === undefined) return this.#series.boardOver ? this.#finishMatch() : this.#beginDeal();
    if (deal.over) return this.#finishDeal(deal);
    if (this.#question !== undefined) return false;
    this.#card ??= this.#decide(deal);
    if (this.#card === undefined) return false;
    if (this.#times.paceMs > 0 && this.#mustPace()) return false;
    this.#play(deal, this.#card);
    return true;
  }

  #beginDeal(): boolean {
    const index = this.#series.dealIndex;
    const begun = this.#series.begin(this.#setup.hands(index));
    if (!begun.ok) throw new Error(`deal ${index} of match ${this.#setup.job.match}: ${begun.error.message}`);
    this.#deal = begun.value;
    this.#text = new DealText();
    this.#seeds = undefined;
    return true;
  }

  /** The card of the seat to play: the only one, the stand-in's, or the bot's if it answers before `ask` returns. */
  #decide(deal: Deal): Card | undefined {
    const legal = deal.legalPlays();
    const seat = deal.turn;
    if (this.#stoodIn[seat]) return fallbackCard(legal);
    if ((legal & (legal - 1)) === 0) return firstIn(legal);
    this.#ask(deal, seat);
    return this.#card;
  }

  #ask(deal: Deal, turn: Seat): void {
    const seat = this.#setup.seats[turn];
    this.#seeds ??= this.#setup.seeds(this.#series.dealIndex, deal.tricks.length);
    const view = viewOf(this.#series, deal, turn);
    const networkMs = Math.round(Math.min(seat.networkMs, this.#times.networkCapMs));
    const now = this.#setup.clock.now();
    const question = new Question(this, view, this.#text, this.#seeds[turn], networkMs, now);
    this.#question = question;
    this.#extensions = 0;
    this.#alarms.set(this.#alarm, this.#deadline(question));
    seat.ask(question);
  }

  #play(deal: Deal, card: Card): void {
    this.#card = undefined;
    const seat = deal.turn;
    const trick = deal.tricks.length;
    if (this.#stoodIn[seat]) this.#standIn({ deal: this.#series.dealIndex, trick, seat }, card);
    const played = deal.play(seat, card);
    if (!played.ok) throw new Error(played.error.message);
    if (deal.tricks.length !== trick) this.#seeds = undefined;
    if (this.#times.paceMs > 0) this.#paceUntil = this.#setup.clock.now() + this.#times.paceMs;
  }

  #standIn(moment: Moment, card: Card): void {
    this.#book.standIn(moment);
    if (this.#strikes[moment.seat] > 0) return;
    // Nobody stands in without a fault before, except for a bot that never came.
    this.#strikes[moment.seat] = 1;
    this.#book.fault(moment, 'no-show', card);
    this.#setup.log?.warn({ ...moment, kind: 'no-show' }, 'fault');
  }

  #mustPace(): boolean {
    if (this.#setup.clock.now() >= this.#paceUntil) return false;
    this.#alarms.set(this.#alarm, this.#paceUntil);
    return true;
  }

  #finishDeal(deal: Deal): boolean {
    const index = this.#series.dealIndex;
    const outcome = this.#series.finish();
    const faults = this.#book.close(deal, outcome);
    const finished = new FinishedDeal(deal, index, outcome, this.#text);
    this.#deal = undefined;
    for (const seat of SEATS) this.#setup.seats[seat].dealOver(new DealReport(finished, seat, faults[seat]));
    return true;
  }

  #finishMatch(): boolean {
    this.#over = true;
    this.#alarms.clear(this.#alarm);
    const chips = this.#series.balances;
    const record = this.#book.record(chips);
    const standIns = this.#book.stoodIn;
    const finished = {
      ruleSet: this.#setup.ruleSet,
      chips,
      places: placesOf(record),
      deals: this.#book.deals,
      standIns,
      receipt: hashOf(record),
    };
    for (const seat of SEATS) this.#setup.seats[seat].matchOver(new MatchReport(finished, seat));
    this.#setup.log?.debug({ chips, deals: finished.deals }, 'match over');
    this.#end.finished({ record, sidecar: this.#book.sidecar() });
    return false;
  }

  #close(question: Question): void {
    question.open = false;
    this.#question = undefined;
  }

  /** The fallback card for a question that was not answered as it should be, and a strike. */
  #fail(question: Question, kind: FaultKind, frame?: string): void {
    const { seat, legal } = question.view;
    const moment = momentOf(question);
    const used = this.#used(question);
    const card = fallbackCard(legal.reduce((set, one) => set | (1 << one), 0));
    this.#book.fault(moment, kind, card, { question, thinkMs: used + question.networkMs, frame });
    this.#close(question);
    this.#banks[seat].charge(used);
    this.#strikes[seat] += 1;
    this.#setup.log?.warn({ ...moment, kind, played: cardName(card), strikes: this.#strikes[seat] }, 'fault');
    this.#setup.seats[seat].failed(question, kind, cardName(card));
    if (this.#strikes[seat] >= this.#strikeLimit) {
      this.#stoodIn[seat] = true;
      this.#setup.log?.warn({ ...moment, strikes: this.#strikes[seat] }, 'a stand-in plays on');
      this.#setup.seats[seat].stoodIn(this.#strikes[seat]);
    }
    this.#card = card;
    this.#advance();
  }

  /** A bot's time is up, or the pace lets the next card be played. */
  #ring(lag: number): void {
    const question = this.#question;
    if (question === undefined) this.#advance();
    else if (this.#setup.clock.now() < this.#deadline(question))
      this.#alarms.set(this.#alarm, this.#deadline(question));
    else if (lag > LAG_TOLERANCE_MS && this.#extensions < EXTENSIONS) this.#extend(question, lag);
    else this.#fail(question, this.#expiry(question));
  }

  #extend(question: Question, lag: number): void {
    this.#extensions += 1;
    question.startedAt += lag;
    this.#book.incident(momentOf(question), lag);
    this.#setup.log?.warn({ ...momentOf(question), lagMs: lag }, 'the referee was late; the bot gets the time again');
    this.#alarms.set(this.#alarm, this.#deadline(question));
  }

  /** Time that a question has taken so far, in ms, without the credit for the network; negative while that lasts. */
  #used(question: Question): number {
    return this.#setup.clock.now() - question.startedAt - question.networkMs;
  }

  /** The same for an answer that is there now; undefined where it is late even if it waited for the referee to read it. */
  #usedInTime(question: Question): number | undefined {
    const used = this.#used(question);
    if (used <= this.#times.moveMs) return used;
    const atLeast = Math.max(this.#times.moveMs, used - this.#setup.clock.lag());
    return atLeast <= this.#banks[question.view.seat].reach ? atLeast : undefined;
  }

  #deadline(question: Question): number {
    return question.startedAt + question.networkMs + this.#banks[question.view.seat].reach;
  }

  #expiry(question: Question): FaultKind {
    return EXPIRY[this.#setup.seats[question.view.seat].presence];
  }
}

const EXPIRY: Record<Presence, FaultKind> = {
  present: 'timeout',
  away: 'disconnect',
  expelled: 'flood',
  absent: 'disconnect',
};

function momentOf({ view }: Question): Moment {
  return { deal: view.deal, trick: view.tricks.length, seat: view.seat };
}
