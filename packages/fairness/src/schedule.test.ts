import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { MatchJob } from './match-job.ts';
import { planSchedule, type ScheduleRequest } from './plan.ts';
import { scheduleOf } from './schedule.ts';
import { type ScheduleConfig, tablesOf } from './schedule-config.ts';
import { deriveKey } from './seed.ts';

const key = deriveKey('schedules of this test');

function planned(request: ScheduleRequest): ScheduleConfig {
  const plan = planSchedule(request);
  if (!plan.ok) throw new Error(plan.error.message);
  return plan.value;
}

const requests: fc.Arbitrary<ScheduleRequest> = fc
  .record({
    format: fc.constantFrom('balanced', 'all', 'gauntlet', 'budget'),
    bots: fc.integer({ min: 4, max: 11 }),
    boards: fc.integer({ min: 1, max: 4 }),
    rounds: fc.integer({ min: 1, max: 3 }),
    replays: fc.constantFrom(1, 4),
  })
  .map((request) => (request.format === 'gauntlet' ? { ...request, champion: request.bots >> 1 } : request));

describe('schedules', () => {
  test('every board of every round is played in each of its replays once', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const config = planned(request);
        const schedule = scheduleOf(key, config);
        const seen = new Set<string>();
        const odd: MatchJob[] = [];
        for (let round = 0; round < config.rounds; round++) {
          for (const job of schedule.round(round)) {
            const within = job.board - job.table * config.boards - round * schedule.boardsPerRound;
            if (within < 0 || within >= config.boards || new Set(job.bots).size < 4) odd.push(job);
            seen.add(`${job.board} ${job.replay}`);
          }
        }
        expect(odd).toEqual([]);
        expect(schedule.tables).toBe(tablesOf(config));
        expect(seen.size).toBe(schedule.matches);
        expect(schedule.matches).toBe(schedule.boardsPerRound * config.rounds * config.replays);
      }),
      { numRuns: 60 },
    );
  });

  test('matches are numbered in the order of play, and can be asked for one by one', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const schedule = scheduleOf(key, planned(request));
        const jobs = Array.from({ length: schedule.config.rounds }, (_, round) => [...schedule.round(round)]).flat();
        expect(jobs.map(({ match }) => match)).toEqual(jobs.map((_, index) => index));
        expect(jobs.map(({ match }) => schedule.match(match))).toEqual(jobs);
        expect(jobs.every(({ match, round }) => round === Math.floor(match / schedule.matchesPerRound))).toBe(true);
      }),
      { numRuns: 20 },
    );
  });

  test('the replays of a board are a whole pass apart', () => {
    const schedule = scheduleOf(key, planned({ bots: 13 }));
    const last = new Map<number, number>();
    for (const { match, board } of schedule.round(0)) {
      const before = last.get(board);
      if (before !== undefined) expect(match - before).toBe(39);
      last.set(board, match);
    }
    expect(last.size).toBe(39);
  });

  test('each replay is as often the first one played as any other', () => {
    const schedule = scheduleOf(key, planned({ bots: 28, rounds: 20 }));
    const firsts = [0, 0, 0, 0];
    for (let round = 0; round < 20; round++) {
      const first = schedule.round(round);
      for (let position = 0; position < 189; position++)
        firsts[first.match(position).replay as 0] = (firsts[first.match(position).replay] ?? 0) + 1;
    }
    // 3780 boards: mean 945, standard deviation 26.6.
    for (const count of firsts) expect(Math.abs(count - 945)).toBeLessThan(100);
  });

  test('bots are relabelled in each round', () => {
    const schedule = scheduleOf(key, planned({ bots: 50, maxTables: 50, rounds: 2 }));
    const tablesIn = (round: number) => [...schedule.round(round)].map(({ bots }) => [...bots].sort().join()).sort();
    expect(tablesIn(0)).not.toEqual(tablesIn(1));
  });

  test('the champion of a gauntlet is at every table', () => {
    const schedule = scheduleOf(key, planned({ format: 'gauntlet', bots: 9, champion: 4, rounds: 2 }));
    for (const round of [0, 1]) for (const { bots } of schedule.round(round)) expect(bots).toContain(4);
  });

  test('a schedule of 12 million matches is made in little memory, round by round', () => {
    const schedule = scheduleOf(key, planned({ bots: 200, rounds: 100 }));
    expect([schedule.tables, schedule.matchesPerRound, schedule.matches]).toEqual([9950, 119_400, 11_940_000]);
    expect(schedule.match(11_939_999)).toMatchObject({ match: 11_939_999, round: 99 });
  });

  test('there is no match before the first and none after the last', () => {
    const schedule = scheduleOf(key, planned({ bots: 4 }));
    expect(() => schedule.match(-1)).toThrow(RangeError);
    expect(() => schedule.match(12)).toThrow(RangeError);
    expect(() => schedule.match(0.5)).toThrow(RangeError);
    expect(() => schedule.round(0).match(12)).toThrow(RangeError);
    expect(() => schedule.round(1)).toThrow(RangeError);
  });

  test('a configuration that is not valid throws', () => {
    expect(() => scheduleOf(key, { format: 'budget', bots: 20, boards: 3, rounds: 1, replays: 4 })).toThrow('blocks');
  });
});
