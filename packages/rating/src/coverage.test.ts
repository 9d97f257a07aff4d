import { describe, expect, test } from 'vitest';
import { coverage } from './coverage.fixture.ts';

const SKILLS = { theta: [0.5, 0.3, 0.1, 0, 0, -0.1, -0.3, -0.5], beta: [0.6, 0.3, 0.1, 0, 0, -0.1, -0.3, -0.6] };

describe('95 % intervals of differences hold the truth in 93 to 97 % of simulated tournaments', () => {
  test.each([
    ['four replays', { ...SKILLS, rounds: 30, replays: 4 }, 300],
    ['one replay', { ...SKILLS, rounds: 30, replays: 1 }, 300],
  ])('%s', (_, pool, tournaments) => {
    const { chips, elo } = coverage(tournaments, pool);
    expect(chips).toBeGreaterThan(0.93);
    expect(chips).toBeLessThan(0.97);
    expect(elo).toBeGreaterThan(0.93);
    expect(elo).toBeLessThan(0.97);
  });
});
