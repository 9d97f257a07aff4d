import { resultOf } from '@bassadewitz/standings';
import { describe, expect, test } from 'vitest';
import { playedTournament } from '../testing/tournament.ts';
import { MatchLog } from './match-log.ts';

const { records } = playedTournament({ schedule: { bots: 5, rounds: 2 }, standInEach: 7 });
const log = new MatchLog(1);
for (const record of records) log.add(record);

describe('a log of matches', () => {
  test('gives back what the ratings want of each', () => {
    expect(records.map(({ round }, at) => log.result(at, round))).toEqual(records.map(resultOf));
  });

  test('knows how the deals ended, and how many faults there were', () => {
    records.forEach(({ deals }, at) => {
      expect(log.outcomes(at)).toEqual(deals.map(({ outcome }) => outcome));
      expect(log.faults(at)).toBe(deals.flatMap(({ faults }) => faults).length);
    });
  });

  test('lists its matches by board and replay', () => {
    const places = [...log.byBoard()].map((at) => 4 * log.board(at) + log.replay(at));
    expect(places).toEqual(places.map((_, at) => at));
  });

  test('is the same after it was written and read', () => {
    const { columns, size, endings } = log.written();
    const read = MatchLog.read(Buffer.concat(columns), size, endings);
    expect(records.map(({ round }, at) => read.result(at, round))).toEqual(records.map(resultOf));
    expect(read.outcomes(3)).toEqual(log.outcomes(3));
    expect(() => MatchLog.read(Buffer.concat(columns).subarray(1), size, endings)).toThrow(RangeError);
  });

  test('refuses chips that nobody can win', () => {
    const [record] = records;
    const chips = [40_000, -40_000, 0, 0] as const;
    expect(() => new MatchLog().add({ ...(record as (typeof records)[0]), chips })).toThrow('40000 chips');
  });
});
