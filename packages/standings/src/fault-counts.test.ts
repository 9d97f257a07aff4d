import { expect, test } from 'vitest';
import { FaultTally, totalOf } from './fault-counts.ts';
import { recordOf } from './testing/records.ts';

const job = { match: 0, round: 0, table: 0, board: 0, replay: 0 };

test('faults are counted by bot, not by seat, and by kind', () => {
  const tally = new FaultTally(6);
  tally.add(
    recordOf({ ...job, bots: [5, 1, 2, 0] }, [3, 3, 3, 3], {
      faults: [
        { seat: 0, trick: 0, kind: 'timeout' },
        { seat: 0, trick: 3, kind: 'timeout' },
        { seat: 3, trick: 7, kind: 'illegal' },
      ],
    }),
  );
  tally.add(recordOf({ ...job, bots: [1, 5, 2, 0] }, [3, 3, 3, 3], { faults: [{ seat: 1, trick: 0, kind: 'flood' }] }));
  expect(tally.of(5)).toEqual({ timeout: 2, illegal: 0, malformed: 0, disconnect: 0, flood: 1, 'no-show': 0 });
  expect([0, 1, 2, 3, 4, 5].map((bot) => totalOf(tally.of(bot)))).toEqual([1, 0, 0, 0, 0, 3]);
});

test('what was counted for somebody does not move with later matches', () => {
  const tally = new FaultTally(4);
  const before = tally.of(0);
  tally.add(
    recordOf({ ...job, bots: [0, 1, 2, 3] }, [3, 3, 3, 3], { faults: [{ seat: 0, trick: 0, kind: 'no-show' }] }),
  );
  expect([totalOf(before), totalOf(tally.of(0))]).toEqual([0, 1]);
});
