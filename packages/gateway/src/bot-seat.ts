import type { DecodeError, ErrorCode, ErrorDetails, FaultKind } from '@bassadewitz/protocol';
import { errorMessage } from '@bassadewitz/protocol';
import type {
  DealReport,
  Frame,
  MatchReport,
  Presence,
  Question,
  Seat,
  Verdict,
  WireNames,
} from '@bassadewitz/referee';
import type { Card, CardName } from '@bassadewitz/rules';
import { cardName, formatCards, nounFor } from '@bassadewitz/rules';
import type { Bot } from './bot.ts';
import type { Connection } from './connection.ts';
import type { WaitingSeat } from './waiting-seat.ts';

/** A bot at one seat for one match, whatever connection it has at the moment. What happens while it has none is not told it. */
export class BotSeat implements Seat, WaitingSeat {
  readonly #bot: Bot;
  readonly #match: string;
  /** The version of the bot that the seat was made for, where one had come; another one is another player, and gets no request of this match. */
  #version: string | undefined;
  #question: Question | undefined;
  /** The number of its last request. */
  #request = -1;
  /** The answer that is being judged: what a refusal of it says. */
  #card: Card | undefined;
  #malformation: DecodeError | undefined;

  constructor(bot: Bot) {
    this.#bot = bot;
    this.#version = bot.identity?.version;
    this.#match = bot.requests.nameMatch();
  }

  get presence(): Presence {
    const { presence } = this.#bot;
    return presence === 'present' && this.#session === undefined ? 'away' : presence;
  }

  get networkMs(): number {
    const { leastRoundTrip } = this.#bot;
    return Number.isFinite(leastRoundTrip) ? leastRoundTrip : 0;
  }

  ask(question: Question): void {
    this.#question = question;
    this.#request = this.#bot.requests.open(this);
    const session = this.#session;
    if (session === undefined) return;
    this.#version ??= this.#bot.identity?.version;
    session.outbox.ask(question.text(this.#names()), question);
  }

  /** Sends the open request again, with the time that is left. Its clock runs on. */
  askAgain(): void {
    if (this.#question === undefined) return;
    if (this.#isOther) {
      const { session, name, identity } = this.#bot;
      const message = versionChanged(name, this.#version ?? '', identity?.version ?? '');
      session?.send(errorMessage('VERSION_CHANGED', { ...this.#names(), message }));
      return;
    }
    this.#version ??= this.#bot.identity?.version;
    this.#tell(this.#question.text(this.#names(), this.#question.left));
  }

  /** Hands an answer to the table. */
  answer(card: Card, frame: Frame): Verdict | undefined {
    const question = this.#question;
    // Let go of at once: a seat that is old and done with would keep it, and a whole match behind it, from the collector.
    this.#question = undefined;
    this.#card = card;
    // Closed before it is judged, since the table may ask the next question on the way.
    this.#bot.requests.close(this.#request);
    return question?.answer(card, frame);
  }

  /** Tells the table that an answer to the open request is no play. */
  malformed(error: DecodeError, frame: string): void {
    this.#malformation = error;
    this.#question?.malformed(frame);
  }

  failed(question: Question, kind: FaultKind, played: CardName): void {
    const request = this.#bot.requests.nameOf(this.#request);
    this.#question = undefined;
    if (kind === 'illegal') {
      this.#bot.requests.close(this.#request);
      const came = this.#card === undefined ? 'the card' : cardName(this.#card);
      const message = `${came} is not legal; legal are ${formatCards(question.view.legal)}. ${played} was played instead.`;
      this.#refuse('ILLEGAL_CARD', { message, played, request });
    } else if (kind === 'malformed') {
      this.#bot.requests.close(this.#request);
      const { code, message, at } = this.#malformation ?? { code: 'SCHEMA', message: 'the answer was no play.' };
      this.#refuse(code, { message: `${message} ${played} was played instead.`, at, played, request });
    } else {
      this.#bot.requests.expire(this.#request);
      this.#refuse('TIMEOUT', { message: `no answer came in time; ${played} was played instead.`, played, request });
    }
  }

  stoodIn(strikes: number): void {
    const message = `${strikes} ${nounFor(strikes, 'fault')} in this match: a stand-in plays the seat to the end of it.`;
    this.#refuse('STOOD_IN', { message });
  }

  dealOver(report: DealReport): void {
    this.#tell(report.text(this.#match));
  }

  matchOver(report: MatchReport): void {
    this.#tell(report.text(this.#match));
  }

  #names(): WireNames {
    return { request: this.#bot.requests.nameOf(this.#request), match: this.#match };
  }

  /** Whether the bot that is there is another version than the one that began the match. */
  get #isOther(): boolean {
    return this.#version !== undefined && this.#bot.identity?.version !== this.#version;
  }

  /** The session to ask and to tell, where there is one. */
  get #session(): Connection | undefined {
    const { session } = this.#bot;
    return session?.state === 'ready' && !this.#isOther ? session : undefined;
  }

  #refuse(code: ErrorCode, details: ErrorDetails): void {
    this.#session?.send(errorMessage(code, { ...details, match: this.#match }));
  }

  #tell(text: string): void {
    this.#session?.outbox.send(text);
  }
}

/** What a bot is told that came back as another version than the one that plays. */
export function versionChanged(name: string, plays: string, came: string): string {
  return `${name} plays here as version ${plays} and came back as ${came}, which is another player: its matches go on without it. Come back as ${plays}.`;
}
