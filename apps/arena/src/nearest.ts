import { closest, distance } from 'fastest-levenshtein';

/** ` (did you mean X?)` when a valid word is close to the one that came, else an empty text. */
export function didYouMean(word: string, valid: readonly string[]): string {
  if (valid.length === 0) return '';
  const best = closest(word.toLowerCase(), [...valid]);
  return distance(word.toLowerCase(), best.toLowerCase()) <= Math.max(2, word.length / 3)
    ? ` (did you mean ${best}?)`
    : '';
}
