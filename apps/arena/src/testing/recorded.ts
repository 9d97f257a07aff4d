import { join } from 'node:path';
import { openStoreReadOnly } from '@bassadewitz/store';
import { expect } from 'vitest';
import { eventually } from './eventually.ts';

/** How many matches of a run are on record; none where it has no ledger yet. */
export async function recorded(run: string): Promise<number> {
  const opened = openStoreReadOnly(join(run, 'ledger.sqlite'));
  if (!opened.ok) return 0;
  const { count } = opened.value;
  await opened.value.close();
  return count;
}

/** Waits until so many matches of a run are on record. */
export function untilRecorded(run: string, matches: number): Promise<void> {
  return eventually(async () => expect(await recorded(run)).toBeGreaterThanOrEqual(matches), 20);
}
