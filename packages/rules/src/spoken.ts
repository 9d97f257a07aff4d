import type { Card, Rank, Suit } from './card.ts';
import { rankOf, suitOf } from './card.ts';

const GERMAN_SUITS: Record<Suit, string> = { C: 'Eichel', S: 'Grün', H: 'Herz', D: 'Schellen' };

const GERMAN_RANKS: Record<Rank, string> = {
  '7': 'Sieben',
  '8': 'Acht',
  '9': 'Neun',
  T: 'Zehn',
  J: 'Unter',
  Q: 'Ober',
  K: 'König',
  A: 'Ass',
};

const FRENCH_SUITS: Record<Suit, string> = { C: 'clubs', S: 'spades', H: 'hearts', D: 'diamonds' };

const FRENCH_RANKS: Record<Rank, string> = {
  '7': 'seven',
  '8': 'eight',
  '9': 'nine',
  T: 'ten',
  J: 'jack',
  Q: 'queen',
  K: 'king',
  A: 'ace',
};

/** What a card is called in a German pack, in German: `Eichel-Zehn`, `Schellen-Ober`. */
export function germanName(card: Card): string {
  return `${GERMAN_SUITS[suitOf(card)]}-${GERMAN_RANKS[rankOf(card)]}`;
}

/** What a card is called in a French pack, in English: `ten of clubs`, `queen of diamonds`. */
export function frenchName(card: Card): string {
  return `${FRENCH_RANKS[rankOf(card)]} of ${FRENCH_SUITS[suitOf(card)]}`;
}
