import type { Card } from './card.ts';
import { cardsIn } from './card-set.ts';
import type { Deal } from './deal.ts';
import type { RuleSetName } from './rule-set.ts';
import type { Four, Seat } from './seat.ts';
import type { Series } from './series.ts';
import type { OpenTrick, Trick } from './trick.ts';

/** All that one seat may know in the middle of a deal, and nothing else. Plain values that later play does not change. */
export interface SeatView {
  readonly ruleSet: RuleSetName;
  readonly seat: Seat;
  readonly dealer: Seat;
  /** Index of the deal in its series, from 0. */
  readonly deal: number;
  /** The cards that the seat holds, ascending. */
  readonly hand: readonly Card[];
  /** The cards that the seat may play now, ascending; none while it is another seat's turn. */
  readonly legal: readonly Card[];
  /** The trick on the table. */
  readonly trick: OpenTrick;
  /** The tricks taken before it. */
  readonly tricks: readonly Trick[];
  /** Chips, by seat. */
  readonly balances: Four<number>;
  /** Chips in the pool. */
  readonly pool: number;
}

/**
 * Builds what a seat may know of a deal, field by field: a field that nobody thought about stays hidden. A seat sees its own
 * cards and what lies or lay open on the table.
 */
export function viewOf(series: Series, deal: Deal, seat: Seat): SeatView {
  return {
    ruleSet: deal.ruleSet,
    seat,
    dealer: deal.dealer,
    deal: series.dealIndex,
    hand: cardsIn(deal.hand(seat)),
    legal: deal.turn === seat ? cardsIn(deal.legalPlays()) : [],
    trick: deal.trick,
    tricks: deal.tricksSoFar,
    balances: series.balances,
    pool: series.pool,
  };
}
