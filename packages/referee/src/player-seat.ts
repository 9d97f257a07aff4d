import type { FaultKind, Request } from '@bassadewitz/protocol';
import type { CardName } from '@bassadewitz/rules';
import { parseCard } from '@bassadewitz/rules';
import type { DealReport } from './deal-report.ts';
import type { MatchReport } from './match-report.ts';
import type { Question } from './question.ts';
import type { Presence, Seat } from './seat.ts';

/** What a bot in this process can be: a function from request to card, at once or later. */
export type ChooseCard = (request: Request) => string | Promise<string>;

/**
 * A seat for a bot in this process, without a socket: house bots and tests. A choice that is no card, throws or rejects is
 * malformed.
 */
export class PlayerSeat implements Seat {
  presence: Presence = 'present';
  networkMs = 0;
  readonly #choose: ChooseCard;
  readonly #match: string;
  #asked = 0;

  /** @param match the name of the match in the bot's requests */
  constructor(choose: ChooseCard, match = 'm') {
    this.#choose = choose;
    this.#match = match;
  }

  ask(question: Question): void {
    this.#asked += 1;
    const request = question.request({ request: `q${this.#asked}`, match: this.#match });
    question.written();
    try {
      const choice = this.#choose(request);
      if (typeof choice === 'string') answerWith(question, choice);
      else {
        choice.then(
          (card) => answerWith(question, card),
          (error: unknown) => void question.malformed(String(error)),
        );
      }
    } catch (error) {
      question.malformed(String(error));
    }
  }

  failed(_question: Question, _kind: FaultKind, _played: CardName): void {}
  stoodIn(_strikes: number): void {}
  dealOver(_report: DealReport): void {}
  matchOver(_report: MatchReport): void {}
}

function answerWith(question: Question, card: string): void {
  const parsed = parseCard(card);
  if (parsed.ok) question.answer(parsed.value, card);
  else question.malformed(card);
}
