import { expect, it } from 'vitest';
import { fallbackCard } from './fallback.ts';
import { card, cardSet } from './testing/reading.ts';

it.each([
  ['AC 7D', '7D'],
  ['8D 8H 8S 8C', '8C'],
  ['8D 8H 8S', '8S'],
  ['8D 8H', '8H'],
  ['TC JD', 'TC'],
  ['AD', 'AD'],
])('among %s it is %s', (legal, fallback) => {
  expect(fallbackCard(cardSet(legal))).toBe(card(fallback));
});

it('there is none where nothing is legal', () => {
  expect(() => fallbackCard(0)).toThrow('no card is legal');
});
