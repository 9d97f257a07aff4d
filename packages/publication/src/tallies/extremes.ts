/** How many of the best, and of the worst, are kept. */
const KEPT = 5;

/** A match as one bot of a tournament played it; bots are indices in the head. */
export interface PlayedMatch {
  readonly match: number;
  readonly board: number;
  readonly replay: number;
  readonly seat: 0 | 1 | 2 | 3;
  readonly chips: number;
  readonly against: readonly [number, number, number];
}

/** Keeps the matches with the most and those with the least chips; of equals the first that came. */
export class Extremes<M extends { readonly chips: number }> {
  readonly #best: M[] = [];
  readonly #worst: M[] = [];

  /** @param chips those of the match, so that it need not be made for nothing */
  add(chips: number, match: () => M): void {
    keep(this.#best, chips, match, (a, b) => a > b);
    keep(this.#worst, chips, match, (a, b) => a < b);
  }

  get best(): readonly M[] {
    return this.#best;
  }

  get worst(): readonly M[] {
    return this.#worst;
  }
}

function keep<M extends { readonly chips: number }>(
  kept: M[],
  chips: number,
  match: () => M,
  before: (a: number, b: number) => boolean,
): void {
  const last = kept[KEPT - 1];
  if (last !== undefined && !before(chips, last.chips)) return;
  const at = kept.findIndex((other) => before(chips, other.chips));
  kept.splice(at === -1 ? kept.length : at, 0, match());
  if (kept.length > KEPT) kept.pop();
}
