import { CARDS, cardName, formatCards, setOf } from '@bassadewitz/rules';
import { describe, expect, it } from 'vitest';
import { cardAt, handIn } from './hand-text.ts';

describe('cards in a ledger’s text', () => {
  it('are found at their positions, all 32', () => {
    const text = CARDS.map(cardName).join(' ');
    expect(text.startsWith('7C 8C 9C TC JC QC KC AC 7S')).toBe(true);
    for (const card of CARDS) expect(cardAt(text, card)).toBe(card);
  });

  it('make a hand in ascending order only', () => {
    const hand = setOf([0, 3, 7, 8, 15, 16, 30, 31]);
    expect(formatCards(hand)).toBe('7C TC AC 7S AS 7H KD AD');
    expect(handIn('7C TC AC 7S AS 7H KD AD')).toBe(hand);
    expect(handIn('TC 7C AC 7S AS 7H KD AD')).toBeUndefined();
    expect(handIn('7C TC AC 7S AS 7H AD AD')).toBeUndefined();
  });
});
