import { describe, expect, it } from 'vitest';
import { cardName, formatCards, parseCard, parseCards } from './notation.ts';
import { cardSet } from './testing/reading.ts';

const PACK = '7C 8C 9C TC JC QC KC AC 7S 8S 9S TS JS QS KS AS 7H 8H 9H TH JH QH KH AH 7D 8D 9D TD JD QD KD AD';

describe('card notation', () => {
  it('writes rank then suit, and reads back what it wrote', () => {
    for (const [card, name] of PACK.split(' ').entries()) {
      expect(cardName(card)).toBe(name);
      expect(parseCard(name)).toEqual({ ok: true, value: card });
    }
  });

  it.each([32, -1, 0.5])('has no name for %d, which is no card', (number) => {
    expect(() => cardName(number)).toThrow(`a card is an integer from 0 to 31, not ${number}`);
  });

  it.each(['', 'A', 'CA', 'ac', '10C', '1C', 'AE', ' AC', 'AC ', 'ACD', 'toString'])('refuses %j', (text) => {
    expect(parseCard(text)).toMatchObject({ ok: false, error: { code: 'NOT_A_CARD' } });
  });

  it('says what came, what is valid, and what was probably meant', () => {
    expect(parseCard('XX')).toMatchObject({
      error: { message: '"XX" is not a card: one of 7 8 9 T J Q K A, then one of C S H D' },
    });
    expect(parseCard('10d')).toMatchObject({
      error: { message: '"10d" is not a card: one of 7 8 9 T J Q K A, then one of C S H D; write TD' },
    });
  });
});

describe('several cards', () => {
  it('are read in the order in which they are written', () => {
    expect(parseCards(' AC  7C\tTD\n')).toEqual({ ok: true, value: [7, 0, 27] });
    expect(parseCards('')).toEqual({ ok: true, value: [] });
  });

  it('may not repeat one', () => {
    expect(parseCards('AC 7C AC')).toEqual({
      ok: false,
      error: { code: 'CARD_REPEATED', message: 'AC comes twice in "AC 7C AC"' },
    });
  });

  it('fail with the one that is none', () => {
    expect(parseCards('AC 7X')).toMatchObject({ ok: false, error: { code: 'NOT_A_CARD' } });
  });

  it('are written in order of play, or ascending where they are a set', () => {
    expect(formatCards([7, 0, 27])).toBe('AC 7C TD');
    expect(formatCards(cardSet('TD AC 7C'))).toBe('7C AC TD');
    expect(formatCards(0)).toBe('');
  });
});
