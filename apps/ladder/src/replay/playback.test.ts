import type { DealRecord, MatchRecord } from '@bassadewitz/ledger';
import { firstIn, lastIn } from '@bassadewitz/rules';
import { describe, expect, test } from 'vitest';
import { playRecord, vectorRecords } from '../testing/play-record.ts';
import { isForced, playbackOf } from './playback.ts';

const SUITS = [
  '7C 8C 9C TC JC QC KC AC',
  '7S 8S 9S TS JS QS KS AS',
  '7H 8H 9H TH JH QH KH AH',
  '7D 8D 9D TD JD QD KD AD',
] as const;
const MIXED = [
  '7C 9C JC KC 7S 9S JS KS',
  '8C TC QC AC 8S TS QS AS',
  '7H 9H JH KH 7D 9D JD KD',
  '8H TH QH AH 8D TD QD AD',
] as const;

const changed = (record: MatchRecord, deal: Partial<DealRecord>): MatchRecord => ({
  ...record,
  deals: [{ ...(record.deals[0] as DealRecord), ...deal }, ...record.deals.slice(1)],
});

describe('a record is played again by the rules', () => {
  test('and agrees with what another program wrote down', () => {
    const records = vectorRecords();
    expect(records.length).toBe(12);
    for (const record of records) {
      const playback = playbackOf('classic', record);
      expect(playback.ok && playback.value.disagreements).toEqual([]);
      expect(playback.ok && playback.value.deals[0]?.points).toEqual(record.deals[0]?.points);
    }
  });

  test('a carried pool is staked once, and the balances run on', () => {
    // A whole suit in each hand: eldest takes all eight tricks.
    const record = playRecord('classic', [SUITS, MIXED], (_, legal) => firstIn(legal));
    const playback = playbackOf('classic', record);
    if (!playback.ok) throw new Error(playback.error);
    const [slam, next] = playback.value.deals;
    expect(slam?.outcome.outcome).toBe('slam');
    expect([slam?.stake, next?.stake]).toEqual([12, 0]);
    expect([slam?.pool, next?.pool]).toEqual([12, 12]);
    expect(slam?.balances).toEqual([-12, 0, 0, 0]);
    expect(next?.balances).toEqual([-16, 12, -4, -4]);
  });

  test('points that do not follow from the cards are told', () => {
    const [record] = vectorRecords() as [MatchRecord];
    const playback = playbackOf('classic', changed(record, { points: [11, 85, 19, 5] }));
    expect(playback.ok && playback.value.disagreements).toEqual([
      'deal 0, points: 10,86,19,5, the record has 11,85,19,5',
    ]);
  });

  test('net chips that do not follow are told', () => {
    const [record] = vectorRecords() as [MatchRecord];
    const playback = playbackOf('classic', { ...record, chips: [-8, 0, 5, 3] });
    expect(playback.ok && playback.value.disagreements).toEqual(['net chips: -8,0,3,5, the record has -8,0,5,3']);
  });

  test.each([
    [{ plays: '7S 7C' }, 'deal 0: seat 2 played 7C; its hand is 7H, QC'],
    [{ plays: '7S' }, 'deal 0: 1 cards are played; a deal has 32'],
    [{ hands: ['7C', '', '', ''] as const }, 'deal 0: seat 0 is dealt 1 cards (7C); each seat has eight'],
  ])('what cannot be played fails with the reason: %j', (deal, reason) => {
    const [record] = vectorRecords() as [MatchRecord];
    const playback = playbackOf('classic', changed(record, deal));
    expect(playback.ok).toBe(false);
    expect(!playback.ok && playback.error).toContain(reason.split(', ')[0]?.split(' its hand')[0]);
  });
});

describe('what is known of a card', () => {
  const record = playRecord('classic', [MIXED], (_, legal) => lastIn(legal));

  test('a fault stands at the card of its seat and trick, and a stand-in plays from its first card on', () => {
    const faulty = {
      ...changed(record, { faults: [{ seat: 2, trick: 1, kind: 'timeout' }] }),
      standIns: [{ seat: 2, deal: 0, trick: 3 }],
    } as const;
    const playback = playbackOf('classic', faulty);
    const plays = (playback.ok && playback.value.deals[0]?.plays) || [];
    expect(
      plays.filter(({ fault }) => fault !== undefined).map(({ seat, trick, fault }) => ({ seat, trick, fault })),
    ).toEqual([{ seat: 2, trick: 1, fault: 'timeout' }]);
    expect(plays.filter(({ standIn }) => standIn).map(({ seat, trick }) => [seat, trick])).toEqual(
      [3, 4, 5, 6, 7].map((trick) => [2, trick]),
    );
  });

  test('think times stand where they were measured', () => {
    const think = [Array.from({ length: 32 }, (_, at) => (at === 4 * 2 + 3 ? 7.5 : null))];
    const playback = playbackOf('classic', record, think);
    const plays = (playback.ok && playback.value.deals[0]?.plays) || [];
    expect(
      plays.filter(({ thinkMs }) => thinkMs !== undefined).map(({ seat, trick, thinkMs }) => [seat, trick, thinkMs]),
    ).toEqual([[3, 2, 7.5]]);
  });

  test('the last card of a hand is no choice', () => {
    const playback = playbackOf('classic', record);
    const plays = (playback.ok && playback.value.deals[0]?.plays) || [];
    expect(plays.slice(28).every(isForced)).toBe(true);
    expect(isForced(plays[0] as (typeof plays)[0])).toBe(false);
  });
});
