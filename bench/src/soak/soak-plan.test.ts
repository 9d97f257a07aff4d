import { randomFrom } from '@bassadewitz/rules';
import { expect, test } from 'vitest';
import { killsFor } from './soak-plan.ts';

test('bots are killed all the time, the server in the first third and not at once', () => {
  const kills = killsFor(600_000, 4, randomFrom('soak'));
  const server = kills.filter(({ bot }) => bot === undefined).map(({ at }) => at);
  const bots = kills.filter(({ bot }) => bot !== undefined).map(({ at }) => at);
  expect(server).toHaveLength(10);
  expect(Math.min(...server)).toBeGreaterThanOrEqual(5000);
  expect(Math.max(...server)).toBeLessThan(200_000);
  expect(bots).toHaveLength(60);
  expect(Math.max(...bots)).toBeGreaterThan(400_000);
  expect(new Set(kills.map(({ bot }) => bot))).toEqual(new Set([undefined, 0, 1, 2, 3]));
});
