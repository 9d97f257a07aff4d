import type { FaultKind } from '@bassadewitz/protocol';
import type { CardName } from '@bassadewitz/rules';
import type { DealReport, MatchReport, Presence, Question, Seat } from '../index.ts';

/** What a bot does with a question. */
export type Behaviour = (question: Question) => void;

export const first: Behaviour = (question) => void question.answer(question.view.legal[0] as number);
export const silent: Behaviour = () => {};

/** A seat that remembers what it was told. */
export class TestSeat implements Seat {
  presence: Presence = 'present';
  networkMs = 0;
  readonly questions: Question[] = [];
  readonly faults: [FaultKind, CardName][] = [];
  readonly deals: DealReport[] = [];
  readonly matches: MatchReport[] = [];
  stoodInAfter = 0;
  readonly #behaviour: Behaviour;

  constructor(behaviour: Behaviour = first) {
    this.#behaviour = behaviour;
  }

  get last(): Question {
    const question = this.questions.at(-1);
    if (question === undefined) throw new Error('nothing was asked');
    return question;
  }

  ask(question: Question): void {
    this.questions.push(question);
    this.#behaviour(question);
  }

  failed(_question: Question, kind: FaultKind, played: CardName): void {
    this.faults.push([kind, played]);
  }

  stoodIn(strikes: number): void {
    this.stoodInAfter = strikes;
  }

  dealOver(report: DealReport): void {
    this.deals.push(report);
  }

  matchOver(report: MatchReport): void {
    this.matches.push(report);
  }
}
