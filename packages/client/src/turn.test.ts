import { describe, expect, it } from 'vitest';
import type { Situation } from './testing.ts';
import { requestFor } from './testing.ts';
import { Turn } from './turn.ts';

function turnIn(situation: Situation): Turn {
  return new Turn(requestFor(situation));
}

/** Seat 3 led clubs and took them with the ace; seat 2 threw a ten on it. Then seat 3 led spades, and seat 0 is to play. */
const MIDDLE: Situation = {
  seat: 0,
  hand: '8C 9S KS 7H 8H 9H JH',
  tricks: ['3: AC 7C 9C TD'],
  table: 'QS',
};

describe('a turn', () => {
  it('knows the trick on the table', () => {
    const turn = turnIn(MIDDLE);
    expect(turn.led).toBe('S');
    expect(turn.winning).toBe('QS');
    expect(turn.toCome).toEqual([1, 2]);
    expect(turn.onTable).toBe(3);
    expect(turn.wouldWin('KS')).toBe(true);
    expect(turn.wouldWin('9S')).toBe(false);
    expect(turn.wouldWin('JH')).toBe(false);
  });

  it('knows that a card off suit does not win', () => {
    expect(turnIn({ hand: '7C 8C', table: '9C AS TC' }).winning).toBe('TC');
  });

  it('knows nothing of a trick that it leads', () => {
    const turn = turnIn({ seat: 2, hand: '7C 8C 9C' });
    expect([turn.led, turn.winning, turn.duck]).toEqual([undefined, undefined, undefined]);
    expect(turn.toCome).toEqual([3, 0, 1]);
    expect(turn.onTable).toBe(0);
    expect(turn.wouldWin('7C')).toBe(true);
  });

  it('counts points and tricks of each seat by the rule set', () => {
    expect(turnIn(MIDDLE).points).toEqual([0, 0, 0, 21]);
    expect(turnIn({ ...MIDDLE, ruleSet: 'easy' }).points).toEqual([0, 0, 0, 16]);
    expect(turnIn({ ...MIDDLE, ruleSet: 'swedish' }).points).toEqual([0, 0, 0, 15]);
    expect(turnIn({ ...MIDDLE, ruleSet: 'easy' }).onTable).toBe(4);
    expect(turnIn(MIDDLE).tricksTaken).toEqual([0, 0, 0, 1]);
  });

  it('knows which cards are out', () => {
    const turn = turnIn(MIDDLE);
    expect(turn.unseen).toHaveLength(20);
    expect(turn.above('KS')).toEqual(['AS']);
    expect(turn.below('KS')).toEqual(['7S', '8S', 'TS', 'JS']);
    expect(turn.above('8C')).toEqual(['TC', 'JC', 'QC', 'KC']);
    expect(turn.below('8C')).toEqual([]);
  });

  it('knows who has shown to be void, in earlier tricks and in this one', () => {
    const turn = turnIn({ ...MIDDLE, hand: '8C 7H 8H 9H JH KS 9S', table: 'QS 7D 8D' });
    const shown = [0, 1, 2, 3].map((seat) =>
      (['C', 'S', 'H', 'D'] as const).filter((suit) => turn.isVoid(seat as 0 | 1 | 2 | 3, suit)),
    );
    // Seat 1 led spades here: seats 2 and 3 did not follow.
    expect(shown).toEqual([[], [], ['C', 'S'], ['S']]);
  });

  it.each([
    ['the highest below the winning card', '8S JS KS', 'QS', 'JS'],
    ['nothing where all go over it', 'KS AS 7H', 'QS', undefined],
    ['nothing where it cannot follow', '7H 8H', 'QS', undefined],
    ['below the card that wins, not the one led', '9S JS', '8S QS', 'JS'],
  ])('ducks with %s', (_name, hand, table, expected) => {
    expect(turnIn({ hand, table }).duck).toBe(expected);
  });

  it('picks alike for the same seed', () => {
    const things = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
    const picked = (seed: string): string[] => {
      const turn = turnIn({ ...MIDDLE, seed });
      return [turn.pick(things), turn.pick(things), turn.pick(things), turn.pick(things)];
    };
    expect(picked('0123456789abcdef')).toEqual(['c', 'c', 'h', 'a']);
    expect(picked('0000000000000001')).toEqual(['a', 'b', 'e', 'g']);
    expect(() => turnIn(MIDDLE).pick([])).toThrow('there is nothing to pick from');
  });
});
