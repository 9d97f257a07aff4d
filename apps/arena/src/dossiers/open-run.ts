import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { openStoreReadOnly, type StoreReader } from '@bassadewitz/store';
import { Failure } from '../failure.ts';

/**
 * Opens the file of a run to read what a clock measured in it, also while the run goes on.
 * @param path a run's folder, or its ledger.sqlite
 * @throws Failure FILES when it cannot be read or is none
 */
export function openRun(path: string): StoreReader {
  if (!existsSync(path)) throw new Failure('FILES', `there is no ${path}; give a run's folder`);
  const file = statSync(path).isDirectory() ? join(path, 'ledger.sqlite') : path;
  if (!existsSync(file)) throw new Failure('FILES', `there is no run in ${path}: it has no ledger.sqlite`);
  if (file.endsWith('.ndjson')) {
    throw new Failure('FILES', `${path} is an exported ledger, which holds no requests; give the run's folder`);
  }
  const opened = openStoreReadOnly(file);
  if (!opened.ok) throw new Failure('FILES', opened.error.message);
  return opened.value;
}
