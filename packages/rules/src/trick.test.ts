import { expect, it } from 'vitest';
import type { Four } from './seat.ts';
import { cards } from './testing/reading.ts';
import { winnerOf } from './trick.ts';

it.each([
  [0, '7C 8C 9C TC', 3],
  [1, '7S JS QS TS', 3],
  [2, 'TH JH 9H 7H', 3],
  [3, 'JH TH 9H 7H', 3],
  [2, '7D AC AS AH', 2],
  [3, '8D AC 7D 9D', 2],
] as const)('seat %d leads %s: seat %d wins', (leader, trick, winner) => {
  expect(winnerOf(leader, cards(trick) as unknown as Four<number>)).toBe(winner);
});
