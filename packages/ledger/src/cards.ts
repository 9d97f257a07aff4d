import type { Card, CardSet, NotationError, Result } from '@bassadewitz/rules';
import { cardName, cardsIn, parseCard } from '@bassadewitz/rules';

/** Cards as a ledger writes them, in the order given: `7C TD AH`. */
export function cardsText(cards: readonly Card[]): string {
  return cards.map(cardName).join(' ');
}

/** A hand as a ledger writes it: in ascending order of the cards' numbers. */
export function handText(hand: CardSet): string {
  return cardsText(cardsIn(hand));
}

/** Reads cards from a ledger's text; the error names the first word that is none. */
export function readCards(text: string): Result<Card[], NotationError> {
  const cards: Card[] = [];
  for (const word of text.split(' ')) {
    const card = parseCard(word);
    if (!card.ok) return card;
    cards.push(card.value);
  }
  return { ok: true, value: cards };
}
