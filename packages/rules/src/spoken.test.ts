import { expect, it } from 'vitest';
import { CARDS } from './card.ts';
import { ENGLISH_CARD_WORDS } from './card-words/english.ts';
import { GERMAN_CARD_WORDS } from './card-words/german.ts';
import { SWEDISH_CARD_WORDS } from './card-words/swedish.ts';
import { PACKS } from './pack.ts';
import { frenchName, germanName, spokenCard } from './spoken.ts';
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

it('each language speaks of both packs', () => {
  const names = (text: string) =>
    PACKS.map((pack) =>
      [ENGLISH_CARD_WORDS, GERMAN_CARD_WORDS, SWEDISH_CARD_WORDS].map((words) => spokenCard(card(text), pack, words)),
    );
  expect(names('JS')).toEqual([
    ['jack of spades', 'Pik-Bube', 'spader knekt'],
    ['Unter of leaves', 'Grün-Unter', 'löv Unter'],
  ]);
});

it('no two cards of a pack are called the same', () => {
  for (const words of [ENGLISH_CARD_WORDS, GERMAN_CARD_WORDS, SWEDISH_CARD_WORDS]) {
    for (const pack of PACKS) expect(new Set(CARDS.map((one) => spokenCard(one, pack, words))).size).toBe(32);
  }
});
