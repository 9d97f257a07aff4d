import { Turn } from '@bassadewitz/client';
import { requestFor, type Situation } from '@bassadewitz/client/testing';
import { describe, expect, it } from 'vitest';
import { bot } from './bot.ts';

/** Seat 1 has taken the first four tricks. */
const FOUR_BY_ONE = ['1: AC 7C 8C 9C', '1: KC TC JC QC', '1: AS 7S 8S 9S', '1: KS TS JS QS'];

/** The same cards, but seat 3 took the fourth. */
const NO_SLAM = ['1: AC 7C 8C 9C', '1: KC TC JC QC', '1: AS 7S 8S 9S', '1: JS TS KS QS'];

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
  ['breaks a slam in the making', { hand: '7H QH 7D 8D', tricks: FOUR_BY_ONE, table: 'JH TH 9H' }, 'QH'],
  [
    'ducks the same trick where no slam is in the making',
    { hand: '7H QH 7D 8D', tricks: NO_SLAM, table: 'JH TH 9H' },
    '7H',
  ],
  [
    'does not believe in a slam after three tricks',
    { hand: '7H QH 7D 8D TS', tricks: FOUR_BY_ONE.slice(0, 3), table: 'JH TH 9H' },
    '7H',
  ],
  [
    'goes on when it has taken the first four tricks itself',
    { seat: 1, hand: '7H AH AD 7D', tricks: FOUR_BY_ONE },
    'AH',
  ],
  [
    'takes a cheap trick with a dangerous card',
    { hand: '7H KH 8D', tricks: ['0: AC TC 9C 7C', '0: AS TS 9S 8S'], table: '9H 8H JH' },
    'KH',
  ],
  [
    'but not where it would pay the penalty',
    {
      hand: '7H KH 7S 7D',
      tricks: ['0: AC TC AH TH', '0: AS TS AD TD', '0: KC KS KD QC', '1: JC 7C 8C 9C'],
      table: '9H 8H JH',
    },
    '7H',
  ],
];

describe('counter', () => {
  it.each(POSITIONS)('%s', (_name, situation, card) => {
    const request = requestFor(situation);
    expect(bot.chooseCard(request, new Turn(request))).toBe(card);
  });
});
