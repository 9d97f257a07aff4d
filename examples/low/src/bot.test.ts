import { Turn } from '@bassadewitz/client';
import { requestFor, type Situation } from '@bassadewitz/client/testing';
import { describe, expect, it } from 'vitest';
import { bot } from './bot.ts';

const POSITIONS: readonly (readonly [string, Situation, string])[] = [
  ['leads its lowest card', { hand: 'KC 9S 8H AD' }, '8H'],
  ['follows with its lowest, though a higher one would stay below', { hand: '7S 9S JS', table: 'QS' }, '7S'],
  ['throws its highest card when it is void', { hand: 'KC 9S 8H', table: 'QD' }, 'KC'],
];

describe('low', () => {
  it.each(POSITIONS)('%s', (_name, situation, card) => {
    const request = requestFor(situation);
    expect(bot.chooseCard(request, new Turn(request))).toBe(card);
  });
});
