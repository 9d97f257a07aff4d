import type { Moment } from '@bassadewitz/ledger';
import { canonicalJson, hashOfText, placesOf } from '@bassadewitz/ledger';
import type { FaultKind } from '@bassadewitz/protocol';
import type { Card, CardName, Deal, Four, Seat } from '@bassadewitz/rules';
import { cardName, fallbackCard, firstIn, SEATS, Series, viewOf } from '@bassadewitz/rules';
import type { TimeLeft } from './bank.ts';
import { Book } from './book.ts';
import { DealReport, FinishedDeal } from './deal-report.ts';
import { DealText } from './deal-text.ts';
import type { TimeKeeping } from './match-clock.ts';
import { MatchClock } from './match-clock.ts';
import { FinishedMatch, MatchReport } from './match-report.ts';
import type { MatchSetup } from './match-setup.ts';
import { strikesOf } from './match-setup.ts';
import type { PlayedMatch } from './played-match.ts';
import type { Frame, Judge, Verdict } from './question.ts';
import { Question } from './question.ts';
import type { Presence } from './seat.ts';
import type { Times } from './time-control.ts';
import { timesOf } from './time-control.ts';

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
export class Table implements Judge, TimeKeeping {
  readonly #setup: MatchSetup;
  readonly #end: TableEnd;
  readonly #times: Times;
  readonly #clock: MatchClock;
  readonly #strikeLimit: number;
  readonly #series: Series;
  readonly #book: Book;
  readonly #strikes: [number, number, number, number] = [0, 0, 0, 0];
  /** Seats that a stand-in plays. */
  readonly #stoodIn: [boolean, boolean, boolean, boolean] = [false, false, false, false];
  #deal: Deal | undefined;
  #text = new DealText();
  #seeds: Four<string> | undefined;
  #question: Question | undefined;
  /** The card that is to be played next, once it may be. */
  #card: Card | undefined;
  /** While that which an answer sets off goes on: when it came, which is as good as now. */
  #answeredAt: number | undefined;
  #advancing = false;
  #over = false;

  /** @throws RangeError naming the value received, if a time or the strike limit is out of range */
  constructor(setup: MatchSetup, end: TableEnd) {
    this.#setup = setup;
    this.#end = end;
    this.#times = timesOf(setup.time);
    this.#strikeLimit = strikesOf(setup);
    this.#series = Series.start(setup.ruleSet);
    this.#book = new Book(setup.job, setup.salt);
    this.#clock = new MatchClock(setup.clock, this.#times, this);
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
    this.#clock.end();
  }

  answer(question: Question, card: Card, frame: Frame | undefined): Verdict {
    if (!question.open) return 'closed';
    const now = this.#clock.now();
    const used = this.#clock.usedInTime(question, now);
    if (used === undefined) {
      this.#fail(question, this.#expiry(question), frame?.toString());
      return 'late';
    }
    if (!question.view.legal.includes(card)) {
      this.#fail(question, 'illegal', frame?.toString());
      return 'illegal';
    }
    this.#close(question, used);
    this.#book.thinking(question, used + question.networkMs);
    this.#card = card;
    this.#answeredAt = now;
    this.#advance();
    this.#answeredAt = undefined;
    return 'played';
  }

  malformed(question: Question, frame: string): Verdict {
    if (!question.open) return 'closed';
    this.#fail(question, 'malformed', frame);
    return 'malformed';
  }

  written(question: Question, at: number = this.#clock.now()): void {
    if (question.open) this.#clock.restart(question, at);
  }

  timeLeft(question: Question): TimeLeft {
    return this.#clock.left(question);
  }

  timeUp(question: Question): void {
    this.#fail(question, this.#expiry(question));
  }

  extended(question: Question, lagMs: number): void {
    const moment = momentOf(question);
    this.#book.incident(moment, lagMs);
    this.#setup.log?.warn({ ...moment, lagMs }, 'the referee was late; the bot gets the time again');
  }

  paced(): void {
    this.#advance();
  }

  /** Turns what would be recursion between a table and a seat that answers at once into a loop. */
  #advance(): void {
    if (this.#advancing) return;
    this.#advancing = true;
    this.#guarded(() => {
      while (!this.#over && this.#step());
    });
    this.#advancing = false;
  }

  /** What one table trips over must not reach the socket or the alarm that moved it: those serve other tables, too. */
  #guarded(move: () => void): void {
    try {
      move();
    } catch (error) {
      this.abandon();
      this.#end.broken(error);
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
    if (this.#clock.mustPace()) return false;
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
    if (this.#stoodIn[seat]) return this.#standIn(deal, seat, fallbackCard(legal));
    if ((legal & (legal - 1)) === 0) return firstIn(legal);
    this.#ask(deal, seat);
    return this.#card;
  }

  #ask(deal: Deal, turn: Seat): void {
    const seat = this.#setup.seats[turn];
    this.#seeds ??= this.#setup.seeds(this.#series.dealIndex, deal.tricks.length);
    const view = viewOf(this.#series, deal, turn);
    const networkMs = Math.round(Math.min(seat.networkMs, this.#times.networkCapMs));
    const asked = {
      view,
      seed: this.#seeds[turn],
      networkMs,
      allowed: this.#clock.allowed(turn),
      at: this.#answeredAt ?? this.#clock.now(),
    };
    const question = new Question(this, asked, this.#text);
    this.#question = question;
    this.#clock.run(question);
    seat.ask(question);
  }

  #play(deal: Deal, card: Card): void {
    this.#card = undefined;
    const seat = deal.turn;
    const trick = deal.tricks.length;
    const played = deal.play(seat, card);
    if (!played.ok) throw new Error(played.error.message);
    if (deal.tricks.length !== trick) this.#seeds = undefined;
    this.#clock.played();
  }

  #standIn(deal: Deal, seat: Seat, card: Card): Card {
    const moment = { deal: this.#series.dealIndex, trick: deal.tricks.length, seat };
    this.#book.standIn(moment);
    if (this.#strikes[seat] === 0) {
      // Nobody stands in without a fault before, except for a bot that never came.
      this.#strikes[seat] = 1;
      this.#book.fault(moment, 'no-show', card);
      this.#setup.log?.warn({ ...moment, kind: 'no-show' }, 'fault');
    }
    return card;
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
    this.#clock.end();
    const chips = this.#series.balances;
    const record = this.#book.record(chips);
    const recordText = canonicalJson(record);
    const standIns = this.#book.stoodIn;
    const finished = new FinishedMatch({
      ruleSet: this.#setup.ruleSet,
      chips,
      places: placesOf(record),
      deals: this.#book.deals,
      standIns,
      receipt: hashOfText(recordText),
    });
    const { seats } = this.#setup;
    const announce = () => {
      for (const seat of SEATS) seats[seat].matchOver(new MatchReport(finished, seat));
    };
    this.#setup.log?.debug({ chips, deals: this.#book.deals }, 'match over');
    this.#end.finished({ record, recordText, sidecar: this.#book.sidecar(), announce });
    return false;
  }

  #close(question: Question, used: number): void {
    question.open = false;
    this.#clock.stop(question, used);
    this.#question = undefined;
  }

  /** The fallback card for a question that was not answered as it should be, and a strike. */
  #fail(question: Question, kind: FaultKind, frame?: string): void {
    const { seat, legal } = question.view;
    const moment = momentOf(question);
    const used = this.#clock.used(question);
    const card = fallbackCard(legal.reduce((set, one) => set | (1 << one), 0));
    this.#book.fault(moment, kind, card, { question, thinkMs: used + question.networkMs, frame });
    this.#close(question, used);
    this.#strikes[seat] += 1;
    this.#guarded(() => this.#tellFault(question, kind, moment, cardName(card)));
    this.#card = card;
    this.#advance();
  }

  #tellFault(question: Question, kind: FaultKind, moment: Moment, played: CardName): void {
    const { seat } = moment;
    const strikes = this.#strikes[seat];
    this.#setup.log?.warn({ ...moment, kind, played, strikes }, 'fault');
    this.#setup.seats[seat].failed(question, kind, played);
    if (strikes < this.#strikeLimit) return;
    this.#stoodIn[seat] = true;
    this.#setup.log?.warn({ ...moment, strikes }, 'a stand-in plays on');
    this.#setup.seats[seat].stoodIn(strikes);
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
