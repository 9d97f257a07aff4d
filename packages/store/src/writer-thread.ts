import { parentPort, workerData } from 'node:worker_threads';
import { problemOf } from './disk-problem.ts';
import type { FromWriter, ToWriter } from './write.ts';
import { Writer } from './writer.ts';

/** The thread's whole life: open, commit what comes, close. */
const port = parentPort;
if (port === null) throw new Error('writer-thread runs as a worker thread only');
const { path, maxPages }: { path: string; maxPages?: number } = workerData;

/** What is no failure of disk or file is a bug: it ends the thread, which the other side hears. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch (error) {
    answer({ kind: 'failed', problem: problemOf(error, path) });
    return undefined;
  }
}

function answer(message: FromWriter): void {
  port?.postMessage(message);
}

const writer = attempt(() => new Writer(path, maxPages));
if (writer !== undefined) answer({ kind: 'ready' });

port.on('message', (message: ToWriter) => {
  if (message.kind === 'close') {
    writer?.close();
    port.close();
    return;
  }
  const refusals = attempt(() => writer?.commit(message.writes));
  if (refusals !== undefined) answer({ kind: 'committed', refusals });
});
