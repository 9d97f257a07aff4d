/** A number, or the least and the most that it may be where time decides. */
export type Count = number | readonly [least: number, most: number];

/** What is wrong with counts: one line for each that is not as expected. What is not named must not be there at all. */
export function wrongCounts(
  actual: Readonly<Record<string, number>>,
  expected: Readonly<Record<string, Count>>,
): string[] {
  const names = new Set([...Object.keys(actual), ...Object.keys(expected)]);
  return [...names].flatMap((name) => {
    const is = actual[name] ?? 0;
    const count = expected[name] ?? 0;
    const [least, most] = typeof count === 'number' ? [count, count] : count;
    return is >= least && is <= most ? [] : [`${name}: ${is}, not ${least === most ? least : `${least} to ${most}`}`];
  });
}
