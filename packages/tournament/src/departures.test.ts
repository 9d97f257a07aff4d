import type { Decision } from '@bassadewitz/ledger';
import { expect, test } from 'vitest';
import { Departures } from './departures.ts';
import { jobOf } from './testing/jobs.ts';

const left = (bot: number, before: number, kind: 'withdraw' | 'disqualify' | 'bench' = 'withdraw'): Decision => ({
  kind,
  before,
  bot,
  reason: 'r',
});
const leftOut = (decisions: readonly Decision[]) =>
  [jobOf(4, [0, 1, 2, 3]), jobOf(5, [1, 2, 3, 4]), jobOf(6, [3, 2, 1, 0]), jobOf(7, [4, 3, 2, 0])]
    .filter((job) => new Departures(decisions).leaveOut(job))
    .map(({ match }) => match);

test.each(['withdraw', 'disqualify', 'bench'] as const)(
  'after %s the bot’s matches from that round on are left out',
  (kind) => {
    expect(leftOut([left(0, 5, kind)])).toEqual([6, 7]);
    expect(leftOut([left(0, 4, kind)])).toEqual([4, 6, 7]);
    expect(leftOut([left(0, 8, kind)])).toEqual([]);
  },
);

test('a bot that left and was disqualified later is gone from the earlier round on, in whatever order that is said', () => {
  const decisions = [left(0, 5), left(0, 7, 'disqualify')];
  expect(leftOut(decisions)).toEqual([6, 7]);
  expect(leftOut(decisions.toReversed())).toEqual([6, 7]);
});

test('a bot that comes back plays again from that round on, and can leave once more', () => {
  const back: Decision = { kind: 'reinstate', before: 6, bot: 0, reason: 'r' };
  expect(leftOut([left(0, 4, 'bench'), back])).toEqual([4]);
  expect(leftOut([left(0, 4, 'bench'), back, left(0, 7)])).toEqual([4, 7]);
});

test('void boards and a stop leave out nothing by themselves', () => {
  const decisions: Decision[] = [
    { kind: 'void', before: 4, board: 0, reason: 'r' },
    { kind: 'stop', before: 5, cause: 'organiser', reason: 'r' },
  ];
  expect(leftOut(decisions)).toEqual([]);
});

test('all of some matches are left out, or not all', () => {
  const departures = new Departures([left(1, 5), left(4, 5)]);
  expect(departures.leaveOutAll([jobOf(5, [1, 2, 3, 5]), jobOf(6, [4, 2, 3, 5])])).toBe(true);
  expect(departures.leaveOutAll([jobOf(5, [1, 2, 3, 5]), jobOf(6, [0, 2, 3, 5])])).toBe(false);
});
