/** The four seats of a table, clockwise. */
export const SEATS = [0, 1, 2, 3] as const;

export type Seat = (typeof SEATS)[number];

/** One value for each seat, in the order of the seats. */
export type Four<T> = readonly [T, T, T, T];

export function isSeat(value: unknown): value is Seat {
  return value === 0 || value === 1 || value === 2 || value === 3;
}

/** The seat that is `steps` to the left of `seat`; the next seat clockwise is one step away. */
export function seatAfter(seat: Seat, steps = 1): Seat {
  return ((seat + steps) & 3) as Seat;
}

/** Builds the four values by asking for each seat in turn. */
export function bySeat<T>(valueFor: (seat: Seat) => T): Four<T> {
  return [valueFor(0), valueFor(1), valueFor(2), valueFor(3)];
}
