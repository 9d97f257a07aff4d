/**
 * The place that a live Elo gives among those of all ranked bots, equals sharing the best.
 * @returns null where nobody else is ranked: the first of one is the last of one, here as in every table of a ledger
 */
export function livePlace(elo: number, ranked: readonly number[]): number | null {
  return ranked.length < 2 ? null : 1 + ranked.filter((other) => other > elo).length;
}
