import { statSync } from 'node:fs';
import { join } from 'node:path';
import { openStoreReadOnly } from '@bassadewitz/store';

/** How far a run's ledger has grown. */
export interface GrownLedger {
  readonly matches: number;
  /** Of the file, without the log that is beside it. */
  readonly bytes: number;
}

/** Looks at the ledger in a run's folder, also while it is played. */
export function ledgerIn(run: string): GrownLedger {
  const path = join(run, 'ledger.sqlite');
  const opened = openStoreReadOnly(path);
  if (!opened.ok) return { matches: 0, bytes: 0 };
  const { count } = opened.value;
  void opened.value.close();
  return { matches: count, bytes: statSync(path).size };
}
