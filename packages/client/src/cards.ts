import type { Card, CardName, RuleSetName, Suit } from '@bassadewitz/rules';
import { CARDS, cardName, RANKS, RULE_SETS } from '@bassadewitz/rules';

const NUMBERS: ReadonlyMap<string, Card> = new Map(CARDS.map((card) => [cardName(card), card]));

/** The 32 cards by name, ascending: by suit, then by rank. */
export const CARD_NAMES: readonly CardName[] = CARDS.map(cardName);

/**
 * The number 0..31 of a card, for arithmetic and for the functions of `@bassadewitz/client/rules`.
 *
 * @throws RangeError when the name is no card's
 */
export function cardNumber(card: CardName): Card {
  const number = NUMBERS.get(card);
  if (number === undefined) throw new RangeError(`"${card}" is not a card: rank (${RANKS.join('')}), then suit (CSHD)`);
  return number;
}

/** The suit of a card: `C`, `S`, `H` or `D`. */
export function suitOf(card: CardName): Suit {
  return card[1] as Suit;
}

/** How high a card ranks in its suit: 0 for a seven to 7 for an ace. The ten (3) is below the jack. */
export function heightOf(card: CardName): number {
  return cardNumber(card) & 7;
}

/** Whether a card takes a trick from the one that was winning it: the same suit and higher. There are no trumps. */
export function beats(card: CardName, winning: CardName): boolean {
  return suitOf(card) === suitOf(winning) && heightOf(card) > heightOf(winning);
}

/** The points of a card in a rule set, without the point that `easy` gives for the trick. */
export function cardPoints(card: CardName, ruleSet: RuleSetName): number {
  return RULE_SETS[ruleSet].cardPoints[RANKS[heightOf(card)] ?? '7'];
}

/** The lowest of some cards by rank, among equals the first in the order of suits C S H D. */
export function lowest(cards: readonly CardName[]): CardName {
  return best(cards, (card) => -heightOf(card));
}

/** The highest of some cards by rank, among equals the first in the order of suits C S H D. */
export function highest(cards: readonly CardName[]): CardName {
  return best(cards, heightOf);
}

/**
 * The card for which `value` is greatest, among equals the first.
 *
 * @throws RangeError when there are no cards
 */
export function best(cards: readonly CardName[], value: (card: CardName) => number): CardName {
  const [first, ...rest] = cards;
  if (first === undefined) throw new RangeError('there are no cards to choose from');
  let chosen = first;
  let most = value(first);
  for (const card of rest) {
    const worth = value(card);
    if (worth > most) {
      chosen = card;
      most = worth;
    }
  }
  return chosen;
}
