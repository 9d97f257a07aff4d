import { dealHands, deriveKey } from '@bassadewitz/fairness';
import { describe, expect, it } from 'vitest';
import { SeedCards } from './seed-cards.ts';

describe('the cards of a seed', () => {
  const key = deriveKey('a seed');

  it.each([1, 4] as const)(
    'are those that the seed deals, however often and in which order they are asked for (%i replays)',
    (replays) => {
      const cards = new SeedCards(key, { format: 'balanced', bots: 4, boards: 3, rounds: 9, replays });
      for (const board of [0, 1, 2, 2, 1, 0, 3, 4, 0, 5, 3]) {
        for (const deal of [0, 1, 0]) expect(cards.of(board, deal)).toEqual(dealHands(key, board, deal));
      }
    },
  );
});
