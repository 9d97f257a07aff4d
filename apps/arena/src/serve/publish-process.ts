import { setPriority } from 'node:os';
import { publishSite } from '@bassadewitz/ladder';
import { openSources } from '../ledger-files/ledger-source.ts';
import type { Publication } from './publisher.ts';

/*
 * Publishes the runs of a server, in a process of its own and with what processor time the tables leave over. What to publish comes on
 * standard input as JSON; the last line on standard error says what went wrong.
 */
setPriority(10);
const stop = new AbortController();
process.once('SIGTERM', () => stop.abort());
let text = '';
for await (const chunk of process.stdin) text += chunk;
const { out, title, baseUrl, runs } = JSON.parse(text) as Publication;
const opened = runs.flatMap((run) => openSources(run.path).map((source) => ({ ...source, run })));
try {
  await publishSite({
    ledgers: opened.map(({ source, run }) => ({ ...source, title: run.title })),
    out,
    title,
    signal: stop.signal,
    ...(baseUrl === undefined ? {} : { baseUrl }),
  });
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
} finally {
  await Promise.all(opened.map(({ close }) => close()));
}
