import type { CardSet } from './card-set.ts';
import type { DealError } from './deal.ts';
import { Deal } from './deal.ts';
import type { Result } from './result.ts';
import type { RuleSet, RuleSetName } from './rule-set.ts';
import { ruleSetOf } from './rule-set.ts';
import type { Four, Seat } from './seat.ts';
import { SEATS, seatAfter } from './seat.ts';
import type { Settlement } from './settlement.ts';
import { settle } from './settlement.ts';

export interface SeriesOptions {
  /** Whether deals follow each other until `end`, rather than for the one board that a tournament plays. Default: false. */
  readonly endless?: boolean;
}

/** How a deal was settled, and what that left. Chips throughout. */
export interface DealOutcome extends Settlement {
  /** What each seat got back of a pool that was given up after this deal; undefined where none was. */
  readonly refund: Four<number> | undefined;
  /** The pool after the deal, and after the refund if there was one. */
  readonly pool: number;
  /** The balances after the deal, and after the refund if there was one. */
  readonly balances: Four<number>;
}

/** How a series ended. Chips by seat; the balances sum to zero. */
export interface SeriesEnd {
  /** What each seat got back of the pool that was open; all zero where none was. */
  readonly refund: Four<number>;
  readonly balances: Four<number>;
}

type Chips = [number, number, number, number];

/**
 * Deals that follow each other: who deals and stakes, what is in the pool, what each seat has won. Without options it is
 * the one board of a tournament's match, and with the last deal of a board a pool that is still open is given back. At every
 * moment the balances and the pool sum to zero.
 */
export class Series {
  readonly ruleSet: RuleSetName;
  readonly #rules: RuleSet;
  readonly #endless: boolean;
  readonly #balances: Chips = [0, 0, 0, 0];
  /** What each seat has in the pool, so that a refund reaches those who staked it. */
  readonly #staked: Chips = [0, 0, 0, 0];
  /** Chips won and lost in play: without stakes and refunds. */
  readonly #winnings: Chips = [0, 0, 0, 0];
  #dealer: Seat;
  #dealIndex = 0;
  #redeals = 0;
  #over = false;
  #deal: Deal | undefined;

  private constructor(ruleSet: RuleSetName, firstDealer: Seat, endless: boolean) {
    this.ruleSet = ruleSet;
    this.#rules = ruleSetOf(ruleSet);
    this.#endless = endless;
    this.#dealer = firstDealer;
  }

  /** A series before its first deal. Throws on a rule set that there is not. */
  static start(ruleSet: RuleSetName, firstDealer: Seat = 0, options: SeriesOptions = {}): Series {
    return new Series(ruleSet, firstDealer, options.endless ?? false);
  }

  /** Chips in the pool. */
  get pool(): number {
    return this.#staked[0] + this.#staked[1] + this.#staked[2] + this.#staked[3];
  }

  /** Chips that each seat has won or lost so far, stakes included; may be negative. */
  get balances(): Four<number> {
    return [...this.#balances];
  }

  /** Chips that each seat was paid or paid in settlements so far, without stakes and refunds: what finishing orders go by. */
  get winnings(): Four<number> {
    return [...this.#winnings];
  }

  /** The dealer of the running deal, or between deals of the next. */
  get dealer(): Seat {
    return this.#dealer;
  }

  /** The index, from 0, of the running deal, or between deals of the next. */
  get dealIndex(): number {
    return this.#dealIndex;
  }

  /** How many deals of the open pool were, or are about to be, dealt again; 0 during and before the first deal of a pool. */
  get redeals(): number {
    return this.#redeals;
  }

  /** The deal between `begin` and `finish`. */
  get deal(): Deal | undefined {
    return this.#deal;
  }

  /** Whether nothing more is dealt: the board is played, or `end` was called. */
  get boardOver(): boolean {
    return this.#over;
  }

  /**
   * Takes the dealer's stake if one is due and starts the next deal. Hands that cannot be played change nothing.
   *
   * @throws if the board is over or a deal is running
   */
  begin(hands: Four<CardSet>): Result<Deal, DealError> {
    if (this.#over) throw new Error('the board is over: nothing more is dealt');
    if (this.#deal !== undefined) throw new Error(`deal ${this.#dealIndex} is running: finish it before the next`);
    const started = Deal.start(this.ruleSet, this.#dealer, hands);
    if (!started.ok) return started;
    if (this.pool === 0 || this.#rules.afterCarry === 'next-dealer') this.#stake();
    this.#deal = started.value;
    return started;
  }

  /**
   * Settles the running deal, which must be over, pays, and passes the deal on.
   *
   * @throws if no deal is running or cards are still to be played
   */
  finish(): DealOutcome {
    if (this.#deal === undefined) throw new Error('no deal is running: begin one first');
    const settlement = settle(this.#deal, this.pool);
    for (const seat of SEATS) {
      this.#balances[seat] += settlement.chips[seat];
      this.#winnings[seat] += settlement.chips[seat];
      if (!settlement.carried) this.#staked[seat] = 0;
    }
    this.#deal = undefined;
    this.#dealIndex += 1;
    const refund = this.#passOn(settlement.carried);
    return { ...settlement, refund, pool: this.pool, balances: this.balances };
  }

  /** Ends play. A pool that is open, even in the middle of a deal, goes back to those who staked it. */
  end(): SeriesEnd {
    const refund = this.#refund();
    this.#deal = undefined;
    this.#over = true;
    return { refund, balances: this.balances };
  }

  #stake(): void {
    const { stake } = this.#rules;
    this.#balances[this.#dealer] -= stake;
    this.#staked[this.#dealer] += stake;
  }

  /** Decides what follows a settled deal; returns the refund if the pool was given up. */
  #passOn(carried: boolean): Four<number> | undefined {
    const { afterCarry, maxRedeals, board } = this.#rules;
    const givenUp = carried && this.#redeals === maxRedeals;
    let refund = givenUp ? this.#refund() : undefined;
    if (carried && !givenUp && afterCarry === 'same-dealer') {
      this.#redeals += 1;
    } else {
      this.#redeals = 0;
      this.#dealer = seatAfter(this.#dealer);
    }
    if (this.#endless) return refund;
    this.#over = board === 'one-pool' ? this.pool === 0 : this.#dealIndex === board.deals;
    if (this.#over && this.pool > 0) refund = this.#refund();
    return refund;
  }

  /** Gives each seat back what it has in the pool. */
  #refund(): Four<number> {
    const refund: Four<number> = [...this.#staked];
    for (const seat of SEATS) {
      this.#balances[seat] += refund[seat];
      this.#staked[seat] = 0;
    }
    return refund;
  }
}
