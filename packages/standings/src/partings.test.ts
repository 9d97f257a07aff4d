import { expect, test } from 'vitest';
import { partingsOf, type ReplayPlayed } from './partings.ts';

/** A replay of one deal in which these cards were played, seat after seat. */
const replay = (number: number, cards: readonly number[]): ReplayPlayed => ({
  replay: number,
  deals: [{ plays: cards.map((card, at) => ({ card, seat: (at % 4) as 0 })) }],
});

test('replays part at the first card in which they differ; those that go on alike part later', () => {
  const replays = [replay(0, [1, 2, 3, 4]), replay(1, [1, 5, 3, 4]), replay(2, [1, 2, 3, 6]), replay(3, [1, 2, 7, 4])];
  expect(partingsOf(replays)).toEqual([
    {
      position: { deal: 0, ply: 1 },
      seat: 1,
      ways: [
        { card: 2, replays: [0, 2, 3] },
        { card: 5, replays: [1] },
      ],
    },
    {
      position: { deal: 0, ply: 2 },
      seat: 2,
      ways: [
        { card: 3, replays: [0, 2] },
        { card: 7, replays: [3] },
      ],
    },
    {
      position: { deal: 0, ply: 3 },
      seat: 3,
      ways: [
        { card: 4, replays: [0] },
        { card: 6, replays: [2] },
      ],
    },
  ]);
});

test('what is played alike, or alone, never parts', () => {
  expect(partingsOf([replay(0, [1, 2]), replay(1, [1, 2])])).toEqual([]);
  expect(partingsOf([replay(0, [1, 2])])).toEqual([]);
  expect(partingsOf([])).toEqual([]);
});
