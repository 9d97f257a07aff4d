import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitted, legible, saysSomething, widthOf } from './legible.ts';

test('what could turn the writing, break the line or pile up is taken out', () => {
  expect(legible('\u202egnorw\u2066\u0000 way\u2028 on\n')).toBe('gnorw way on');
  expect(legible(`a${'\u0301\u0302\u0303\u0304'.repeat(9)}b`).length).toBeLessThan(6);
  expect(legible('\ud800')).toBe('?');
  expect(legible(' \t ')).toBe('?');
  expect(legible('Åsa Öberg')).toBe('Åsa Öberg');
});

test('scripts that the fonts have are drawn; in place of others stand dots, not boxes', () => {
  expect(legible('Λύκος Лисиця Cáo nâu Łoś')).toBe('Λύκος Лисиця Cáo nâu Łoś');
  expect(legible('東京 Cup 2026 🦊🦊')).toBe('… Cup 2026 …');
  expect(legible('🦊 🦊')).toBe('…');
});

test('a text of which nothing can be drawn says nothing', () => {
  expect(['春季大会', '🦊 – 🦊', 'שועל'].map(saysSomething)).toEqual([false, false, false]);
  expect(['春季大会 2', 'Лис', 'fox'].map(saysSomething)).toEqual([true, true, true]);
});

test('a short text has the most size, a longer one a smaller, and the longest is cut', () => {
  expect(fitted('fox', 400, 80, 40)).toEqual({ text: 'fox', size: 80 });
  expect(fitted('abcdefghijkl', 400, 80, 40).size).toBe(72);
  const cut = fitted('W'.repeat(64), 400, 80, 40);
  expect(cut.size).toBe(40);
  expect(cut.text).toMatch(/^W+…$/);
});

test('whatever it is, it goes into the width', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 100 }), (name) => {
      const { text, size } = fitted(name, 300, 60, 24);
      expect(size * widthOf(text)).toBeLessThanOrEqual(300);
    }),
  );
});
