import type { Seat } from './seat.ts';

/** A seat whose bot did not come: a stand-in plays it from the first card on, and nobody is told anything. */
export function absentSeat(): Seat {
  return {
    presence: 'absent',
    networkMs: 0,
    ask() {},
    failed() {},
    stoodIn() {},
    dealOver() {},
    matchOver() {},
  };
}
