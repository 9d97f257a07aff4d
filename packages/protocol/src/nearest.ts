/** Edits (insert, delete, replace, swap of neighbours) that turn `a` into `b`. */
function distance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let edits = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        edits = Math.min(edits, (beforeLast[j - 2] ?? 0) + 1);
      }
      row.push(edits);
    }
    beforeLast = last;
    last = row;
  }
  return last[b.length] ?? 0;
}

/**
 * The name that was probably meant: the one with the fewest edits, not counting case, if at most a third of it
 * (two letters of a short one) would change. Undefined if none is near. Cheap for any input: a name far longer than the
 * candidates is not compared.
 */
export function nearest(name: string, candidates: readonly string[]): string | undefined {
  const wanted = name.toLowerCase();
  let best: string | undefined;
  let fewest = Number.POSITIVE_INFINITY;
  for (const candidate of candidates) {
    const most = Math.max(2, Math.floor(candidate.length / 3));
    if (Math.abs(candidate.length - wanted.length) > most) continue;
    const edits = distance(wanted, candidate.toLowerCase());
    if (edits <= most && edits < Math.min(fewest, candidate.length)) {
      best = candidate;
      fewest = edits;
    }
  }
  return best;
}
