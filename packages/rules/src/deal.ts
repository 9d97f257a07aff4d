import type { Card } from './card.ts';
import { isCard } from './card.ts';
import type { CardSet } from './card-set.ts';
import { followingIn, has, NO_CARDS, sizeOf } from './card-set.ts';
import { cardName, formatCards } from './notation.ts';
import type { Result } from './result.ts';
import { fail, ok } from './result.ts';
import type { RuleSet, RuleSetName } from './rule-set.ts';
import { ruleSetOf, worthOf } from './rule-set.ts';
import type { Four, Seat } from './seat.ts';
import { isSeat, SEATS, seatAfter } from './seat.ts';
import type { Totals } from './totals.ts';
import type { OpenTrick, Trick } from './trick.ts';
import { winnerOf } from './trick.ts';

export const TRICKS_IN_DEAL = 8;

export const DEAL_ERROR_CODES = ['NOT_A_SEAT', 'NOT_EIGHT_CARDS', 'CARD_DEALT_TWICE'] as const;

/** Why hands cannot be played. */
export interface DealError {
  readonly code: (typeof DEAL_ERROR_CODES)[number];
  readonly message: string;
}

export const PLAY_ERROR_CODES = ['DEAL_OVER', 'NOT_YOUR_TURN', 'NOT_IN_HAND', 'MUST_FOLLOW_SUIT'] as const;

/** Why a card was refused. */
export interface PlayError {
  readonly code: (typeof PLAY_ERROR_CODES)[number];
  readonly message: string;
}

const PLAYED = ok(undefined);

/** One distribution of the cards and its eight tricks. It only ever holds what legal play from valid hands leads to. */
export class Deal {
  readonly ruleSet: RuleSetName;
  readonly dealer: Seat;
  /** The seat to the dealer's left, which leads the first trick. */
  readonly eldest: Seat;
  /** The hands as they were dealt. */
  readonly dealt: Four<CardSet>;

  readonly #rules: RuleSet;
  readonly #hands: [CardSet, CardSet, CardSet, CardSet];
  readonly #trickCounts: [number, number, number, number] = [0, 0, 0, 0];
  readonly #points: [number, number, number, number] = [0, 0, 0, 0];
  readonly #plays: Card[] = [];
  readonly #tricks: Trick[] = [];
  #tricksSoFar: readonly Trick[] = [];
  #leader: Seat;
  #turn: Seat;

  private constructor(ruleSet: RuleSetName, dealer: Seat, hands: Four<CardSet>) {
    this.ruleSet = ruleSet;
    this.dealer = dealer;
    this.eldest = seatAfter(dealer);
    this.dealt = [...hands];
    this.#rules = ruleSetOf(ruleSet);
    this.#hands = [...hands];
    this.#leader = this.eldest;
    this.#turn = this.eldest;
  }

  /** The only way to a deal: refuses anything but four hands of eight cards without a card in common. */
  static start(ruleSet: RuleSetName, dealer: Seat, hands: Four<CardSet>): Result<Deal, DealError> {
    if (!isSeat(dealer)) {
      return fail({ code: 'NOT_A_SEAT', message: `the dealer is seat ${dealer}; seats are 0, 1, 2, 3` });
    }
    let dealt = NO_CARDS;
    for (const seat of SEATS) {
      const hand = hands[seat];
      if (sizeOf(hand) !== TRICKS_IN_DEAL) {
        const message = `seat ${seat} is dealt ${sizeOf(hand)} cards (${formatCards(hand)}); each seat has eight`;
        return fail({ code: 'NOT_EIGHT_CARDS', message });
      }
      if ((dealt & hand) !== 0) {
        const message = `${formatCards(dealt & hand)} of seat ${seat} is dealt to an earlier seat too`;
        return fail({ code: 'CARD_DEALT_TWICE', message });
      }
      dealt |= hand;
    }
    return ok(new Deal(ruleSet, dealer, hands));
  }

  /** Whether all eight tricks are taken. */
  get over(): boolean {
    return this.#tricks.length === TRICKS_IN_DEAL;
  }

  /** The seat to play next; without meaning once the deal is over. */
  get turn(): Seat {
    return this.#turn;
  }

  /** The cards that a seat still holds. */
  hand(seat: Seat): CardSet {
    return this.#hands[seat];
  }

  /** The cards that each seat still holds. */
  get hands(): Four<CardSet> {
    return [...this.#hands];
  }

  /** The trick on the table, as it is now; after the eighth trick an empty one. */
  get trick(): OpenTrick {
    return { leader: this.#leader, cards: this.#plays.slice(this.#tricks.length * 4) };
  }

  /** The finished tricks. The array grows as the deal goes on; copy it to keep a moment. */
  get tricks(): readonly Trick[] {
    return this.#tricks;
  }

  /** The finished tricks as they are now, in an array that does not grow; the same one until the next trick is taken. */
  get tricksSoFar(): readonly Trick[] {
    if (this.#tricksSoFar.length !== this.#tricks.length) this.#tricksSoFar = [...this.#tricks];
    return this.#tricksSoFar;
  }

  /** Every card played, in the order of play. The array grows as the deal goes on; copy it to keep a moment. */
  get plays(): readonly Card[] {
    return this.#plays;
  }

  /** Tricks that a seat has taken so far. */
  trickCount(seat: Seat): number {
    return this.#trickCounts[seat];
  }

  /** Points that a seat has so far, those for tricks included. */
  points(seat: Seat): number {
    return this.#points[seat];
  }

  /** Tricks and points as they are now; what `settle` needs once the deal is over. */
  get totals(): Totals {
    return {
      ruleSet: this.ruleSet,
      dealer: this.dealer,
      tricks: [...this.#trickCounts],
      points: [...this.#points],
    };
  }

  /** The cards that the seat to play may play; none when the deal is over. */
  legalPlays(): CardSet {
    const hand = this.#hands[this.#turn];
    return this.#atLead ? hand : followingIn(hand, this.#led);
  }

  /** Plays a card for a seat. A refused card changes nothing. */
  play(seat: Seat, card: Card): Result<undefined, PlayError> {
    if (this.over || seat !== this.#turn || !has(this.legalPlays(), card)) return fail(this.#refusalOf(seat, card));
    this.#hands[seat] &= ~(1 << card);
    this.#plays.push(card);
    if (this.#atLead) this.#takeTrick();
    else this.#turn = seatAfter(seat);
    return PLAYED;
  }

  /** Whether no card lies on the table. */
  get #atLead(): boolean {
    return (this.#plays.length & 3) === 0;
  }

  /** The card that was led to the trick on the table. */
  get #led(): Card {
    return this.#plays[this.#tricks.length * 4] as Card;
  }

  #takeTrick(): void {
    const cards = this.#plays.slice(-4) as unknown as Four<Card>;
    const winner = winnerOf(this.#leader, cards);
    this.#tricks.push({ leader: this.#leader, cards, winner });
    this.#trickCounts[winner] += 1;
    this.#points[winner] += worthOf(cards, this.#rules);
    this.#leader = winner;
    this.#turn = winner;
  }

  #refusalOf(seat: Seat, card: Card): PlayError {
    const came = `seat ${seat} played ${isCard(card) ? cardName(card) : `${card}, which is no card`}`;
    if (this.over) return { code: 'DEAL_OVER', message: `${came}; the deal is over` };
    if (seat !== this.#turn) return { code: 'NOT_YOUR_TURN', message: `${came}; it is seat ${this.#turn}'s turn` };
    const hand = this.#hands[seat];
    if (!has(hand, card)) {
      return { code: 'NOT_IN_HAND', message: `${came}; its hand is ${formatCards(hand)}` };
    }
    const legal = formatCards(this.legalPlays());
    return { code: 'MUST_FOLLOW_SUIT', message: `${came} to ${cardName(this.#led)}; it must play one of ${legal}` };
  }
}
