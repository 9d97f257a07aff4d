import { describe, expect, test } from 'vitest';
import { memoryAudit } from './memory-audit.ts';
import { simulated, tableOf } from './simulation.fixture.ts';

const EIGHT = [0.4, 0.2, 0, 0, 0, -0.1, -0.2, -0.3];
const audit = (seed: number, memory: number, rounds = 30) => {
  const results = simulated({ seed, theta: EIGHT, beta: EIGHT, rounds, memory });
  return memoryAudit(tableOf(8, results).sorted(), 8);
};

describe('bots that do not remember', () => {
  const runs = Array.from({ length: 60 }, (_, seed) => audit(seed, 0));

  test('have z-scores with mean 0 and spread 1', () => {
    const scores = runs.flatMap((bots) => bots.map(({ z }) => z));
    const mean = scores.reduce((sum, z) => sum + z, 0) / scores.length;
    const spread = Math.sqrt(scores.reduce((sum, z) => sum + z * z, 0) / scores.length);
    expect(Math.abs(mean)).toBeLessThan(0.12);
    expect(spread).toBeGreaterThan(0.9);
    expect(spread).toBeLessThan(1.1);
  });

  test('are suspected in about one tournament of twenty', () => {
    const suspected = runs.filter((bots) => bots.some(({ suspicious }) => suspicious)).length;
    expect(suspected / runs.length).toBeLessThan(0.1);
  });
});

describe('a bot that remembers', () => {
  test('is found, and nobody else is', () => {
    const bots = audit(1, 8);
    expect(bots.map(({ suspicious }) => suspicious)).toEqual([true, false, false, false, false, false, false, false]);
    // Three quarters of the eight chips are left once the table's mean is taken off.
    expect(bots[0]?.gain).toBeGreaterThan(4);
    expect(bots[0]?.gain).toBeLessThan(8);
  });

  test('is called nothing on fewer than 30 boards', () => {
    const few = audit(1, 30, 2)[0];
    expect(few?.boards).toBeLessThan(30);
    expect(few?.z).toBeGreaterThan(3);
    expect(few?.suspicious).toBe(false);
  });

  test('is found in four runs of five at the gain that is called detectable', () => {
    const detectable = audit(1, 0)[0]?.detectable as number;
    let found = 0;
    for (let seed = 100; seed < 160; seed++) if (audit(seed, detectable / 0.75)[0]?.suspicious) found++;
    expect(found / 60).toBeGreaterThan(0.65);
    expect(found / 60).toBeLessThan(0.95);
  });
});

test('the order of play decides, not the order of input or of seatings', () => {
  const results = simulated({ seed: 4, theta: EIGHT, beta: EIGHT, rounds: 20, memory: 10 });
  const backwards = results.map((result) => ({ ...result, order: results.length - result.order }));
  expect(memoryAudit(tableOf(8, backwards).sorted(), 8)[0]?.z).toBeLessThan(-2);
});

test('what a seat is worth in every match, such as the stake, is no matter', () => {
  const results = simulated({ seed: 8, theta: EIGHT, beta: EIGHT, rounds: 10 });
  const stakes = [-60, 10, 20, 30];
  const shifted = results.map((result) => ({
    ...result,
    chips: result.chips.map((chips, seat) => chips + (stakes[seat] as number)) as unknown as typeof result.chips,
  }));
  const plain = memoryAudit(tableOf(8, results).sorted(), 8);
  memoryAudit(tableOf(8, shifted).sorted(), 8).forEach(({ z, se }, bot) => {
    expect(z).toBeCloseTo(plain[bot]?.z as number, 9);
    expect(se).toBeCloseTo(plain[bot]?.se as number, 9);
  });
});

test('one board by hand: the first of four replays against the mean of the rest', () => {
  const seatings = [
    [0, 1, 2, 3],
    [1, 0, 3, 2],
    [2, 3, 0, 1],
    [3, 2, 1, 0],
  ] as const;
  const results = seatings.map((bots, order) => ({
    order,
    round: 0,
    board: 0,
    bots,
    chips: (order === 0 ? [-9, 3, 3, 3] : [3, -1, -1, -1]) as [number, number, number, number],
    gains: [0, 0, 0, 0] as const,
  }));
  const [bot] = memoryAudit(tableOf(4, results).sorted(), 4);
  // Seat means are all 0; bot 0 made −9, then −1, −1, −1. Mean −3, variance 12, stretch 4/3.
  expect(bot?.gain).toBeCloseTo(8, 12);
  expect(bot?.se).toBeCloseTo((4 / 3) * Math.sqrt(12), 12);
});

test('boards with a stand-in of the bot, and boards with one replay, are not counted', () => {
  const results = simulated({ seed: 5, theta: EIGHT, beta: EIGHT, rounds: 2 });
  const stoodIn = results.map((result) =>
    result.order === 0 ? { ...result, standIns: [true, false, false, false] as const } : result,
  );
  const bot = results[0]?.bots[0] as number;
  expect(memoryAudit(tableOf(8, stoodIn).sorted(), 8)[bot]?.boards).toBe(5);
  const single = simulated({ seed: 5, theta: EIGHT, beta: EIGHT, rounds: 2, replays: 1 });
  expect(memoryAudit(tableOf(8, single).sorted(), 8)[0]).toEqual({
    boards: 0,
    gain: 0,
    se: null,
    z: 0,
    p: 0.5,
    detectable: null,
    suspicious: false,
  });
});
