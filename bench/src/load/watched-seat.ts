import type { FaultKind } from '@bassadewitz/protocol';
import type { DealReport, MatchReport, Presence, Question, Seat } from '@bassadewitz/referee';
import type { CardName } from '@bassadewitz/rules';

/** A seat that keeps the questions it is asked, and is otherwise the one behind it. */
export class WatchedSeat implements Seat {
  readonly #seat: Seat;
  readonly #questions: Question[];

  /** @param questions where the questions go; the four seats of a match share it */
  constructor(seat: Seat, questions: Question[]) {
    this.#seat = seat;
    this.#questions = questions;
  }

  get presence(): Presence {
    return this.#seat.presence;
  }

  get networkMs(): number {
    return this.#seat.networkMs;
  }

  ask(question: Question): void {
    this.#questions.push(question);
    this.#seat.ask(question);
  }

  failed(question: Question, kind: FaultKind, played: CardName): void {
    this.#seat.failed(question, kind, played);
  }

  stoodIn(strikes: number): void {
    this.#seat.stoodIn(strikes);
  }

  dealOver(report: DealReport): void {
    this.#seat.dealOver(report);
  }

  matchOver(report: MatchReport): void {
    this.#seat.matchOver(report);
  }
}
