import { ALL_CARDS, cardName, NO_CARDS, setOf } from '@bassadewitz/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { vectorRecords } from '../testing/play-record.ts';
import { type Playback, playbackOf } from './playback.ts';
import { sceneAt } from './scene.ts';

const playbacks = vectorRecords().map((record) => {
  const playback = playbackOf('classic', record);
  if (!playback.ok) throw new Error(playback.error);
  return playback.value;
});
// 7S 8S 7C TS | 8C 8H QC 9C | …, eldest is seat 1; tricks go to seats 0 and 2.
const first = playbacks[0] as Playback;
const at = (ply: number) => sceneAt(first, { deal: 0, ply });

describe('what there is to see', () => {
  test('before the first card: four whole hands, the stake in the pool, eldest to play', () => {
    const scene = at(0);
    expect(scene.table).toEqual([]);
    expect(scene.last).toBeUndefined();
    expect(scene.next?.seat).toBe(1);
    expect([scene.pool, scene.balances]).toEqual([12, [-12, 0, 0, 0]]);
  });

  test('in the middle of a trick: its cards, and what the next seat may play', () => {
    const scene = at(2);
    expect(scene.table.map(({ seat, card }) => `${seat} ${cardName(card)}`)).toEqual(['1 7S', '2 8S']);
    expect(scene.next).toEqual({ seat: 3, legal: first.deals[0]?.dealt[3] });
    expect(scene.taken).toBeUndefined();
  });

  test('a complete trick lies there until the next card, and counts', () => {
    const scene = at(4);
    expect(scene.table.length).toBe(4);
    expect(scene.taken).toEqual({ seat: 0, points: 10 });
    expect([scene.trickCounts, scene.points]).toEqual([
      [1, 0, 0, 0],
      [10, 0, 0, 0],
    ]);
    expect(at(5).table.map(({ card }) => cardName(card))).toEqual(['8C']);
  });

  test('all cards are played before the chips are paid', () => {
    const [before, after] = [at(32), at(33)];
    expect([before.settled, before.pool, before.balances]).toEqual([false, 12, [-12, 0, 0, 0]]);
    expect([after.settled, after.pool, after.balances]).toEqual([true, 0, [-8, 0, 3, 5]]);
    expect([after.trickCounts, after.points]).toEqual([
      [1, 4, 2, 1],
      [10, 86, 19, 5],
    ]);
    expect(after.table).toEqual([]);
  });

  test('at every position each card is held by one seat or played', () => {
    fc.assert(
      fc.property(fc.constantFrom(...playbacks), fc.integer({ min: 0, max: 33 }), (playback, ply) => {
        const { hands, deal } = sceneAt(playback, { deal: 0, ply });
        const played = setOf(deal.plays.slice(0, ply).map(({ card }) => card));
        const sets = [...hands, played];
        expect(sets.reduce((all, set) => all | set, NO_CARDS)).toBe(ALL_CARDS);
        expect(sets.reduce((sum, set) => sum ^ set, NO_CARDS)).toBe(ALL_CARDS);
      }),
    );
  });

  test('a deal that there is not is a mistake of the program', () => {
    expect(() => sceneAt(first, { deal: 1, ply: 0 })).toThrow(RangeError);
  });
});
