import type { DealRecord, MatchRecord } from '@bassadewitz/ledger';
import { expect, test } from 'vitest';
import { OutcomeTally, outcomesOf } from './outcome-tally.ts';

const deal = (rest: Pick<DealRecord, 'outcome' | 'chips' | 'tricks' | 'points'>): DealRecord => ({
  ...{ dealer: 0, hands: ['', '', '', ''], plays: '', faults: [], pool: 0, balances: [0, 0, 0, 0] },
  ...rest,
});
const match = (...deals: DealRecord[]): MatchRecord => ({
  ...{ match: 0, round: 0, table: 0, board: 0, replay: 0, bots: [3, 1, 0, 2], salt: '', deals, chips: [0, 0, 0, 0] },
});
const tally = new OutcomeTally(4);
tally.add(
  match(
    deal({ outcome: 'slam', chips: [12, -4, -4, -4], tricks: [8, 0, 0, 0], points: [120, 0, 0, 0] }),
    deal({ outcome: 'penalty', chips: [4, -12, 4, 4], tricks: [1, 6, 1, 0], points: [5, 110, 5, 0] }),
    deal({ outcome: 'equal', chips: [0, 0, 0, 0], tricks: [2, 2, 2, 2], points: [30, 30, 30, 30] }),
    deal({ outcome: 'shared', chips: [5, 4, 3, 0], tricks: [0, 2, 3, 3], points: [0, 20, 40, 60] }),
  ),
);

test('the slam is counted for who made it, and against the others', () => {
  expect(tally.of(3)).toEqual({
    ...{ deals: 4, slams: 1, slamsAgainst: 0, penalties: 0, penaltiesReceived: 1, equal: 1, tricks: 11, points: 155 },
  });
});

test('the penalty is counted for who paid it', () => {
  expect(tally.of(1)).toEqual({
    ...{ deals: 4, slams: 0, slamsAgainst: 1, penalties: 1, penaltiesReceived: 0, equal: 1, tricks: 10, points: 160 },
  });
});

test('counts of several tournaments add up', () => {
  expect(outcomesOf([tally.of(3), tally.of(1)])).toEqual({
    ...{ deals: 8, slams: 1, slamsAgainst: 1, penalties: 1, penaltiesReceived: 1, equal: 2, tricks: 21, points: 315 },
  });
});
