import { rate } from '@bassadewitz/rating';
import { describe, expect, test } from 'vitest';
import { pooled, readTournaments } from '../testing/documents.ts';
import { inOrderOfTime } from '../tournaments/summary.ts';
import { ladderHeadToHead, tournamentHeadToHead } from './head-to-head.ts';
import { ladderDocument, ladderLink } from './ladder.ts';
import { Pool } from './pool.ts';

const five = { schedule: { bots: 5, boards: 3, rounds: 4 } };
const first = { ...five, seed: 'one', ended: '2026-01-01T00:00:00Z' };
const second = { ...five, seed: 'two', ended: '2026-02-01T00:00:00Z' };

describe('a ladder of one tournament', () => {
  const { read, names } = readTournaments(first);
  const [{ finished }] = read as [(typeof read)[0]];
  const pool = new Pool([{ ...finished.summary, log: finished.log }], names);
  const document = ladderDocument(pool);

  test('ranks as the standings do', () => {
    const { rows } = finished.standings;
    expect(
      document.rows.map(({ name, place, band, chips, elo, boards }) => ({ name, place, band, chips, elo, boards })),
    ).toEqual(rows.map(({ name, place, band, chips, elo, boards }) => ({ name, place, band, chips, elo, boards })));
    expect(document.rows.map(({ betterThanNext }) => betterThanNext)).toEqual(
      rows.map(({ toNext }) => toNext?.los ?? null),
    );
  });

  test('is named by rule set and time', () => {
    expect(document.id).toBe('classic-1000ms-10000ms');
    expect(ladderLink(document)).toMatchObject({ bots: 5, tournaments: 1, boards: 60, matches: 240 });
  });

  test('has the head to head of the tournament', () => {
    const table = ladderHeadToHead(pool);
    expect(table).toEqual(tournamentHeadToHead(finished.crosstable, finished.summary.bots, names));
    const [a, b] = [table.bots[0]?.name, table.bots[1]?.name];
    expect(a).toBe(document.rows[0]?.name);
    const cell = finished.crosstable[0]?.cells.find(({ against }) => finished.summary.bots[against]?.name === b);
    expect(table.boards[0]?.[1]).toBe(cell?.meeting.boards);
    expect(table.made[0]?.[1]).toBeCloseTo(cell?.meeting.chips ?? 0, 4);
    expect(table.better[1]?.[0]).toBeCloseTo(-(cell?.difference?.delta ?? 0), 4);
    expect(table.likely[0]?.[1]).toBeCloseTo(cell?.difference?.los ?? 0, 4);
    expect(table.made[0]?.[0]).toBeNull();
  });
});

describe('a ladder of several tournaments', () => {
  test('is one fit over all boards, which differ though they have the same numbers', () => {
    const pool = pooled(first, second);
    expect(pool.results.size).toBe(480);
    const document = ladderDocument(pool);
    expect(document.rows.reduce((sum, { boards }) => sum + boards, 0)).toBe(4 * 120);
    expect(document.rows.map(({ tournaments }) => tournaments)).toEqual([2, 2, 2, 2, 2]);
    const both = rate(
      pool.entities.map(({ bot }) => ({ name: bot.name })),
      pool.results,
    );
    for (const [index, { bot }] of pool.entities.entries()) {
      expect(document.rows.find(({ key }) => key === bot.key)?.chips).toEqual(both.bots[index]?.chips);
    }
  });

  test('tells the ratings after each; the last are those of today', () => {
    const document = ladderDocument(pooled(first, second));
    expect(document.history.map(({ ended }) => ended)).toEqual(['2026-01-01T00:00:00Z', '2026-02-01T00:00:00Z']);
    for (const { bot, chips } of document.history.at(-1)?.rows ?? []) {
      expect(document.rows.find(({ key }) => key === bot)?.chips).toEqual(chips);
    }
    const alone = ladderDocument(pooled(first));
    for (const { bot, chips } of document.history[0]?.rows ?? []) {
      const then = alone.rows.find(({ key }) => key === bot)?.chips;
      expect(chips.value).toBeCloseTo(then?.value ?? 0, 9);
      expect(chips.se).toBeCloseTo(then?.se ?? 0, 9);
    }
  });

  test('a new version of a bot is a new player, and takes the place of the old one', () => {
    const pool = pooled(first, { ...second, bots: [{ version: '2.0' }] });
    const document = ladderDocument(pool);
    expect(pool.entities.map(({ bot, version, newest }) => [bot.name, version, newest])).toContainEqual([
      'bot-0',
      '1.0',
      false,
    ]);
    const row = document.rows.filter(({ name }) => name === 'bot-0');
    expect(row).toMatchObject([{ version: '2.0', tournaments: 1 }]);
    expect(document.rows).toHaveLength(5);
    expect(document.rows.map(({ place }) => place).sort()).toEqual([1, 2, 3, 4, 5]);
  });

  test('house bots and the disqualified hold no place; who left and whose name looks like another is marked', () => {
    const decisions = [{ kind: 'disqualify', before: 240, bot: 1, reason: 'it had help' }] as const;
    const bots = [{ house: true }, {}, { name: 'low' }, { name: 'l0w' }];
    const document = ladderDocument(pooled({ ...first, bots, decisions }));
    const by = (name: string) => document.rows.find((row) => row.name === name);
    expect(by('bot-0')).toMatchObject({ place: null, band: null, marks: ['house'] });
    expect(by('bot-1')).toMatchObject({ place: null, marks: ['disqualified'] });
    expect(by('low')).toMatchObject({ marks: ['similar-name'], similar: true });
    expect(by('l0w')?.marks).toEqual(['similar-name']);
    expect(document.rows.filter(({ place }) => place !== null)).toHaveLength(3);
    const values = document.rows.map(({ chips }) => chips.value);
    expect(values).toEqual([...values].sort((a, b) => b - a));
  });

  test('a void board counts for nobody', () => {
    const decisions = [{ kind: 'void', before: 4, board: 2, reason: 'the host was down' }] as const;
    const { read, names } = readTournaments({ ...first, decisions });
    const [{ finished }] = read as [(typeof read)[0]];
    const { rows } = ladderDocument(new Pool([{ ...finished.summary, log: finished.log }], names));
    expect(rows.map(({ name, chips }) => [name, chips])).toEqual(
      finished.standings.rows.map(({ name, chips }) => [name, chips]),
    );
    expect(rows.reduce((sum, { boards }) => sum + boards, 0)).toBe(4 * 59);
  });

  test('few boards are provisional', () => {
    const document = ladderDocument(pooled({ ...first, schedule: { bots: 5, boards: 3, rounds: 1 } }));
    expect(document.rows.every(({ marks }) => marks.includes('provisional'))).toBe(true);
    expect(ladderDocument(pooled(first)).rows.some(({ marks }) => marks.includes('provisional'))).toBe(false);
  });

  test('groups that never met have rankings of their own', () => {
    const others = ['a', 'b', 'c', 'd', 'e'].map((name) => ({ name }));
    const document = ladderDocument(pooled(first, { ...second, bots: others }));
    expect(document.rows.map(({ group }) => group)).toEqual([0, 0, 0, 0, 0, 1, 1, 1, 1, 1]);
    expect(document.rows.filter(({ place }) => place === 1).map(({ group }) => group)).toEqual([0, 1]);
    const table = ladderHeadToHead(pooled(first, { ...second, bots: others }));
    expect(table.better[0]?.[9]).toBeNull();
    expect(table.made[0]?.[9]).toBeNull();
  });
});

test('what stand-ins cost is taken off after each tournament, so that the last ratings are those of the table', () => {
  const { rows, history } = ladderDocument(pooled({ ...first, standInEach: 5 }, { ...second, standInEach: 3 }));
  expect(rows.filter(({ penalty }) => penalty > 0).length).toBeGreaterThan(0);
  const last = new Map(history.at(-1)?.rows.map(({ bot, chips }) => [bot, chips]));
  expect(rows.map(({ key }) => last.get(key))).toEqual(rows.map(({ chips }) => chips));
});

test('tournaments stand in order of time, those of unknown date first, and of one date by id', () => {
  const link = (id: string, ended: string | null) => ({ link: { id, ended, began: null } as never });
  const given = [link('c', '2026-02-01'), link('b', null), link('d', '2026-01-01'), link('a', '2026-02-01')];
  expect(inOrderOfTime(given).map((one) => (one.link as { id: string }).id)).toEqual(['b', 'd', 'a', 'c']);
});
