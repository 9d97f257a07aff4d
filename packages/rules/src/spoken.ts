import { type Card, rankIndexOf, suitIndexOf } from './card.ts';
import type { CardWords } from './card-words/card-words.ts';
import { ENGLISH_CARD_WORDS } from './card-words/english.ts';
import { GERMAN_CARD_WORDS } from './card-words/german.ts';
import type { Pack } from './pack.ts';

/** A card's name in full: `ten of clubs`, `Eichel-Zehn`, `klöver tio`. */
export function spokenCard(card: Card, pack: Pack, words: CardWords): string {
  const rank = words.ranks[pack][rankIndexOf(card) as 0];
  const suit = words.suits[pack][suitIndexOf(card) as 0];
  return words.card(rank, suit);
}

/** What a card is called in a German pack, in German: `Eichel-Zehn`, `Schellen-Ober`. */
export function germanName(card: Card): string {
  return spokenCard(card, 'german', GERMAN_CARD_WORDS);
}

/** What a card is called in a French pack, in English: `ten of clubs`, `queen of diamonds`. */
export function frenchName(card: Card): string {
  return spokenCard(card, 'french', ENGLISH_CARD_WORDS);
}
