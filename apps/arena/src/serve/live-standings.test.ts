import type { Head, MatchRecord } from '@bassadewitz/ledger';
import { expect, test } from 'vitest';
import { LiveStandings } from './live-standings.ts';

const HEAD = {
  schedule: { replays: 4 },
  bots: ['ann', 'bob', 'cid', 'dan'].map((name) => ({ name, version: '1', house: name === 'dan' })),
} as unknown as Head;

/** A replay in which the first bot takes three chips from the others. */
const replay = (match: number, board: number) =>
  ({
    match,
    board,
    bots: [0, 1, 2, 3],
    chips: [3, -1, -1, -1],
    deals: [{ chips: [3, -1, -1, -1] }],
  }) as unknown as MatchRecord;

test('a board counts once all its replays are over, and nothing of it before', () => {
  const live = new LiveStandings(HEAD, new Set());
  const untouched = JSON.stringify(live.rows());
  for (const match of [0, 1, 2]) live.add(replay(match, 0));
  live.add(replay(4, 1));
  expect(JSON.stringify(live.rows())).toBe(untouched);
  expect(live.boards).toBe(0);
  live.add(replay(3, 0));
  expect(live.boards).toBe(1);
  const [best, ...others] = live.rows();
  expect(best).toMatchObject({ name: 'ann', place: 1, chipsPerBoard: 3, boards: 1, matches: 4, owner: null });
  expect(best?.liveElo).toBeGreaterThan(0);
  expect(others.map(({ name, place }) => [name, place])).toEqual([
    ['bob', 2],
    ['cid', 2],
    ['dan', null],
  ]);
});

test('a bot that only house bots play with has no place, as in the tables of its ledger', () => {
  const alone = { ...HEAD, bots: HEAD.bots.map((bot, index) => ({ ...bot, house: index > 0 })) };
  const live = new LiveStandings(alone, new Set());
  for (const match of [0, 1, 2, 3]) live.add(replay(match, 0));
  expect(live.rows()[0]).toMatchObject({ name: 'ann', place: null, boards: 1 });
});

test('a void board does not count', () => {
  const live = new LiveStandings(HEAD, new Set([0]));
  for (const match of [0, 1, 2, 3]) live.add(replay(match, 0));
  expect(live.rows().map(({ boards, matches, place }) => [boards, matches, place])).toEqual(
    Array(4).fill([0, 0, null]),
  );
});

test('a match that a stand-in finished counts as the least at its table', () => {
  const live = new LiveStandings(HEAD, new Set());
  for (const match of [0, 1, 2, 3]) {
    live.add(match === 0 ? { ...replay(match, 0), standIns: [{ seat: 0, deal: 0, trick: 1 }] } : replay(match, 0));
  }
  // Three chips in three matches and −1 in one; nobody else makes more or less for it.
  expect(live.rows().map(({ name, chipsPerBoard }) => [name, chipsPerBoard])).toEqual([
    ['ann', 2],
    ['bob', -1],
    ['cid', -1],
    ['dan', -1],
  ]);
});
