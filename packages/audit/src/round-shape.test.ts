import { deriveKey, type MatchJob, planSchedule, type ScheduleConfig, scheduleOf } from '@bassadewitz/fairness';
import { describe, expect, it } from 'vitest';
import { RoundShape } from './round-shape.ts';

/** Two boards of one table, four times each: a round of eight matches in four passes. */
const CONFIG: ScheduleConfig = { format: 'balanced', bots: 4, boards: 2, rounds: 2, replays: 4 };

/** A pass and a half of the first round, with bots 2 0 3 1 as the table's bots 0 to 3. */
const HONEST: readonly MatchJob[] = [
  { match: 0, round: 0, table: 0, board: 1, replay: 2, bots: [2, 3, 1, 0] },
  { match: 1, round: 0, table: 0, board: 0, replay: 0, bots: [2, 0, 3, 1] },
  { match: 2, round: 0, table: 0, board: 1, replay: 0, bots: [2, 1, 0, 3] },
];

/** What is said of the last of these matches. */
function verdict(jobs: readonly MatchJob[], config = CONFIG): string | undefined {
  const shape = new RoundShape(config);
  return jobs.map((job) => shape.match(job)).at(-1);
}

const third = (change: Partial<MatchJob>): MatchJob[] => [
  ...HONEST.slice(0, 2),
  { ...(HONEST[2] as MatchJob), ...change },
];

describe('the shape of a round', () => {
  it('is that of every schedule, with every seed', () => {
    const plans = (['balanced', 'all', 'gauntlet', 'budget'] as const).flatMap((format) =>
      [1, 4].map((replays) => {
        const champion = format === 'gauntlet' ? { champion: 3 } : {};
        return planSchedule({ format, bots: 7, boards: 2, rounds: 2, replays, ...champion });
      }),
    );
    for (const plan of plans) {
      if (!plan.ok) throw new Error(plan.error.message);
      for (const seed of ['a', 'b', 'c']) {
        const schedule = scheduleOf(deriveKey(seed), plan.value);
        const shape = new RoundShape(plan.value);
        for (let match = 0; match < schedule.matches; match++) {
          expect(shape.match(schedule.match(match))).toBeUndefined();
        }
      }
    }
  });

  it('holds what was written down by hand', () => {
    expect(verdict(HONEST)).toBeUndefined();
  });

  it.each([
    [{ board: 2 }, 'board 2 is not of round 0, which has boards 0 to 1'],
    [{ table: 1 }, 'board 1 is played at table 1; it belongs to table 0'],
    [{ board: 0 }, 'board 0 stands where an earlier pass had board 1'],
    [{ match: 3 }, 'board 1 stands where an earlier pass had board 0'],
    [{ replay: 2 }, 'replay 2 of board 1 is played a second time'],
    [{ replay: 1 }, "the bots sit as [2,1,0,3]; with those of the table's other matches it is [1,2,3,0]"],
    [{ bots: [2, 0, 1, 3] }, "the bots sit as [2,0,1,3]; with those of the table's other matches it is [2,1,0,3]"],
  ] as const)('shows %j', (change, message) => {
    expect(verdict(third(change))).toBe(message);
  });

  it('shows a board twice in one pass', () => {
    const [first] = HONEST as [MatchJob];
    expect(verdict([first, { ...first, match: 1, replay: 0 }])).toBe('board 1 stands twice in one pass');
  });

  it('shows a replay where there are none', () => {
    const job: MatchJob = { match: 0, round: 0, table: 0, board: 0, replay: 1, bots: [0, 1, 2, 3] };
    expect(verdict([job], { ...CONFIG, replays: 1 })).toBe('replay 1 of a board that is played once');
  });

  it('shows another bot at a table without replays, in whatever seats', () => {
    const config: ScheduleConfig = { ...CONFIG, bots: 5, replays: 1 };
    const job = (match: number, board: number, bots: MatchJob['bots']) => ({
      match,
      round: 0,
      table: 0,
      board,
      replay: 0,
      bots,
    });
    expect(verdict([job(0, 1, [4, 0, 2, 1]), job(1, 0, [2, 1, 0, 4])], config)).toBeUndefined();
    expect(verdict([job(0, 1, [4, 0, 2, 1]), job(1, 0, [2, 1, 0, 3])], config)).toBe(
      "the bots sit as [2,1,0,3]; with those of the table's other matches it is [0,1,2,4]",
    );
  });

  it('shows a champion who is not there, or in another bot’s seat', () => {
    const config: ScheduleConfig = {
      format: 'gauntlet',
      bots: 4,
      champion: 3,
      blocks: [[0, 1, 2]],
      boards: 1,
      rounds: 1,
      replays: 4,
    };
    const job: MatchJob = { match: 0, round: 0, table: 0, board: 0, replay: 0, bots: [1, 0, 2, 3] };
    expect(verdict([job], config)).toBeUndefined();
    expect(verdict([{ ...job, bots: [3, 0, 2, 1] }], config)).toBe(
      'the bots sit as [3,0,2,1]; that is not where the champion, bot 3, sits',
    );
    const single: ScheduleConfig = { ...config, bots: 5, champion: 4, blocks: [[0, 1, 2]], replays: 1 };
    expect(verdict([job], single)).toBe('the bots sit as [1,0,2,3]; that is not where the champion, bot 4, sits');
  });

  it('begins anew with each round', () => {
    const later: MatchJob = { match: 8, round: 1, table: 0, board: 2, replay: 2, bots: [0, 1, 2, 3] };
    expect(verdict([...HONEST, later])).toBeUndefined();
    expect(verdict([...HONEST, { ...later, board: 1 }])).toBe('board 1 is not of round 1, which has boards 2 to 3');
  });
});
