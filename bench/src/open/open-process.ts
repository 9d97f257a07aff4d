import { readFileSync } from 'node:fs';
import { openStore, openStoreReadOnly } from '@bassadewitz/store';
import { answerParent } from '../child.ts';
import type { Opening, OpeningOrder } from './opening.ts';

/** Bytes that this process has read so far, all threads together. */
function bytesRead(): number | undefined {
  if (process.platform !== 'linux') return undefined;
  const [, count] = /^rchar: (\d+)$/m.exec(readFileSync('/proc/self/io', 'utf8')) ?? [];
  return count === undefined ? undefined : Number(count);
}

answerParent(async ({ path, mode }: OpeningOrder): Promise<Opening> => {
  // The first reading of the count loads what reading it takes.
  bytesRead();
  const before = bytesRead();
  const start = performance.now();
  const opened = mode === 'write' ? await openStore(path) : openStoreReadOnly(path);
  if (!opened.ok) throw new Error(opened.error.message);
  const { head, count, prefix } = opened.value;
  const ms = performance.now() - start;
  const after = bytesRead();
  if (head === '' || prefix > count) throw new Error(`${path} is no ledger of the benchmark`);
  await opened.value.close();
  return { ms, bytes: before === undefined || after === undefined ? undefined : after - before };
});
