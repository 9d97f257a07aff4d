import { describe, expect, test } from 'vitest';
import { coverage } from './coverage.fixture.ts';

const SKILLS = { theta: [0.5, 0.3, 0.1, 0, 0, -0.1, -0.3, -0.5], beta: [0.6, 0.3, 0.1, 0, 0, -0.1, -0.3, -0.6] };

const FOUR = { theta: [0.5, 0.1, -0.1, -0.5], beta: [0.6, 0.1, -0.1, -0.6] };

describe('95 % intervals of differences hold the truth in 93 to 97 % of simulated tournaments', () => {
  test.each([
    ['eight bots, 12 boards a bot, four replays', { ...SKILLS, rounds: 4, replays: 4 }, 1500],
    ['eight bots, 12 boards a bot, one replay', { ...SKILLS, rounds: 4, replays: 1 }, 1500],
    ['four bots that share their 12 boards', { ...FOUR, rounds: 4, replays: 4 }, 2000],
    ['eight bots, 30 boards a bot, four replays', { ...SKILLS, rounds: 10, replays: 4 }, 1000],
    ['eight bots, 90 boards a bot, four replays', { ...SKILLS, rounds: 30, replays: 4 }, 300],
    ['eight bots, 90 boards a bot, one replay', { ...SKILLS, rounds: 30, replays: 1 }, 300],
  ])('%s', (_, pool, tournaments) => {
    const { chips, elo } = coverage(tournaments, pool);
    expect(chips).toBeGreaterThan(0.93);
    expect(chips).toBeLessThan(0.97);
    expect(elo).toBeGreaterThan(0.93);
    expect(elo).toBeLessThan(0.97);
  });
});
