/** Suits in the order of the pack. In a German pack: acorns, leaves, hearts, bells. */
export const SUITS = ['C', 'S', 'H', 'D'] as const;

/** Ranks from low to high. The ten ranks below the jack. */
export const RANKS = ['7', '8', '9', 'T', 'J', 'Q', 'K', 'A'] as const;

export type Suit = (typeof SUITS)[number];
export type Rank = (typeof RANKS)[number];

/**
 * A card as an integer 0..31: index of the suit in `SUITS` times 8 plus index of the rank in `RANKS`. Within a suit the
 * higher number wins.
 */
export type Card = number;

/** The 32 cards in ascending order. */
export const CARDS: readonly Card[] = Array.from({ length: 32 }, (_, card) => card);

export function isCard(value: unknown): value is Card {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) < CARDS.length;
}

export function cardOf(rank: Rank, suit: Suit): Card {
  return SUITS.indexOf(suit) * 8 + RANKS.indexOf(rank);
}

/** The suit of a card. A number that is no card is the caller's mistake and throws. */
export function suitOf(card: Card): Suit {
  return SUITS[suitIndexOf(card)] as Suit;
}

/** The rank of a card. A number that is no card is the caller's mistake and throws. */
export function rankOf(card: Card): Rank {
  return RANKS[rankIndexOf(card)] as Rank;
}

/** Index of the card's suit in `SUITS`, 0..3. Throws where `suitOf` does. */
export function suitIndexOf(card: Card): number {
  assertCard(card);
  return card >> 3;
}

/** Index of the card's rank in `RANKS`, 0..7; of two cards of a suit the one with the higher index wins. Throws where `rankOf` does. */
export function rankIndexOf(card: Card): number {
  assertCard(card);
  return card & 7;
}

function assertCard(card: number): void {
  if (!isCard(card)) throw new RangeError(`a card is an integer from 0 to 31, not ${card}`);
}
