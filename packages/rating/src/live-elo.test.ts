import { describe, expect, test } from 'vitest';
import { LiveElo, liveEloChanges } from './live-elo.ts';

describe('live Elo', () => {
  test('four bots at 1000 that finish in order end at 1024, 1008, 992 and 976 with K = 32', () => {
    const live = new LiveElo(4, { k: 32, start: 1000 });
    live.add([0, 1, 2, 3], [1, 2, 3, 4]);
    expect(live.ratings).toEqual([1024, 1008, 992, 976]);
  });

  test('four equal bots that tie stay where they are', () => {
    expect(liveEloChanges([1500, 1500, 1500, 1500], [1, 1, 1, 1], 16)).toEqual([0, 0, 0, 0]);
  });

  test('a slam lifts one bot and lowers the three that tie by the same', () => {
    expect(liveEloChanges([1500, 1500, 1500, 1500], [2, 1, 2, 2], 16)).toEqual([-4, 12, -4, -4]);
  });

  test('points are neither made nor lost', () => {
    const changes = liveEloChanges([1310, 1720, 1504, 1466], [3, 1, 1, 4], 24);
    expect(changes[0] + changes[1] + changes[2] + changes[3]).toBeCloseTo(0, 12);
  });

  test('a favourite wins little by winning', () => {
    const [favourite] = liveEloChanges([1900, 1500, 1500, 1500], [1, 2, 2, 2], 32);
    expect(favourite).toBeCloseTo(16 * 3 * (1 / 11), 12);
  });

  test('a bot at two seats counts one match, and its two seats do not move it against each other', () => {
    const live = new LiveElo(2, { k: 32, start: 1000 });
    live.add([0, 0, 1, 1], [1, 2, 3, 4]);
    expect(live.ratings).toEqual([1032, 968]);
    expect([live.matches(0), live.matches(1)]).toEqual([1, 1]);
  });

  test('a bot outside the pool is refused', () => {
    expect(() => new LiveElo(3).add([0, 1, 2, 3], [1, 2, 3, 4])).toThrow('bot 3 is not one of the pool of 3');
  });
});
