import { type Card, type Rank, rankIndexOf, rankOf, suitIndexOf } from '@bassadewitz/rules';
import type { Pack } from './suit-shapes.ts';

/** What stands in the corners of a card. */
const CORNERS: Readonly<Record<Pack, Readonly<Record<Rank, string>>>> = {
  french: { '7': '7', '8': '8', '9': '9', T: '10', J: 'J', Q: 'Q', K: 'K', A: 'A' },
  german: { '7': '7', '8': '8', '9': '9', T: '10', J: 'U', Q: 'O', K: 'K', A: 'A' },
};

export function cornerOf(card: Card, pack: Pack): string {
  return CORNERS[pack][rankOf(card)];
}

/** How a language speaks of the cards of a pack. */
export interface CardWords {
  readonly suits: Readonly<Record<Pack, readonly [string, string, string, string]>>;
  /** Seven to ace. */
  readonly ranks: Readonly<Record<Pack, readonly [string, string, string, string, string, string, string, string]>>;
  readonly card: (rank: string, suit: string) => string;
}

/** A card's name in full: “ten of clubs”, “Eichel-Zehn”, “klöver tio”. */
export function spokenCard(card: Card, pack: Pack, words: CardWords): string {
  const rank = words.ranks[pack][rankIndexOf(card) as 0];
  const suit = words.suits[pack][suitIndexOf(card) as 0];
  return words.card(rank, suit);
}
