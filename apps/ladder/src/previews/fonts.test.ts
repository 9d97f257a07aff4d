import { expect, test } from 'vitest';
import { canDraw, titleFamily } from './fonts.ts';

const drawn = (text: string) => [...text].filter(canDraw).join('');

test('the fonts of the pictures have what is written in Latin, Greek and Cyrillic scripts', () => {
  for (const text of ['Åsa Öberg, Łódź', 'Cáo nâu', 'Κύπελλο Ωμέγα', 'Лисиця-щука', '±−–…·#+0.50 %']) {
    expect(drawn(text)).toBe(text);
  }
});

test('they have not what is written in others, nor pictures', () => {
  expect(drawn('東京 春 שועל ثعلب ลิง 🦊')).toBe('     ');
});

test('a title is drawn in one family as a whole', () => {
  expect(['Spring Cup 2026', 'Łódź – Cup', 'Кубок Łódź', '…'].map(titleFamily)).toEqual([
    'Grenze',
    'Grenze',
    'Source Sans 3',
    'Grenze',
  ]);
});
