import { expect, test } from 'vitest';
import { resultOf } from './result-of.ts';
import { recordOf } from './testing/records.ts';

const job = { match: 17, round: 2, table: 1, board: 9, replay: 3, bots: [4, 0, 2, 1] } as const;

test('chips are net, gains without stakes, and the order is the place in the schedule', () => {
  expect(resultOf(recordOf(job, [5, 4, 3, 0]))).toEqual({
    order: 17,
    round: 2,
    board: 9,
    bots: [4, 0, 2, 1],
    chips: [-7, 4, 3, 0],
    gains: [5, 4, 3, 0],
  });
});

test('gains are summed over the deals of the board', () => {
  const record = recordOf(job, [5, 4, 3, 0]);
  const deals = [...record.deals, ...recordOf(job, [0, 0, 0, 48]).deals];
  expect(resultOf({ ...record, deals }).gains).toEqual([5, 4, 3, 48]);
});

test('stand-ins are told by seat, and not at all where there was none', () => {
  const standIns = [{ seat: 2, deal: 0, trick: 5 }] as const;
  expect(resultOf(recordOf(job, [5, 4, 3, 0], { standIns })).standIns).toEqual([false, false, true, false]);
  expect(resultOf(recordOf(job, [5, 4, 3, 0], { standIns: [] }))).not.toHaveProperty('standIns');
});
