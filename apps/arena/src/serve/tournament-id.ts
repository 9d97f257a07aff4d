import { basename } from 'node:path';
import { Failure } from '../failure.ts';

/** What a tournament is called in addresses and in the file system. */
export const TOURNAMENT_ID = /^[a-z0-9][a-z0-9-]{0,62}$/;

/** `cups/Spring Cup.json` → `spring-cup`. @throws Failure USAGE where nothing is left of it */
export function idOf(path: string): string {
  const id = basename(path)
    .replace(/\.json$/i, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 63);
  if (id === '')
    throw new Failure('USAGE', `${path}: the name of the file has no letter or digit to name a tournament by`);
  return id;
}
