import { expect, test } from 'vitest';
import { scheduleFor } from './tournament-head.ts';

test('a schedule has as many rounds as the matches need, or one round of many boards', () => {
  expect(scheduleFor(4, 100, 3)).toMatchObject({ bots: 4, boards: 3, rounds: 9, replays: 4 });
  expect(scheduleFor(4, 100)).toMatchObject({ bots: 4, boards: 25, rounds: 1 });
});
