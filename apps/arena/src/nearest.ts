import { nearest } from '@bassadewitz/protocol';

/** ` (did you mean X?)` when a valid word is close to the one that came, else an empty text. */
export function didYouMean(word: string, valid: readonly string[]): string {
  const best = nearest(word, valid);
  return best === undefined ? '' : ` (did you mean ${best}?)`;
}
