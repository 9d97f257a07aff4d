import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openStoreReadOnly, type StoreReader } from '@bassadewitz/store';
import { Failure } from '../failure.ts';

/** Opens the file of a run for reading, also while it is played. The caller closes it. @throws Failure FILES */
export function openRun(folder: string): StoreReader {
  const path = join(folder, 'ledger.sqlite');
  if (!existsSync(path)) throw new Failure('FILES', `there is no run in ${folder}: it has no ledger.sqlite`);
  const opened = openStoreReadOnly(path);
  if (!opened.ok) throw new Failure('FILES', opened.error.message);
  return opened.value;
}
