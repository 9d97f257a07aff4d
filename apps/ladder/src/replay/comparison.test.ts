import { cardName, type Four, firstIn, lastIn } from '@bassadewitz/rules';
import { partingsOf } from '@bassadewitz/standings';
import { describe, expect, test } from 'vitest';
import { playRecord, vectorRecords } from '../testing/play-record.ts';
import { comparisonOf } from './comparison.ts';
import { type Playback, playbackOf } from './playback.ts';

/** Where playbacks part. */
const partings = (playbacks: readonly Playback[]) =>
  partingsOf(playbacks.map(({ record, deals }) => ({ replay: record.replay, deals })));

const HANDS = [
  '8C TC TS QS 9H 9D KD AD',
  '7S 9S JS KS 8H QH KH AH',
  'QC 8S AS 7H 7D 8D TD JD',
  '7C 9C JC KC AC TH JH QD',
] as const;
const SEATINGS: readonly Four<number>[] = [
  [4, 7, 8, 9],
  [7, 4, 9, 8],
  [8, 9, 4, 7],
  [9, 8, 7, 4],
];

/** Four replays in which bot 9 leads and plays its highest cards and the others their lowest. */
const replays = SEATINGS.map((bots, replay): Playback => {
  const record = playRecord(
    'classic',
    // As often as a pool can be dealt for at all.
    Array.from({ length: 21 }, () => HANDS),
    (deal, legal) => (bots[deal.turn] === 9 ? lastIn(legal) : firstIn(legal)),
    { bots, replay },
  );
  const playback = playbackOf('classic', record);
  if (!playback.ok) throw new Error(playback.error);
  return playback.value;
});

describe('luck and skill', () => {
  test('each bot has each hand once, and the means of rows and columns add up to nothing', () => {
    const comparison = comparisonOf(replays);
    expect(comparison?.bots).toEqual([4, 7, 8, 9]);
    for (const { cells } of comparison?.hands ?? []) expect(cells.map(({ bot }) => bot)).toEqual([4, 7, 8, 9]);
    const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0);
    expect(sum(comparison?.byBot ?? [Number.NaN])).toBe(0);
    expect(sum(comparison?.hands.map(({ worth }) => worth) ?? [Number.NaN])).toBe(0);
  });

  test('the mean of a bot is what its records say', () => {
    const chipsOf = (bot: number) => replays.map(({ record }) => record.chips[record.bots.indexOf(bot) as 0]);
    const [, , , last] = comparisonOf(replays)?.byBot ?? [];
    expect(last).toBe(chipsOf(9).reduce((a, b) => a + b) / 4);
  });

  test('three replays have none, nor has a bot that plays against itself', () => {
    expect(comparisonOf(replays.slice(1))).toBeUndefined();
    const twice = replays.map((one): Playback => ({ ...one, record: { ...one.record, bots: [4, 4, 8, 9] } }));
    expect(comparisonOf(twice)).toBeUndefined();
  });
});

describe('where replays part', () => {
  test('is the first card in which they differ, with who played what', () => {
    const [first] = partings(replays);
    // Eldest is seat 1; in replay 2 bot 9 sits there and leads its highest card.
    expect(first?.position).toEqual({ deal: 0, ply: 0 });
    expect(first?.seat).toBe(1);
    expect(first?.ways.map(({ card, replays: of }) => [cardName(card), of])).toEqual([
      ['7S', [0, 1, 3]],
      ['AH', [2]],
    ]);
  });

  test('those that go on together part later', () => {
    const found = partings(replays);
    expect(found.length).toBe(3);
    const steps = found.map(({ position }) => position.deal * 32 + position.ply);
    expect(steps).toEqual([...steps].sort((a, b) => a - b));
    for (const { ways, position } of found) {
      const prefixes = ways
        .flatMap(({ replays: of }) => of)
        .map((replay) =>
          replays[replay]?.deals[position.deal]?.plays
            .slice(0, position.ply)
            .map(({ card }) => card)
            .join(),
        );
      expect(new Set(prefixes).size).toBe(1);
    }
  });

  test('replays that are played alike never do', () => {
    const alike = vectorRecords()
      .filter(({ board }) => board === 2)
      .map((record) => playbackOf('classic', record))
      .flatMap((playback) => (playback.ok ? [playback.value] : []));
    expect(alike.length).toBe(4);
    expect(partings(alike)).toEqual([]);
  });
});
