import type { Card, Rank, Suit } from './card.ts';
import { CARDS, RANKS, rankOf, SUITS, suitOf } from './card.ts';
import type { CardSet } from './card-set.ts';
import { cardsIn } from './card-set.ts';
import { excerptOf } from './excerpt.ts';
import type { Result } from './result.ts';
import { fail, ok } from './result.ts';

/** A card as it is written everywhere: rank, then suit, the ten as `T`. `TD` is the ten of diamonds. */
export type CardName = `${Rank}${Suit}`;

export const NOTATION_ERROR_CODES = ['NOT_A_CARD', 'CARD_REPEATED'] as const;

export interface NotationError {
  readonly code: (typeof NOTATION_ERROR_CODES)[number];
  /** What came and what is valid, for the person who wrote it. */
  readonly message: string;
}

const NAMES: readonly CardName[] = CARDS.map((card) => `${rankOf(card)}${suitOf(card)}` as const);
const BY_NAME: ReadonlyMap<string, Card> = new Map(NAMES.map((name, card) => [name, card]));

/** The name of a card 0..31; any other number is the caller's mistake and throws. */
export function cardName(card: Card): CardName {
  const name = NAMES[card];
  if (name === undefined) throw new RangeError(`a card is an integer from 0 to 31, not ${card}`);
  return name;
}

/** Reads one card, exactly as `cardName` writes it. */
export function parseCard(text: string): Result<Card, NotationError> {
  const card = BY_NAME.get(text);
  if (card !== undefined) return ok(card);
  const meant = BY_NAME.get(text.trim().toUpperCase().replace(/^10/, 'T'));
  const advice = meant === undefined ? '' : `; write ${cardName(meant)}`;
  return fail({
    code: 'NOT_A_CARD',
    message: `${excerptOf(text)} is not a card: one of ${RANKS.join(' ')}, then one of ${SUITS.join(' ')}${advice}`,
  });
}

/** The cards of a set in ascending order with spaces between them: `7C AC TD`. */
export function formatCards(cards: CardSet | readonly Card[]): string {
  return (typeof cards === 'number' ? cardsIn(cards) : cards).map(cardName).join(' ');
}

/** Reads cards with white space between them, in the order in which they are written; none of them may come twice. */
export function parseCards(text: string): Result<Card[], NotationError> {
  const cards: Card[] = [];
  for (const word of text.split(/\s+/)) {
    if (word === '') continue;
    const parsed = parseCard(word);
    if (!parsed.ok) return parsed;
    if (cards.includes(parsed.value)) {
      return fail({ code: 'CARD_REPEATED', message: `${word} comes twice in ${excerptOf(text)}` });
    }
    cards.push(parsed.value);
  }
  return ok(cards);
}
