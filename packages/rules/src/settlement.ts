import type { Deal } from './deal.ts';
import { TRICKS_IN_DEAL } from './deal.ts';
import type { RuleSet } from './rule-set.ts';
import { RULE_SETS } from './rule-set.ts';
import type { Four, Seat } from './seat.ts';
import { bySeat, SEATS } from './seat.ts';
import type { Totals } from './totals.ts';

/** How a deal ended, in the order in which it is tested. */
export const OUTCOMES = ['slam', 'penalty', 'equal', 'shared'] as const;

export type Outcome = (typeof OUTCOMES)[number];

export interface Settlement {
  readonly outcome: Outcome;
  /** Tricks taken by each seat. */
  readonly tricks: Four<number>;
  /** Points of each seat, those for tricks included. */
  readonly points: Four<number>;
  /** Chips that each seat gains, negative where it pays; stakes and refunds are not in it. */
  readonly chips: Four<number>;
  /** Whether nothing was paid from the pool, so that it stays unless it is given back. Where it is false, the chips empty it. */
  readonly carried: boolean;
}

/**
 * Settles a deal: slam, penalty, all equal, shares, in this order.
 *
 * @param deal a deal that is over, or the totals of one
 * @param pool chips in the pool, a multiple of the stake
 * @throws if the eight tricks are not all taken, or the pool holds no whole number of stakes
 */
export function settle(deal: Deal | Totals, pool: number): Settlement {
  const totals = 'totals' in deal ? deal.totals : deal;
  const { tricks, points } = totals;
  const rules = RULE_SETS[totals.ruleSet];
  assertSettleable(tricks, pool, rules);
  const { forfeit } = rules;

  const slammer = tricks.indexOf(TRICKS_IN_DEAL);
  if (slammer >= 0) return carry('slam', (seat) => (seat === slammer ? 3 * forfeit : -forfeit));

  const { penaltyFrom } = rules;
  if (penaltyFrom !== null) {
    const payer = points.findIndex((sum) => sum >= penaltyFrom);
    if (payer >= 0) return carry('penalty', (seat) => (seat === payer ? -3 * forfeit : forfeit));
  }

  if (rules.equalCarries && points.every((sum) => sum === points[0])) return carry('equal', () => 0);

  const stakes = pool / rules.stake;
  const chips = bySeat((seat) => (rules.shares[placeOf(totals, rules, seat)] as number) * stakes);
  return { outcome: 'shared', tricks, points, chips, carried: false };

  function carry(outcome: Outcome, chipsOf: (seat: Seat) => number): Settlement {
    return { outcome, tricks, points, chips: bySeat(chipsOf), carried: true };
  }
}

/** How many seats come before `seat` in the order in which the pool is shared: 0 for the first. */
function placeOf(totals: Totals, rules: RuleSet, seat: Seat): number {
  let place = 0;
  for (const other of SEATS) if (other !== seat && comesBefore(totals, rules, other, seat)) place++;
  return place;
}

function comesBefore({ dealer, tricks, points }: Totals, rules: RuleSet, one: Seat, other: Seat): boolean {
  if (points[one] !== points[other]) return points[one] < points[other];
  const oneTrickless = tricks[one] === 0;
  if (rules.trickless === 'first' && oneTrickless !== (tricks[other] === 0)) return oneTrickless;
  return seniorityOf(one, dealer) < seniorityOf(other, dealer);
}

/** 0 for the eldest hand, then clockwise, 3 for the dealer. */
function seniorityOf(seat: Seat, dealer: Seat): number {
  return (seat - dealer + 3) & 3;
}

function assertSettleable(tricks: Four<number>, pool: number, rules: RuleSet): void {
  const taken = tricks[0] + tricks[1] + tricks[2] + tricks[3];
  if (taken !== TRICKS_IN_DEAL) throw new RangeError(`a deal is settled after eight tricks, not after ${taken}`);
  if (!(pool > 0 && pool % rules.stake === 0)) {
    throw new RangeError(`a pool holds a positive multiple of ${rules.stake} chips, not ${pool}`);
  }
}
