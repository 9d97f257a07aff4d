import { expect, it } from 'vitest';
import { bySeat, isSeat, SEATS, seatAfter } from './seat.ts';

it('seats go round clockwise', () => {
  expect(SEATS.map((seat) => seatAfter(seat))).toEqual([1, 2, 3, 0]);
  expect(SEATS.map((seat) => seatAfter(seat, 3))).toEqual([3, 0, 1, 2]);
});

it('four values are asked for in the order of the seats', () => {
  expect(bySeat((seat) => seat * 10)).toEqual([0, 10, 20, 30]);
});

it('only 0 to 3 are seats', () => {
  expect([0, 3, 4, -1, 1.5, '1', null, undefined].map(isSeat)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
    false,
    false,
  ]);
});
