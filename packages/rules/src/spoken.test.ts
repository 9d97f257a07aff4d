import { expect, it } from 'vitest';
import { CARDS } from './card.ts';
import { frenchName, germanName } from './spoken.ts';
import { card } from './testing/reading.ts';

it.each([
  ['TC', 'Eichel-Zehn', 'ten of clubs'],
  ['JS', 'Grün-Unter', 'jack of spades'],
  ['QH', 'Herz-Ober', 'queen of hearts'],
  ['AD', 'Schellen-Ass', 'ace of diamonds'],
  ['KC', 'Eichel-König', 'king of clubs'],
  ['7D', 'Schellen-Sieben', 'seven of diamonds'],
])('%s is called %s or %s', (name, german, french) => {
  expect(germanName(card(name))).toBe(german);
  expect(frenchName(card(name))).toBe(french);
});

it('no two cards are called the same', () => {
  expect(new Set(CARDS.map(germanName)).size).toBe(32);
  expect(new Set(CARDS.map(frenchName)).size).toBe(32);
});
