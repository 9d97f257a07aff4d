import { balanceProof, deriveKey, scheduleOf } from '@bassadewitz/fairness';
import { StandingsBuilder } from '@bassadewitz/standings';
import { describe, expect, test } from 'vitest';
import { readTournaments } from '../testing/documents.ts';
import { evenlySpread } from './evenly-spread.ts';
import { matchesPage, matchIndex } from './matches.ts';

const five = { schedule: { bots: 5, boards: 3, rounds: 4 } };
const rest = { lastHash: null, verification: null, downloads: [] };

describe("a tournament's document", () => {
  const { read, names } = readTournaments(five);
  const [{ facts, records, finished }] = read as [(typeof read)[0]];
  const document = finished.document(names, rest);

  test('has the standings that the records give', () => {
    const builder = new StandingsBuilder(facts.head);
    for (const record of records) builder.add(record);
    expect(document.standings).toEqual(builder.standings());
  });

  test('counts what was played', () => {
    expect(document.link).toMatchObject({ bots: 5, boards: 60, matches: 240, scheduled: 240, rated: true });
    expect(document.scheduledBoards).toBe(60);
    expect(document.chunks).toBe(4);
    expect(document.matchesPages).toBe(1);
    expect(document.indexes).toBe(1);
  });

  test('has the proof of balance over all rounds', () => {
    const schedule = scheduleOf(deriveKey('publication'), facts.head.schedule);
    expect(document.balance).toEqual(balanceProof(schedule, 0, 4));
  });

  test('tells the ratings after each round; the last are those of the standings', () => {
    expect(document.ratingsByRound.map(({ rounds }) => rounds)).toEqual([1, 2, 3, 4]);
    for (const { bot, chips } of document.standings.rows) {
      expect(document.ratingsByRound.at(-1)?.chips[bot]).toEqual(chips);
    }
  });

  test('lists each board with its replays and what each bot made of it', () => {
    const order = finished.log.byBoard();
    const page = matchesPage(finished.log, order, facts.head, new Set([7]), { tournament: 'x', page: 1, pages: 1 });
    expect(page.boards.map(({ board }) => board)).toEqual(Array.from({ length: 60 }, (_, board) => board));
    for (const { board, round, table, bots, chips, replays, void: out } of page.boards) {
      const own = records.filter((record) => record.board === board);
      expect(new Set(own.map((record) => `${record.round} ${record.table}`))).toEqual(new Set([`${round} ${table}`]));
      expect(replays.map(({ match }) => match).sort((a, b) => a - b)).toEqual(own.map(({ match }) => match));
      bots.forEach((bot, at) => {
        const made = own.map((record) => record.chips[record.bots.indexOf(bot)] as number);
        expect(chips[at]).toBe(made.reduce((sum, value) => sum + value, 0) / 4);
      });
      expect(out).toBe(board === 7);
    }
  });

  test('says on which board each match was played', () => {
    expect(matchIndex(finished.log, 'x', 0).boards).toEqual(records.map(({ board }) => board));
    expect(matchIndex(finished.log, 'x', 1).boards).toEqual([]);
  });
});

test.each([
  [{ ...five }, null],
  [{ ...five, knownSeed: true }, 'known-seed'],
  [{ ...five, complete: false }, 'incomplete'],
] as const)('why a tournament is not rated', (played, cause) => {
  const { read } = readTournaments(played);
  expect(read[0]?.finished.link).toMatchObject({ rated: cause === null, unratedBecause: cause });
});

test('a void board is shown and counts for nobody', () => {
  const decisions = [{ kind: 'void', before: 4, board: 2, reason: 'the host was down' }] as const;
  const { read, names } = readTournaments({ ...five, decisions });
  const [{ finished, records }] = read as [(typeof read)[0]];
  const document = finished.document(names, rest);
  expect(document.link.matches).toBe(240);
  expect(document.standings.matches).toBe(236);
  for (const { bot, chips } of document.standings.rows) {
    expect(document.ratingsByRound.at(-1)?.chips[bot]).toEqual(chips);
  }
  const deals = records.filter(({ board }) => board !== 2).reduce((sum, record) => sum + record.deals.length, 0);
  expect(document.bots.reduce((sum, { outcomes }) => sum + outcomes.deals, 0)).toBe(4 * deals);
});

test('matches that bots who left would have played have no board in the index', () => {
  const decisions = [{ kind: 'withdraw', before: 0, bot: 4, reason: 'it was asked for' }] as const;
  const { read } = readTournaments({ ...five, decisions });
  const [{ finished, records }] = read as [(typeof read)[0]];
  const { boards } = matchIndex(finished.log, 'x', 0);
  for (const { match, board } of records) expect(boards[match]).toBe(board);
  expect(boards.filter((board) => board !== null)).toHaveLength(records.length);
  expect(finished.link.boards).toBe(records.length / 4);
});

test('of many numbers some are taken, evenly spread, with the last', () => {
  expect(evenlySpread(3, 24)).toEqual([1, 2, 3]);
  expect(evenlySpread(10, 4)).toEqual([3, 5, 8, 10]);
  expect(evenlySpread(0, 24)).toEqual([]);
});

test('what stand-ins cost is taken off after each round, so that the last ratings are those of the table', () => {
  const { read, names } = readTournaments({ ...five, standInEach: 5 });
  const [{ finished }] = read as [(typeof read)[0]];
  const { standings, ratingsByRound } = finished.document(names, rest);
  expect(standings.rows.filter(({ penalty }) => penalty > 0).length).toBeGreaterThan(0);
  for (const { bot, chips } of standings.rows) expect(ratingsByRound.at(-1)?.chips[bot]).toEqual(chips);
});
