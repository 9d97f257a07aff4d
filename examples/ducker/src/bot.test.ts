import { Turn } from '@bassadewitz/client';
import { requestFor, type Situation } from '@bassadewitz/client/testing';
import { describe, expect, it } from 'vitest';
import { bot } from './bot.ts';

const POSITIONS: readonly (readonly [string, Situation, string])[] = [
  ['leads its lowest card', { hand: 'KC 9S 8H AD' }, '8H'],
  ['ducks as high as it can', { hand: '7S 9S JS KS', table: 'QS' }, 'JS'],
  ['ducks under the card that wins, not the one led', { hand: '9S KS', table: '8S QS' }, '9S'],
  ['takes low what it cannot duck', { hand: 'KS AS 7D', table: 'QS' }, 'KS'],
  ['throws its highest card when it is void', { hand: 'KC 9S 8H', table: 'QD' }, 'KC'],
];

describe('ducker', () => {
  it.each(POSITIONS)('%s', (_name, situation, card) => {
    const request = requestFor(situation);
    expect(bot.chooseCard(request, new Turn(request))).toBe(card);
  });
});
