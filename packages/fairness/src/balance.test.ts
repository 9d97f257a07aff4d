import { describe, expect, test } from 'vitest';
import { balanceProof } from './balance.ts';
import { planSchedule, type ScheduleRequest } from './plan.ts';
import { type Schedule, scheduleOf } from './schedule.ts';
import { deriveKey } from './seed.ts';

function schedule(request: ScheduleRequest): Schedule {
  const plan = planSchedule(request);
  if (!plan.ok) throw new Error(plan.error.message);
  return scheduleOf(deriveKey('balance'), plan.value);
}

const always = (count: number) => ({ least: count, most: count });

describe('the balance proof', () => {
  test('with three boards an exact design is balanced to the last ordered pair of seats', () => {
    expect(balanceProof(schedule({ bots: 13 }))).toEqual({
      rounds: 1,
      matches: 156,
      bots: {
        matches: always(48),
        seats: always(12),
        pairs: always(12),
        seatPairs: always(1),
        leftNeighbours: always(4),
      },
    });
  });

  test('two rounds count twice', () => {
    expect(balanceProof(schedule({ bots: 13, rounds: 3 }), 1, 2).bots).toEqual({
      matches: always(96),
      seats: always(24),
      pairs: always(24),
      seatPairs: always(2),
      leftNeighbours: always(8),
    });
  });

  test('one board of four bots: each has its neighbours at the left twice, and one bot never', () => {
    // By seat: 0123, 1032, 2301, 3210.
    const { bots } = balanceProof(schedule({ bots: 4, boards: 1 }));
    expect([bots.leftNeighbours, bots.seatPairs]).toEqual([
      { least: 0, most: 2 },
      { least: 0, most: 1 },
    ]);
  });

  test('with one board pairs and seats are balanced, neighbours are not', () => {
    const { bots } = balanceProof(schedule({ bots: 13, boards: 1 }));
    expect([bots.seats, bots.pairs]).toEqual([always(4), always(4)]);
    expect(bots.leftNeighbours.most).toBeGreaterThan(bots.leftNeighbours.least);
  });

  test('in the budget form every bot plays equally often, and pairs meet equally often within one table', () => {
    const { bots } = balanceProof(schedule({ bots: 50, maxTables: 250 }));
    expect([bots.matches, bots.seats]).toEqual([always(240), always(60)]);
    expect(bots.pairs).toEqual({ least: 12, most: 24 });
    expect(bots.seatPairs).toEqual({ least: 1, most: 2 });
  });

  test('in a gauntlet the champion meets everyone equally often, and the field is balanced in itself', () => {
    const proof = balanceProof(schedule({ format: 'gauntlet', bots: 20, champion: 3 }));
    expect(proof.champion).toEqual({
      matches: always(684),
      seats: always(171),
      pairs: always(108),
      seatPairs: always(9),
      leftNeighbours: always(36),
    });
    expect([proof.bots.matches, proof.bots.pairs]).toEqual([always(108), always(12)]);
  });

  test('without replays everyone sits in each seat equally often within two', () => {
    for (const bots of [8, 13, 50]) {
      const proof = balanceProof(schedule({ bots, replays: 1 }));
      expect(proof.bots.seats.most - proof.bots.seats.least).toBeLessThanOrEqual(2);
    }
  });

  test('bots beyond what one pass has counters for are counted in several', () => {
    // 1300 bots need 20 million counters; the champion is among those of the second pass.
    const request = { format: 'gauntlet', bots: 1300, champion: 1299, boards: 1, maxTables: 1299 };
    const proof = balanceProof(schedule(request));
    expect([proof.bots.matches, proof.champion?.pairs]).toEqual([always(12), always(12)]);
  });
});
