import type { Request } from '@bassadewitz/protocol';
import type { Card, SeatView } from '@bassadewitz/rules';
import type { TimeLeft } from './bank.ts';
import type { DealText } from './deal-text.ts';
import { requestOf } from './request.ts';
import { requestText } from './request-text.ts';

/** What became of an answer. `closed`: the question had been answered, or had run out, before. */
export const VERDICTS = ['played', 'illegal', 'malformed', 'late', 'closed'] as const;

export type Verdict = (typeof VERDICTS)[number];

/** The names by which a bot knows a request and its match. */
export interface WireNames {
  readonly request: string;
  readonly match: string;
}

/** The table, as its question sees it. */
export interface Judge {
  answer(question: Question, card: Card, frame: string | undefined): Verdict;
  malformed(question: Question, frame: string): Verdict;
  written(question: Question): void;
  timeLeft(question: Question): TimeLeft;
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

  constructor(judge: Judge, view: SeatView, text: DealText, seed: string, networkMs: number, startedAt: number) {
    this.#judge = judge;
    this.view = view;
    this.#text = text;
    this.seed = seed;
    this.networkMs = networkMs;
    this.startedAt = startedAt;
  }

  /**
   * Plays a card for the seat, if the question is open, in time and the card is legal; on an illegal card the fallback card is
   * played. The table may ask its next question before this returns.
   *
   * @param frame what the bot sent, for the record of faults
   */
  answer(card: Card, frame?: string): Verdict {
    return this.#judge.answer(this, card, frame);
  }

  /** Says that the bot answered with something that is no play; the fallback card is played. */
  malformed(frame: string): Verdict {
    return this.#judge.malformed(this, frame);
  }

  /** Says that the request goes out to the bot now: its clock starts here. Until then it runs from the asking. */
  written(): void {
    this.#judge.written(this);
  }

  /** The request as a bot gets it, with the time that is left now. */
  request(names: WireNames): Request {
    this.names = names;
    return requestOf(this.view, names, this.seed, this.#judge.timeLeft(this), this.networkMs);
  }

  /** The same request as JSON text. */
  text(names: WireNames): string {
    this.names = names;
    return requestText(this.view, this.#text, names, this.seed, this.#judge.timeLeft(this), this.networkMs);
  }
}

const UNNAMED: WireNames = { request: '-', match: '-' };
