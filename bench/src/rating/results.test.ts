import { randomFrom } from '@bassadewitz/rules';
import { expect, test } from 'vitest';
import { resultFor } from './results.ts';

test('what one bot wins the others lose, and the better bot wins more in the long run', () => {
  const random = randomFrom('results');
  const job = { match: 5, round: 0, table: 0, board: 1, replay: 1, bots: [0, 1, 2, 3] as const };
  const won = [0, 0, 0, 0];
  for (let i = 0; i < 1000; i++) {
    const { chips } = resultFor(job, 4, random);
    expect(chips.reduce((sum, one) => sum + one, 0)).toBe(0);
    chips.forEach((one, seat) => {
      won[seat] = (won[seat] ?? 0) + one;
    });
  }
  expect(won).toEqual([...won].sort((a, b) => a - b));
});
