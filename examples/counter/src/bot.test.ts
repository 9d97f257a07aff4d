import { Turn } from '@bassadewitz/client';
import { requestFor, type Situation } from '@bassadewitz/client/testing';
import { describe, expect, it } from 'vitest';
import { bot } from './bot.ts';

/** Seat 1 has taken the first four tricks. */
const FOUR_BY_ONE = ['1: AC 7C 8C 9C', '1: KC TC JC QC', '1: AS 7S 8S 9S', '1: KS TS JS QS'];

/** Seat 1 has taken the first four tricks, and in the fifth, seat 2 ten points. */
const NO_SLAM = ['1: AC 7C 8C 9C', '1: KC TC JC QC', '1: AS 7S 8S 9S'];

const POSITIONS: readonly (readonly [string, Situation, string])[] = [
  ['ducks as high as it can', { hand: '7S 9S JS KS', table: 'QS' }, 'JS'],
  ['gets rid of a ten rather than a jack when it ducks', { hand: '7S TS JS KS', table: 'QS' }, 'TS'],
  ['throws the bare ten rather than the guarded king', { hand: '7C 8C KC TH', table: 'QD' }, 'TH'],
  ['throws the bare ace, not the guarded one', { hand: '7C 8C 9C AC AH', table: 'QD' }, 'AH'],
  [
    'takes a last trick that is its own in any case with the card that is the greatest danger',
    { hand: '9S JS KS', table: '8S 7S 7D' },
    'KS',
  ],
  ['leads a suit in which others must go over it', { hand: '7C KS KH KD' }, '7C'],
  [
    'keeps the eight that nothing is below any more, and leads the other',
    { hand: '8C 8S', tricks: ['0: 7C 9C TC JC'] },
    '8S',
  ],
  ['breaks a slam in the making', { seat: 0, hand: '7H KH AD TD', tricks: FOUR_BY_ONE, table: 'QH 8H 9H' }, 'KH'],
  [
    'ducks where no slam is in the making',
    { seat: 0, hand: '7H JH AD TD 8D', tricks: NO_SLAM.concat('1: 8H 9H TH KS'), table: 'QH' },
    'JH',
  ],
  ['goes on when it has taken every trick', { seat: 1, hand: '7H AH AD 7D', tricks: FOUR_BY_ONE }, 'AH'],
];

describe('counter', () => {
  it.each(POSITIONS)('%s', (_name, situation, card) => {
    const request = requestFor(situation);
    expect(bot.chooseCard(request, new Turn(request))).toBe(card);
  });
});
