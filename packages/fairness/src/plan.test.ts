import { describe, expect, test } from 'vitest';
import { planSchedule, type ScheduleRequest } from './plan.ts';
import { checkSchedule, type ScheduleConfig, tablesOf } from './schedule-config.ts';

function planned(request: ScheduleRequest): ScheduleConfig {
  const plan = planSchedule(request);
  if (!plan.ok) throw new Error(plan.error.message);
  return plan.value;
}

describe('plans', () => {
  test('the default is the exact design, three boards in four seatings', () => {
    expect(planned({ bots: 13 })).toEqual({ format: 'balanced', bots: 13, boards: 3, rounds: 1, replays: 4 });
  });

  test('a design that is too large for the tables allowed gives way to the budget form', () => {
    const config = planned({ bots: 50, maxTables: 250 });
    expect([config.format, config.blocks?.length, tablesOf(config)]).toEqual(['budget', 5, 250]);
    expect(planned({ bots: 50, maxTables: 1225 }).format).toBe('balanced');
  });

  test('more than 256 bots play the budget form', () => {
    const config = planned({ bots: 257 });
    expect([config.format, tablesOf(config)]).toEqual(['budget', 8 * 257]);
  });

  test('a budget that is not a multiple of the bots is used as far as it goes', () => {
    expect(tablesOf(planned({ format: 'budget', bots: 20, maxTables: 99 }))).toBe(80);
  });

  test('where no design within one exists, the next number of orbits is taken', () => {
    // A field of twelve has none with two orbits.
    expect(tablesOf(planned({ format: 'gauntlet', bots: 13, champion: 0 }))).toBe(36);
    expect(tablesOf(planned({ format: 'gauntlet', bots: 13, champion: 0, maxTables: 24 }))).toBe(12);
  });

  test('a gauntlet of four bots is one table', () => {
    expect(tablesOf(planned({ format: 'gauntlet', bots: 4, champion: 2 }))).toBe(1);
    expect(tablesOf(planned({ format: 'budget', bots: 4 }))).toBe(1);
  });

  test('every number of bots can play every format that it has room for', () => {
    for (const bots of [4, 5, 6, 7, 8, 9, 10, 11, 12, 16, 21, 37, 64]) {
      expect(planned({ format: 'budget', bots }).bots).toBe(bots);
      expect(planned({ format: 'gauntlet', bots, champion: bots - 1 }).bots).toBe(bots);
      expect(planned({ format: 'all', bots: Math.min(bots, 20) }).format).toBe('all');
    }
  });

  test.each<[ScheduleRequest, string, string]>([
    [{ format: 'swiss', bots: 8 }, 'UNKNOWN_FORMAT', "'swiss'; the formats are balanced, all, gauntlet, budget"],
    [{ bots: 3 }, 'BAD_BOTS', '3 bots'],
    [{ bots: 4.5 }, 'BAD_BOTS', '4.5 bots'],
    [{ bots: 5000 }, 'BAD_BOTS', 'from 4 to 4096'],
    [{ format: 'budget', bots: 3 }, 'BAD_BOTS', '3 bots'],
    [{ bots: 8, boards: 0 }, 'BAD_BOARDS', '0 boards'],
    [{ bots: 8, rounds: -1 }, 'BAD_ROUNDS', '-1 rounds'],
    [{ bots: 8, replays: 2 }, 'BAD_REPLAYS', '2 replays'],
    [{ bots: 8, champion: 1 }, 'BAD_CHAMPION', 'only a gauntlet'],
    [{ format: 'gauntlet', bots: 8 }, 'BAD_CHAMPION', 'needs one of the bots 0 to 7'],
    [{ format: 'gauntlet', bots: 8, champion: 8 }, 'BAD_CHAMPION', 'champion 8'],
    [{ bots: 50, maxTables: 0 }, 'BAD_BUDGET', '0 tables'],
    [{ bots: 50, maxTables: 49 }, 'BAD_BUDGET', 'at least 50'],
    [{ format: 'all', bots: 50, maxTables: 1000 }, 'BAD_BUDGET', '230300 tables a round, more than the 1000'],
    [{ format: 'all', bots: 200 }, 'TOO_LARGE', '64684950 tables'],
    [{ bots: 100, rounds: 1_000_000 }, 'TOO_LARGE', '4294967296 matches'],
  ])('%j is refused with %s', (request, code, message) => {
    const plan = planSchedule(request);
    expect(plan).toMatchObject({ ok: false, error: { code } });
    expect(!plan.ok && plan.error.message).toContain(message);
  });
});

describe('configurations from elsewhere', () => {
  const budget: ScheduleConfig = {
    format: 'budget',
    bots: 20,
    boards: 3,
    rounds: 1,
    replays: 4,
    blocks: [[0, 1, 4, 9]],
  };

  test('blocks whose pairs meet equally often within one are accepted', () => {
    expect(checkSchedule(budget)).toEqual({ ok: true, value: budget });
  });

  test.each([
    [undefined, 'at least one'],
    [[], 'at least one'],
    [[[0, 1, 4]], '4 different numbers'],
    [[[0, 1, 4, 4]], '4 different numbers'],
    [[[0, 1, 4, 20]], 'from 0 to 19'],
    [[[0, 1, 2, 3]], 'pairs meet from 0 to 3 times'],
  ])('the blocks %j are refused', (blocks, message) => {
    const { blocks: _, ...plain } = budget;
    const checked = checkSchedule(blocks === undefined ? plain : { ...plain, blocks });
    expect(checked).toMatchObject({ ok: false, error: { code: 'BAD_BLOCKS' } });
    expect(!checked.ok && checked.error.message).toContain(message);
  });

  test('an exact design has no blocks of its own', () => {
    expect(checkSchedule({ ...budget, format: 'balanced' })).toMatchObject({
      ok: false,
      error: { code: 'BAD_BLOCKS' },
    });
  });

  test('an exact design for more than 256 bots is refused', () => {
    const config = { format: 'balanced', bots: 257, boards: 3, rounds: 1, replays: 4 } as const;
    expect(checkSchedule(config)).toMatchObject({ ok: false, error: { code: 'BAD_BOTS' } });
  });
});
