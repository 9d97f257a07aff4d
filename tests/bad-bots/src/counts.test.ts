import { expect, test } from 'vitest';
import { wrongCounts } from './counts.ts';

test('counts that are as expected are not mentioned, others are with what was expected', () => {
  expect(wrongCounts({ LATE: 3, TIMEOUT: 4 }, { LATE: 3, TIMEOUT: [2, 4], FLOOD: [0, 1] })).toEqual([]);
  expect(wrongCounts({ LATE: 2, TIMEOUT: 5 }, { LATE: 3, TIMEOUT: [2, 4] })).toEqual([
    'LATE: 2, not 3',
    'TIMEOUT: 5, not 2 to 4',
  ]);
});

test('what is not expected must not be there, and what is must', () => {
  expect(wrongCounts({ FLOOD: 1 }, { LATE: 1 })).toEqual(['FLOOD: 1, not 0', 'LATE: 0, not 1']);
});
