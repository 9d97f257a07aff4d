/** The one of some names that a misspelt one is most like: that shares most pairs of letters with it; the first among equals. */
export function nearestOf<T extends string>(text: string, names: readonly [T, ...T[]]): T {
  let nearest = names[0];
  let most = -1;
  for (const name of names) {
    const likeness = likenessOf(pairsIn(text), pairsIn(name));
    if (likeness > most) {
      nearest = name;
      most = likeness;
    }
  }
  return nearest;
}

/** Dice's coefficient of two lists of letter pairs. */
function likenessOf(one: readonly string[], other: readonly string[]): number {
  const rest = [...other];
  let shared = 0;
  for (const pair of one) {
    const at = rest.indexOf(pair);
    if (at < 0) continue;
    rest.splice(at, 1);
    shared += 1;
  }
  return shared / (one.length + other.length);
}

/** The pairs of neighbouring letters in a word, its beginning and its end counted as letters. */
function pairsIn(word: string): string[] {
  const marked = `^${word.toLowerCase()}$`;
  return Array.from({ length: marked.length - 1 }, (_, at) => marked.slice(at, at + 2));
}
