import { expect, test } from 'vitest';
import { StandingsBuilder } from './standings.ts';
import { byNumber, FOUR, headOf, lucky, playedBy, recordOf } from './testing/records.ts';

test('rows and columns are in the order of the standings', () => {
  const builder = new StandingsBuilder(headOf(FOUR));
  for (const record of playedBy(FOUR, (bot) => bot)) builder.add(record);
  const { standings, crosstable } = builder.tables();
  expect(standings.rows.map(({ bot }) => bot)).toEqual([3, 2, 1, 0]);
  expect(crosstable.map(({ bot }) => bot)).toEqual([3, 2, 1, 0]);
  expect(crosstable[1]?.cells.map(({ against }) => against)).toEqual([3, 1, 0]);
});

test('a cell says how two bots fared against each other, and by how much their ratings differ', () => {
  const builder = new StandingsBuilder(headOf(FOUR));
  for (const record of playedBy(FOUR, byNumber)) builder.add(record);
  const [best] = builder.tables().crosstable;
  expect(best?.cells).toEqual([
    {
      against: 1,
      meeting: { boards: 1, matches: 4, chips: 1, points: 4, comparisons: 4 },
      difference: { delta: expect.closeTo(0.75, 9), se: null, los: null },
    },
    {
      against: 2,
      meeting: { boards: 1, matches: 4, chips: 2, points: 4, comparisons: 4 },
      difference: { delta: expect.closeTo(1.5, 9), se: null, los: null },
    },
    {
      against: 3,
      meeting: { boards: 1, matches: 4, chips: 5, points: 4, comparisons: 4 },
      difference: { delta: expect.closeTo(3.75, 9), se: null, los: null },
    },
  ]);
});

test('what one bot made against another is what the other lost', () => {
  const schedule = { ...FOUR, bots: 6, rounds: 4 };
  const builder = new StandingsBuilder(headOf(schedule));
  for (const record of playedBy(schedule, lucky('antisymmetric', byNumber))) builder.add(record);
  const { crosstable } = builder.tables();
  const cellOf = (bot: number, other: number) =>
    crosstable.find((row) => row.bot === bot)?.cells.find(({ against }) => against === other);
  for (const { bot, cells } of crosstable) {
    expect(cells).toHaveLength(5);
    for (const { against, meeting, difference } of cells) {
      const back = cellOf(against, bot);
      expect(back?.meeting.boards).toBe(meeting.boards);
      expect((back?.meeting.chips ?? Number.NaN) + meeting.chips).toBeCloseTo(0, 12);
      expect((back?.meeting.points ?? Number.NaN) + meeting.points).toBe(meeting.comparisons);
      expect((back?.difference?.delta ?? Number.NaN) + (difference?.delta ?? Number.NaN)).toBeCloseTo(0, 12);
    }
  }
});

test('bots that never met have an empty meeting, and no difference where nothing connects them', () => {
  const builder = new StandingsBuilder(headOf({ ...FOUR, bots: 8 }));
  const at = (match: number, bots: readonly [number, number, number, number]) =>
    recordOf({ match, round: 0, table: match, board: match, replay: 0, bots }, [5, 4, 3, 0]);
  builder.add(at(0, [0, 1, 2, 3]));
  builder.add(at(1, [4, 5, 6, 7]));
  const cells = builder.tables().crosstable.find(({ bot }) => bot === 0)?.cells;
  expect(cells?.find(({ against }) => against === 5)).toEqual({
    against: 5,
    meeting: { boards: 0, matches: 0, chips: 0, points: 0, comparisons: 0 },
    difference: null,
  });
  expect(cells?.find(({ against }) => against === 3)?.difference).not.toBeNull();
});
