import { expect, test } from 'vitest';
import { chipsAfterRounds } from './over-rounds.ts';
import { rate } from './rate.ts';
import { ResultTable } from './results.ts';

const POOL = ['a', 'b', 'c', 'd', 'e'].map((name) => ({ name }));

/** Two whole boards a round; in the third round bot 4 comes instead of bot 3, and the order turns round. */
function played(rounds: number): ResultTable {
  const table = new ResultTable(POOL.length);
  let order = 0;
  for (let round = 0; round < rounds; round++) {
    const bots = round < 2 ? [0, 1, 2, 3] : [4, 2, 1, 0];
    for (let match = 0; match < 8; match++) {
      const turned = <T>(four: readonly T[]): [T, T, T, T] => {
        const at = (seat: number) => four[(seat + match) % 4] as T;
        return [at(0), at(1), at(2), at(3)];
      };
      const luck = ((order * 7) % 5) - 2;
      const gains = turned([5 + luck, 4 - luck, 3, 0]);
      const [first, ...others] = gains;
      table.add({
        order: order++,
        round,
        board: 2 * round + (match >> 2),
        bots: turned(bots),
        chips: [first - 12, others[0] as number, others[1] as number, others[2] as number],
        gains,
        // In every second round a stand-in finishes a match for one of them.
        ...(round % 2 === 1 && match === 2 ? { standIns: turned([false, true, false, false]) } : {}),
      });
    }
  }
  return table;
}

test('after so many rounds the chips are those of a rating of these rounds alone', () => {
  const moments = chipsAfterRounds(played(8), [1, 2, 5, 8]);
  expect(moments.map(({ rounds }) => rounds)).toEqual([1, 2, 5, 8]);
  for (const { rounds, chips } of moments) {
    const alone = rate(POOL, played(rounds));
    expect(alone.bots[1]?.penalty).toBeGreaterThan(rounds > 1 ? 0 : -1);
    expect(chips.slice(0, 4)).toEqual(alone.bots.slice(0, 4).map((bot) => bot.chips));
  }
});

test('it is told how many boards each bot had by then, and errors wait until there are ten', () => {
  const [two, eight] = chipsAfterRounds(played(8), [2, 8]);
  expect(two?.boards).toEqual([4, 4, 4, 4, 0]);
  expect(two?.chips.map(({ se }) => se)).toEqual([null, null, null, null, null]);
  expect(eight?.boards).toEqual([16, 16, 16, 4, 12]);
  expect(eight?.chips.map(({ se }) => se === null)).toEqual([false, false, false, true, false]);
});
