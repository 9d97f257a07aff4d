import { expect, test } from 'vitest';
import { cardsText, handText, readCards } from './cards.ts';

test('cards are written in the order given, hands in ascending order', () => {
  expect(cardsText([31, 0, 3])).toBe('AD 7C TC');
  expect(handText((1 << 31) | (1 << 3) | 1)).toBe('7C TC AD');
});

test('cards are read back', () => {
  expect(readCards('AD 7C TC')).toEqual({ ok: true, value: [31, 0, 3] });
});

test.each(['', 'AD  7C', 'AD 1C', 'ad'])('%j is no text of cards', (text) => {
  expect(readCards(text).ok).toBe(false);
});
