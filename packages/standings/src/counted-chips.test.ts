import { expect, test } from 'vitest';
import { countedChips } from './counted-chips.ts';

test('whoever needed a stand-in has made the least at the table, and nobody else another sum', () => {
  const standIns = [
    { seat: 0, deal: 0, trick: 3 },
    { seat: 2, deal: 0, trick: 0 },
  ] as const;
  expect(countedChips({ chips: [7, -4, 1, -4], standIns })).toEqual([-4, -4, -4, -4]);
  expect(countedChips({ chips: [7, -5, 1, -3], standIns: [standIns[0]] })).toEqual([-5, -5, 1, -3]);
});

test('without one all have what they made', () => {
  expect(countedChips({ chips: [7, -4, 1, -4] })).toEqual([7, -4, 1, -4]);
});
