import { describe, expect, it } from 'vitest';
import { CARDS, cardOf, isCard, rankIndexOf, rankOf, suitIndexOf, suitOf } from './card.ts';

describe('cards', () => {
  it('are numbered suit by suit, each from the seven to the ace', () => {
    expect(cardOf('7', 'C')).toBe(0);
    expect(cardOf('A', 'C')).toBe(7);
    expect(cardOf('7', 'S')).toBe(8);
    expect(cardOf('T', 'H')).toBe(19);
    expect(cardOf('A', 'D')).toBe(31);
  });

  it('rank with the ten below the jack', () => {
    expect(rankIndexOf(cardOf('T', 'S'))).toBeLessThan(rankIndexOf(cardOf('J', 'S')));
    expect(rankIndexOf(cardOf('T', 'S'))).toBeGreaterThan(rankIndexOf(cardOf('9', 'S')));
  });

  it('come apart into rank and suit and go together again', () => {
    expect(CARDS).toHaveLength(32);
    for (const card of CARDS) {
      expect(cardOf(rankOf(card), suitOf(card))).toBe(card);
      expect(suitIndexOf(card) * 8 + rankIndexOf(card)).toBe(card);
    }
  });

  it.each([-1, 32, 1.5, Number.NaN])('%d is no card', (number) => {
    expect(isCard(number)).toBe(false);
    expect(() => suitOf(number)).toThrow(`a card is an integer from 0 to 31, not ${number}`);
    expect(() => rankOf(number)).toThrow(RangeError);
    expect(() => suitIndexOf(number)).toThrow(RangeError);
    expect(() => rankIndexOf(number)).toThrow(RangeError);
  });
});
