import { describe, expect, it } from 'vitest';
import type { CardName } from './index.ts';
import { beats, best, CARD_NAMES, cardNumber, cardPoints, heightOf, highest, lowest, suitOf } from './index.ts';

describe('cards by name', () => {
  it('have the numbers of the protocol', () => {
    expect((['7C', 'AC', '7S', 'TD', 'AD'] as const).map(cardNumber)).toEqual([0, 7, 8, 27, 31]);
    expect(CARD_NAMES.map(cardNumber)).toEqual(Array.from({ length: 32 }, (_, card) => card));
  });

  it('rank with the ten below the jack', () => {
    expect((['7H', '8H', '9H', 'TH', 'JH', 'QH', 'KH', 'AH'] as const).map(heightOf)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(suitOf('TH')).toBe('H');
  });

  it.each([
    ['AC', 'KC', true],
    ['TC', 'JC', false],
    ['KC', 'KC', false],
    ['AS', '7C', false],
  ] as const)('%s beats %s: %s', (card, winning, expected) => {
    expect(beats(card, winning)).toBe(expected);
  });

  it('count what the rule set says', () => {
    expect((['AC', 'KC', 'QC', 'JC', 'TC', '9C'] as const).map((card) => cardPoints(card, 'classic'))).toEqual([
      11, 4, 3, 2, 10, 0,
    ]);
    expect((['AC', 'TC'] as const).map((card) => cardPoints(card, 'easy'))).toEqual([5, 10]);
    expect((['AC', 'TC'] as const).map((card) => cardPoints(card, 'swedish'))).toEqual([5, 10]);
  });

  it('are compared by rank, then by the order of suits', () => {
    expect(lowest(['8C', '7H', '7S'])).toBe('7H');
    expect(highest(['KC', 'AH', 'AD'])).toBe('AH');
    expect(best(['7C', '9C', '8C'], (card) => (card === '8C' ? 1 : 0))).toBe('8C');
  });

  it('that are none are refused by name', () => {
    expect(() => cardNumber('10C' as CardName)).toThrow('"10C" is not a card');
    expect(() => lowest([])).toThrow('there are no cards to choose from');
  });
});
