import type { CardSet } from '../card-set.ts';
import { setOf } from '../card-set.ts';
import { Deal } from '../deal.ts';
import { parseCard, parseCards } from '../notation.ts';
import type { Result } from '../result.ts';
import type { RuleSetName } from '../rule-set.ts';
import type { Four, Seat } from '../seat.ts';

/** The value of a result that a test takes to be one. */
export function unwrap<T>(result: Result<T, { readonly message: string }>): T {
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
}

export function card(name: string): number {
  return unwrap(parseCard(name));
}

export function cards(names: string): number[] {
  return unwrap(parseCards(names));
}

export function cardSet(names: string): CardSet {
  return setOf(cards(names));
}

/** Each seat has one suit: clubs, spades, hearts, diamonds. */
export const ONE_SUIT_EACH: Four<CardSet> = [
  cardSet('7C 8C 9C TC JC QC KC AC'),
  cardSet('7S 8S 9S TS JS QS KS AS'),
  cardSet('7H 8H 9H TH JH QH KH AH'),
  cardSet('7D 8D 9D TD JD QD KD AD'),
];

/** A deal with these cards played in turn. */
export function dealAfter(ruleSet: RuleSetName, dealer: Seat, hands: Four<CardSet>, plays: readonly number[]): Deal {
  const deal = unwrap(Deal.start(ruleSet, dealer, hands));
  for (const played of plays) unwrap(deal.play(deal.turn, played));
  return deal;
}
