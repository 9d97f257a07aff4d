import { type CardName, Turn } from '@bassadewitz/client';
import { requestFor, type Situation } from '@bassadewitz/client/testing';
import { describe, expect, it } from 'vitest';
import { bot } from './bot.ts';

function choice(situation: Situation): CardName | Promise<CardName> {
  const request = requestFor(situation);
  return bot.chooseCard(request, new Turn(request));
}

/** Seat 1 has taken the first five tricks. */
const FIVE_BY_ONE = ['1: AC 7C 8C 9C', '1: KC TC JC QC', '1: AS 7S 8S 9S', '1: KS TS JS QS', '1: AD 7D 8D 9D'];

const DUCKING = ['1: AC 7C 8C 9C', '1: KC TC JC QC', '1: AD 7D 8D 9D', '1: TH 8H JH 9H', '3: KD TD JD QD'];

const POSITIONS: readonly (readonly [string, Situation, string])[] = [
  ['ducks', { hand: '7S JS KS', table: 'QS', tricks: DUCKING }, 'JS'],
  ['goes on to the slam when it has taken every trick', { seat: 1, hand: '7H AH KH', tricks: FIVE_BY_ONE }, 'AH'],
  ['breaks a slam in the making', { seat: 0, hand: '7H KH TD', tricks: FIVE_BY_ONE, table: 'QH 8H 9H' }, 'KH'],
];

describe('sampler', () => {
  it.each(POSITIONS)('%s', (_name, situation, card) => {
    expect(choice(situation)).toBe(card);
  });

  it('decides by the request alone', () => {
    const situation: Situation = { hand: '7C 9C KS TS 8H QH 9D AD' };
    expect([choice(situation), choice(situation), choice(situation)]).toEqual(new Array(3).fill(choice(situation)));
  });
});
