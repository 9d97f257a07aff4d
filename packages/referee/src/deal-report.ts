import type { DealResult, Fault } from '@bassadewitz/protocol';
import type { Deal, DealOutcome, Four, Seat } from '@bassadewitz/rules';
import { bySeat, cardName, cardsIn } from '@bassadewitz/rules';
import { setText } from './cards-text.ts';
import type { DealText } from './deal-text.ts';
import { flat, fourText } from './deal-text.ts';
import { finishedTrickOf } from './request.ts';

/** A deal that is over, as all four seats are told it; each gets its own faults beside it. */
export class FinishedDeal {
  readonly deal: Deal;
  readonly index: number;
  readonly outcome: DealOutcome;
  readonly #text: DealText;
  #body: string | undefined;

  constructor(deal: Deal, index: number, outcome: DealOutcome, text: DealText) {
    this.deal = deal;
    this.index = index;
    this.outcome = outcome;
    this.#text = text;
  }

  /** The fields from `dealer` to `refund` as JSON text, written once for the four seats. */
  get body(): string {
    this.#body ??= flat(this.#write());
    return this.#body;
  }

  #write(): string {
    const { tricks, points, outcome, chips, pool, balances, refund } = this.outcome;
    const hands = this.deal.dealt.map((hand) => setText(cardsIn(hand))).join();
    return (
      `"dealer":${this.deal.dealer},"hands":[${hands}],"tricks":${this.#text.tricks(this.deal.tricks)}` +
      `,"tricksTaken":${fourText(tricks)},"points":${fourText(points)},"outcome":"${outcome}","chips":${fourText(chips)}` +
      `,"pool":${pool},"balances":${fourText(balances)}${refund === undefined ? '' : `,"refund":${fourText(refund)}`}`
    );
  }
}

/** What one seat is told when a deal is over. */
export class DealReport {
  readonly seat: Seat;
  readonly #finished: FinishedDeal;
  readonly #faults: readonly Fault[];

  constructor(finished: FinishedDeal, seat: Seat, faults: readonly Fault[]) {
    this.#finished = finished;
    this.seat = seat;
    this.#faults = faults;
  }

  /** The message, for the match as the bot knows it. */
  message(match: string): DealResult {
    const { deal, index, outcome } = this.#finished;
    const hands: Four<DealResult['hands'][0]> = bySeat((seat) => cardsIn(deal.dealt[seat]).map(cardName));
    return {
      type: 'deal-result',
      match,
      deal: index,
      seat: this.seat,
      dealer: deal.dealer,
      hands,
      tricks: deal.tricks.map(finishedTrickOf),
      tricksTaken: outcome.tricks,
      points: outcome.points,
      outcome: outcome.outcome,
      chips: outcome.chips,
      pool: outcome.pool,
      balances: outcome.balances,
      ...(outcome.refund === undefined ? {} : { refund: outcome.refund }),
      faults: this.#faults,
    };
  }

  /** The same message as JSON text. */
  text(match: string): string {
    const { index, body } = this.#finished;
    const faults = this.#faults.length === 0 ? '[]' : JSON.stringify(this.#faults);
    return `{"type":"deal-result","match":"${match}","deal":${index},"seat":${this.seat},${body},"faults":${faults}}`;
  }
}
