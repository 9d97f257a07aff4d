import { type Seat, seatAfter } from '@bassadewitz/rules';

/** The sides of a table as a reader sees it, clockwise from the near one. */
export const SIDES = ['near', 'left', 'far', 'right'] as const;
export type Side = (typeof SIDES)[number];

/** Where a seat is when `near` is at the near side. */
export function sideOf(seat: Seat, near: Seat): Side {
  return SIDES[(seat - near + 4) % 4] as Side;
}

/** Who sits there. */
export function seatAt(side: Side, near: Seat): Seat {
  return seatAfter(near, SIDES.indexOf(side));
}
