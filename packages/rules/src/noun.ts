/**
 * The form of a noun beside a count, for every text of ours: `1 board`, `2 boards`, `1,000 matches`.
 * @param many where it is not the noun with an s
 */
export function nounFor(count: number, one: string, many = `${one}s`): string {
  return count === 1 ? one : many;
}
