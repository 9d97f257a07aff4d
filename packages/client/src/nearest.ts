import { nearest } from '@bassadewitz/protocol';

/** ` (nearest: X)` when a known name is close to the one that came, else an empty text. */
export function nearestTo(name: string, known: readonly string[]): string {
  const best = nearest(name, known);
  return best === undefined ? '' : ` (nearest: ${best})`;
}
