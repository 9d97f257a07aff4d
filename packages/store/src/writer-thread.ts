import { parentPort, workerData } from 'node:worker_threads';
import { problemOf } from './disk-problem.ts';
import type { FromWriter, ToWriter, Write } from './write.ts';
import { Writer } from './writer.ts';

/** The thread's whole life: open, commit what comes, close. After a failure it only repeats the failure. */
const port = parentPort;
if (port === null) throw new Error('writer-thread runs as a worker thread only');
const { path, maxPages }: { path: string; maxPages?: number } = workerData;

const answer = (message: FromWriter): void => port.postMessage(message);
let failure: FromWriter | undefined;
let writer: Writer | undefined;

/**
 * A failed commit is final: when a synchronisation failed, the system may have dropped the pages that it could not write,
 * and a second attempt would report a success that is none.
 */
function attempt(work: () => FromWriter): void {
  try {
    answer(failure ?? work());
  } catch (error) {
    failure = { kind: 'failed', problem: problemOf(error, path) };
    answer(failure);
  }
}

function commit(writes: readonly Write[]): FromWriter {
  if (writer === undefined) throw new Error('no writer');
  return { kind: 'committed', refusals: writer.commit(writes) };
}

attempt(() => {
  writer = new Writer(path, maxPages);
  return { kind: 'ready' };
});

port.on('message', (message: ToWriter) => {
  if (message.kind === 'commit') attempt(() => commit(message.writes));
  else {
    writer?.close();
    port.close();
  }
});
