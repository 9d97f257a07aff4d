/** An estimate with the half-width of its interval, both in the unit of the axis. */
export interface Interval {
  readonly value: number;
  readonly halfWidth: number;
}

/** Intervals drawn on one axis: a header with its ends and zero, and a line for each. */
export interface IntervalPlot {
  readonly header: string;
  readonly lines: readonly string[];
}

/**
 * Draws intervals as `├──●──┤` on a common axis that includes zero (`│`).
 * @param width characters of a line, at least 15
 */
export function intervalPlot(intervals: readonly Interval[], width: number): IntervalPlot {
  const reach = Math.max(0.001, ...intervals.map(({ value, halfWidth }) => Math.abs(value) + halfWidth));
  const column = (value: number) => Math.round(((value + reach) / (2 * reach)) * (width - 1));
  const end = reach.toFixed(reach < 10 ? 1 : 0);
  const half = (width - 1) / 2;
  const left = `−${end}`.padEnd(Math.floor(half));
  const header = `${left}0${`+${end}`.padStart(width - left.length - 1)}`;
  const lines = intervals.map(({ value, halfWidth }) => {
    const cells = Array<string>(width).fill(' ');
    cells[column(0)] = '│';
    const [from, to] = [column(value - halfWidth), column(value + halfWidth)];
    for (let at = from; at <= to; at += 1) cells[at] = '─';
    cells[from] = '├';
    cells[to] = '┤';
    cells[column(value)] = '●';
    return cells.join('');
  });
  return { header, lines };
}
