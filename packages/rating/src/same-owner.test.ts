import { expect, test } from 'vitest';
import { rate } from './rate.ts';
import { poolOf, simulated, tableOf } from './simulation.fixture.ts';

const EIGHT = [0, 0, 0, 0, 0, 0, 0, 0];
const POOL = poolOf(8).map((bot, index) =>
  index < 2 ? { ...bot, owner: 'ann' } : { ...bot, owner: `owner ${index}` },
);

/** Bots a and b make six chips more together wherever they meet, at the cost of the other two. */
function colluding(gain: number) {
  return simulated({ seed: 9, theta: EIGHT, beta: EIGHT, rounds: 60 }).map((result) => {
    if (!result.bots.includes(0) || !result.bots.includes(1)) return result;
    const chips = result.bots.map((bot, seat) => (result.chips[seat] as number) + (bot < 2 ? gain / 2 : -gain / 2));
    return { ...result, chips: chips as unknown as typeof result.chips };
  });
}

test('bots of one owner at one table are reported with their boards and matches', () => {
  const results = colluding(0);
  const together = results.filter(({ bots }) => bots.includes(0) && bots.includes(1));
  const { sameOwner, warnings } = rate(POOL, tableOf(8, results));
  expect(sameOwner).toHaveLength(1);
  expect(sameOwner[0]).toMatchObject({
    owner: 'ann',
    bots: [0, 1],
    matches: together.length,
    boards: together.length / 4,
  });
  expect(Math.abs(sameOwner[0]?.z as number)).toBeLessThan(3);
  expect(warnings.find(({ code }) => code === 'SAME_OWNER')?.message).toBe(
    `a and b, all of ann, sat together at ${together.length / 4} boards.`,
  );
});

test('left out of the rating, their tables still show what they made beyond their strength', () => {
  const rating = rate(POOL, tableOf(8, colluding(3)), { sameOwnerTables: 'left-out' });
  expect(rating.sameOwner[0]?.excess).toBeCloseTo(3, 0);
  expect(rating.sameOwner[0]?.z).toBeGreaterThan(5);
  // What was played is still counted.
  expect(rating.bots[0]?.tally.boards).toBe(180);
  const rated = rate(POOL, tableOf(8, colluding(3)));
  expect(rated.bots[0]?.chips.value).toBeGreaterThan((rating.bots[0]?.chips.value as number) + 0.3);
});

test('bots without an owner, and one bot at two seats, are nobody’s team', () => {
  expect(rate(poolOf(8), tableOf(8, colluding(0))).sameOwner).toEqual([]);
  const twice = [
    {
      order: 0,
      round: 0,
      board: 0,
      bots: [0, 0, 2, 2] as const,
      chips: [1, -1, 1, -1] as const,
      gains: [1, 2, 3, 4] as const,
    },
  ];
  expect(rate(POOL, tableOf(8, twice)).sameOwner).toEqual([]);
  expect(rate(POOL, tableOf(8, twice), { sameOwnerTables: 'left-out' }).rankings[0]?.bots).toEqual([2, 0]);
});

test('where leaving out leaves nothing, that is said, and nothing else', () => {
  const one = poolOf(8).map((bot) => ({ ...bot, owner: 'ann' }));
  const rating = rate(one, tableOf(8, colluding(0)), { sameOwnerTables: 'left-out' });
  expect(rating.rankings).toEqual([]);
  expect(rating.warnings.map(({ code, message }) => `${code}: ${message}`)).toEqual([
    `NO_MATCH: No match is left to rate by: two bots of one owner sat at each of the ${rating.sameOwner[0]?.boards} boards, and such tables are left out.`,
    expect.stringMatching(/^SAME_OWNER: /),
  ]);
  expect(rate(one, tableOf(8, colluding(0))).warnings.map(({ code }) => code)).not.toContain('NO_MATCH');
});
