/** The candidate that takes the fewest single-letter edits (Levenshtein distance) to turn into `text`; the first among equals. */
export function nearestOf<T extends string>(text: string, candidates: readonly [T, ...T[]]): T {
  let nearest = candidates[0];
  let least = Number.POSITIVE_INFINITY;
  for (const candidate of candidates) {
    const edits = editsBetween(text.toLowerCase(), candidate.toLowerCase());
    if (edits < least) {
      nearest = candidate;
      least = edits;
    }
  }
  return nearest;
}

function editsBetween(from: string, to: string): number {
  // row[j] is the distance between the letters of `from` read so far and the first j letters of `to`.
  let row = Array.from({ length: to.length + 1 }, (_, j) => j);
  for (let i = 1; i <= from.length; i++) {
    const next = [i];
    for (let j = 1; j <= to.length; j++) {
      const replaced = (row[j - 1] as number) + (from[i - 1] === to[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] as number) + 1, (next[j - 1] as number) + 1));
    }
    row = next;
  }
  return row[to.length] as number;
}
