import type { Request } from '@bassadewitz/protocol';

/** A legal card, by the seed of the request. */
export function chooseAtRandom({ seed, legal }: Pick<Request, 'seed' | 'legal'>): string {
  return legal[Number.parseInt(seed.slice(0, 8), 16) % legal.length] as string;
}
