import type { Card } from './card.ts';
import type { CardSet } from './card-set.ts';
import { followingIn, has, sizeOf } from './card-set.ts';
import type { Deal } from './deal.ts';
import { TRICKS_IN_DEAL } from './deal.ts';
import { formatCards } from './notation.ts';
import type { RuleSetName } from './rule-set.ts';
import { RULE_SETS, worthOf } from './rule-set.ts';
import type { Four, Seat } from './seat.ts';
import { bySeat, SEATS, seatAfter } from './seat.ts';
import type { OpenTrick } from './trick.ts';
import { winnerOf } from './trick.ts';
import type { SeatView } from './view.ts';

/**
 * A moment of a deal: as much of it as matters for what follows. A plain value, so that a search can go on from it many
 * times. Where the other hands are a guess, it holds the guess.
 */
export interface Position {
  readonly ruleSet: RuleSetName;
  readonly dealer: Seat;
  /** The cards that each seat still holds. */
  readonly hands: Four<CardSet>;
  /** The trick on the table. */
  readonly trick: OpenTrick;
  /** Tricks that each seat has taken. */
  readonly tricks: Four<number>;
  /** Points that each seat has, those for tricks included. */
  readonly points: Four<number>;
}

/** Where a deal stands now. */
export function positionOf(deal: Deal): Position {
  const { ruleSet, dealer, hands, trick } = deal;
  const { tricks, points } = deal.totals;
  return { ruleSet, dealer, hands, trick, tricks, points };
}

/**
 * Where a deal stands for a seat that takes the hands to be `hands`, its own included. For another guess at the same moment
 * `{ ...position, hands }` is enough.
 */
export function positionFor(view: SeatView, hands: Four<CardSet>): Position {
  const rules = RULE_SETS[view.ruleSet];
  const tricks: [number, number, number, number] = [0, 0, 0, 0];
  const points: [number, number, number, number] = [0, 0, 0, 0];
  for (const { winner, cards } of view.tricks) {
    tricks[winner] += 1;
    points[winner] += worthOf(cards, rules);
  }
  return { ruleSet: view.ruleSet, dealer: view.dealer, hands, trick: view.trick, tricks, points };
}

/** The seat to play next; without meaning once the eight tricks are taken. */
export function turnIn({ trick }: Position): Seat {
  return seatAfter(trick.leader, trick.cards.length);
}

/** The cards that the seat to play may play; none once the eight tricks are taken. */
export function legalIn(position: Position): CardSet {
  const hand = position.hands[turnIn(position)];
  const led = position.trick.cards[0];
  return led === undefined ? hand : followingIn(hand, led);
}

/**
 * The position after the seat to play has played a card; the one given stays as it is.
 *
 * @throws if the card is not legal: a search chooses among `legalIn`
 */
export function positionAfter(position: Position, card: Card): Position {
  const legal = legalIn(position);
  if (!has(legal, card)) throw new RangeError(`card ${card} is not legal here; legal: ${formatCards(legal)}`);
  const turn = turnIn(position);
  const hands = bySeat((seat) => position.hands[seat] & (seat === turn ? ~(1 << card) : -1));
  const { leader } = position.trick;
  const [first, second, third] = position.trick.cards;
  if (first === undefined || second === undefined || third === undefined) {
    return { ...position, hands, trick: { leader, cards: [...position.trick.cards, card] } };
  }
  const cards = [first, second, third, card] as const;
  const winner = winnerOf(leader, cards);
  const worth = worthOf(cards, RULE_SETS[position.ruleSet]);
  return {
    ...position,
    hands,
    trick: { leader: winner, cards: [] },
    tricks: bySeat((seat) => position.tricks[seat] + (seat === winner ? 1 : 0)),
    points: bySeat((seat) => position.points[seat] + (seat === winner ? worth : 0)),
  };
}

/** Tricks that are taken, 0..8. */
export function tricksTakenIn({ tricks }: Position): number {
  return tricks[0] + tricks[1] + tricks[2] + tricks[3];
}

/** Throws unless each seat holds as many cards as it still has to play. */
export function assertHandSizes(position: Position): void {
  const left = TRICKS_IN_DEAL - tricksTakenIn(position);
  const { leader, cards } = position.trick;
  for (const seat of SEATS) {
    const due = left - (((seat - leader) & 3) < cards.length ? 1 : 0);
    const held = sizeOf(position.hands[seat]);
    if (held !== due) throw new RangeError(`seat ${seat} holds ${held} cards and has ${due} to play`);
  }
}
