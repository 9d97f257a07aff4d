import type { Request } from '@bassadewitz/protocol';
import type { Card, SeatView } from '@bassadewitz/rules';
import type { TimeLeft } from './bank.ts';
import type { DealText } from './deal-text.ts';
import { requestOf } from './request.ts';
import { requestText } from './request-text.ts';
import type { WireNames } from './wire-names.ts';

/** What became of an answer. `closed`: the question had been answered, or had run out, before. */
export const VERDICTS = ['played', 'illegal', 'malformed', 'late', 'closed'] as const;

export type Verdict = (typeof VERDICTS)[number];

/** What a bot sent: a text, or bytes that become one when it is wanted. */
export interface Frame {
  toString(): string;
}

/** The table, as its question sees it. */
export interface Judge {
  answer(question: Question, card: Card, frame: Frame | undefined): Verdict;
  malformed(question: Question, frame: string): Verdict;
  written(question: Question, at?: number): void;
  timeLeft(question: Question): TimeLeft;
}

/** What is asked, and when. */
export interface Asked {
  readonly view: SeatView;
  readonly seed: string;
  readonly networkMs: number;
  /** All the time that there is for it. */
  readonly allowed: TimeLeft;
  /** In ms of the table's clock. */
  readonly at: number;
}

/** One question to one seat. It is open until the table has a card for it. */
export class Question {
  readonly view: SeatView;
  /** 16 hexadecimal digits for a bot that wants chance. */
  readonly seed: string;
  /** Credit for the network, in whole ms. */
  readonly networkMs: number;
  /** Whether an answer is still awaited. The table closes it. */
  open = true;
  /** When the clock of this move was started, in ms of the table's clock. */
  startedAt: number;
  /** The names under which it was sent last. */
  names: WireNames = UNNAMED;
  readonly #judge: Judge;
  readonly #text: DealText;
  readonly #allowed: TimeLeft;

  constructor(judge: Judge, asked: Asked, text: DealText) {
    this.#judge = judge;
    this.view = asked.view;
    this.seed = asked.seed;
    this.networkMs = asked.networkMs;
    this.startedAt = asked.at;
    this.#allowed = asked.allowed;
    this.#text = text;
  }

  /**
   * Plays a card for the seat, if the question is open, in time and the card is legal; on an illegal card the fallback card is
   * played. The table may ask its next question before this returns.
   *
   * @param frame what the bot sent, for the record of faults; read only where there is one
   */
  answer(card: Card, frame?: Frame): Verdict {
    return this.#judge.answer(this, card, frame);
  }

  /** Says that the bot answered with something that is no play; the fallback card is played. */
  malformed(frame: string): Verdict {
    return this.#judge.malformed(this, frame);
  }

  /**
   * Says that the request goes out to the bot now: its clock starts here. Until then it runs from the asking.
   *
   * @param at when that was, in ms of the table's clock; default: now
   */
  written(at?: number): void {
    this.#judge.written(this, at);
  }

  /** What is left of the time now: what a bot is told that gets the request again. */
  get left(): TimeLeft {
    return this.#judge.timeLeft(this);
  }

  /** The request as a bot gets it; with all of its time, where nothing else is said, since its clock starts with the writing. */
  request(names: WireNames, left: TimeLeft = this.#allowed): Request {
    this.names = names;
    return requestOf(this.view, names, this.seed, left, this.networkMs);
  }

  /** The same request as JSON text. */
  text(names: WireNames, left: TimeLeft = this.#allowed): string {
    this.names = names;
    return requestText(this.view, this.#text, names, this.seed, left, this.networkMs);
  }
}

const UNNAMED: WireNames = { request: '-', match: '-' };
