/** Where a sign stands on a card of 200 × 300: its middle, and whether it stands on its head. */
export interface Pip {
  readonly x: number;
  readonly y: number;
  readonly turned: boolean;
}

const LEFT = 76;
const MIDDLE = 100;
const RIGHT = 124;

const pip = (x: number, y: number): Pip => ({ x, y, turned: y > 150 });
const pair = (y: number): Pip[] => [pip(LEFT, y), pip(RIGHT, y)];

/** The signs of the ranks that show their number, by rank's index: seven, eight, nine, ten. */
export const PIPS: readonly (readonly Pip[])[] = [
  [...pair(60), pip(MIDDLE, 105), ...pair(150), ...pair(240)],
  [...pair(60), pip(MIDDLE, 105), ...pair(150), pip(MIDDLE, 195), ...pair(240)],
  [...pair(54), ...pair(118), pip(MIDDLE, 150), ...pair(182), ...pair(246)],
  [...pair(54), pip(MIDDLE, 86), ...pair(118), ...pair(182), pip(MIDDLE, 214), ...pair(246)],
];
