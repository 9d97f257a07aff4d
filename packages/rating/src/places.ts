import type { Four } from './four.ts';

/**
 * Finishing order of a match, by seat: place 1 is best and ties share the best place (1 1 3 4).
 *
 * The order goes by chips over the whole board without stakes, so that a slam makes one first and three tied, a penalty
 * three tied and one last. A bot that a stand-in had to finish for is last whatever its chips; several tie for last.
 */
export function finishingPlaces(gains: Four<number>, standIns?: Four<boolean>): Four<number> {
  const value = (seat: number) => (standIns?.[seat] ? Number.NEGATIVE_INFINITY : (gains[seat] as number));
  const place = (seat: number) => {
    let above = 0;
    for (let other = 0; other < 4; other++) if (value(other) > value(seat)) above++;
    return above + 1;
  };
  return [place(0), place(1), place(2), place(3)];
}
