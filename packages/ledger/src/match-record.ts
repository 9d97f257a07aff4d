import type { FaultKind } from '@bassadewitz/protocol';
import type { Four, Outcome, Seat } from '@bassadewitz/rules';

/** A match as it was played. All numbers count from 0; everything of four is by seat. */
export interface MatchRecord {
  /** Position in the schedule. */
  readonly match: number;
  readonly round: number;
  /** Table of the round. */
  readonly table: number;
  /** Global number of the board. */
  readonly board: number;
  readonly replay: number;
  /** Positions in the head's list of bots. */
  readonly bots: Four<number>;
  /**
   * 32 hex digits that the seed draws for this match. The hash of the record is given to the bots before the tournament is over,
   * and they know the rest of it but for a few small numbers, which they could find by trying if this were not in it.
   */
  readonly salt: string;
  readonly deals: readonly DealRecord[];
  /** Net chips of the match; they sum to 0. */
  readonly chips: Four<number>;
  /** Seats that the referee played to the end for bots that were gone; left out where there was none. */
  readonly standIns?: readonly StandInRecord[];
}

/** One deal of a match. */
export interface DealRecord {
  readonly dealer: Seat;
  /** The cards dealt, in ascending order of their numbers: `7C 9C … AD`. */
  readonly hands: Four<string>;
  /** The 32 cards in order of play, trick after trick: `7C 9C … AD`. */
  readonly plays: string;
  /** Where the referee played the fallback card because a bot failed, in order of play. */
  readonly faults: readonly FaultRecord[];
  /** Tricks taken. */
  readonly tricks: Four<number>;
  /** Points of the deal, those for tricks included. */
  readonly points: Four<number>;
  readonly outcome: Outcome;
  /** Chips won and lost in the settlement, without stakes and refunds. */
  readonly chips: Four<number>;
  /** Chips in the pool after the deal. */
  readonly pool: number;
  /** Balances after the deal, after the refund if there was one. */
  readonly balances: Four<number>;
  /** What went back to those who had staked the pool; only where the pool was given back after this deal. */
  readonly refund?: Four<number>;
}

/** One fault that was struck. */
export interface FaultRecord {
  readonly seat: Seat;
  readonly trick: number;
  readonly kind: FaultKind;
}

/** The first play that a stand-in made for a seat; it made all later ones of the match, too. */
export interface StandInRecord {
  readonly seat: Seat;
  readonly deal: number;
  readonly trick: number;
}
