import { closeSync, existsSync, fstatSync, openSync, readdirSync, readSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { deriveKey, scheduleOf } from '@bassadewitz/fairness';
import type { LedgerSource } from '@bassadewitz/ladder';
import { type Foot, type Head, hashOfText, LedgerReader, LedgerWriter } from '@bassadewitz/ledger';
import { openStoreReadOnly, StoreError, type StoreReader } from '@bassadewitz/store';
import { exportLedger, storedEvents, storedFoot, storedHead, storedSidecar } from '@bassadewitz/tournament';
import { Failure, inPlainWords } from '../failure.ts';
import { linesOf } from './lines.ts';
import { titleIn } from './title.ts';

/** A ledger to be published, and what gives its files back. */
export interface OpenSource {
  readonly source: LedgerSource;
  close(): Promise<void>;
}

/** A last line is a foot and short; what is longer is no ledger. */
const LAST_LINE_BYTES = 1 << 16;

/**
 * The ledgers that a path stands for: a run's folder, a SQLite file of the arena's, an exported file, or a folder of such folders and files, in
 * order of their names.
 * @throws Failure FILES where there is none; REFUTED where a file is no ledger
 */
export function openSources(path: string): OpenSource[] {
  if (!existsSync(path)) throw new Failure('FILES', `there is no ${path}; give a run's folder or a ledger's file`);
  if (!statSync(path).isDirectory()) return [path.endsWith('.sqlite') ? openStored(path) : openExported(path)];
  const single = openFolder(path);
  if (single !== undefined) return [single];
  const inside = readdirSync(path)
    .sort()
    .map((name) => join(path, name))
    .flatMap((entry) => {
      if (statSync(entry).isDirectory()) return openFolder(entry) ?? [];
      return entry.endsWith('.ndjson') ? openExported(entry) : [];
    });
  if (inside.length > 0) return inside;
  throw new Failure('FILES', `there is no run in ${path}, nor in a folder in it: neither a ledger.sqlite nor a ledger`);
}

function openFolder(folder: string): OpenSource | undefined {
  const [store, file] = [join(folder, 'ledger.sqlite'), join(folder, 'ledger.ndjson')];
  const opened = existsSync(store)
    ? openStored(store, existsSync(file) ? file : undefined, folder)
    : existsSync(file)
      ? openExported(file)
      : undefined;
  return opened === undefined ? undefined : { ...opened, source: { ...opened.source, title: titleIn(folder) } };
}

/** @param written the ledger as text, where it was written out when the tournament was over */
function openStored(path: string, written?: string, name = path): OpenSource {
  // It is read several times, and may be played on meanwhile.
  const opened = openStoreReadOnly(path, { snapshot: true });
  if (!opened.ok) throw new Failure('FILES', opened.error.message);
  const store = opened.value;
  const head = storedHead(store);
  const foot = storedFoot(store) ?? null;
  const text = foot === null || written === undefined ? undefined : openExported(written).source;
  const events = storedEvents(store);
  const began = events.find(({ kind }) => kind === 'started')?.at;
  const ended = foot === null ? undefined : events.findLast(({ kind }) => kind === 'stopped')?.at;
  const source: LedgerSource = {
    name,
    head,
    headHash: new LedgerWriter(head).headHash,
    foot,
    title: null,
    began: instant(began),
    ended: instant(ended),
    lastHash: text?.lastHash,
    matches: store.count,
    measured: true,
    lines: () => text?.lines() ?? exported(store, name, head, foot),
    *sidecars() {
      for (const { match, sidecar } of store.sidecars()) yield storedSidecar(store, match, sidecar);
    },
  };
  return { source, close: () => store.close() };
}

function* exported(store: StoreReader, name: string, head: Head, foot: Foot | null) {
  const seed = store.meta('seed') ?? foot?.seed;
  if (seed === undefined) {
    throw new Failure('FILES', `${name} has no seed: it was imported from a ledger that was not over; use that file`);
  }
  const key = deriveKey(seed, store.meta('entropy') ?? foot?.entropy);
  try {
    for (const text of exportLedger(store, scheduleOf(key, head.schedule))) yield { text, torn: false };
  } catch (error) {
    if (error instanceof StoreError) throw new Failure('FILES', error.message);
    throw error;
  }
}

function openExported(path: string): OpenSource {
  const first = firstLine(path);
  const reader = new LedgerReader();
  const head = reader.read(first);
  if (!head.ok) throw new Failure('REFUTED', `${path} is no ledger: ${head.error.message}; see protocol/v1/ledger.md`);
  if (head.value.kind !== 'head') throw new Error(`${path} was read without a head`);
  const last = lastLine(path);
  const foot = footIn(last);
  if (foot === undefined) {
    throw new Failure('REFUTED', `${path} has no foot: its end was cut off; see protocol/v1/ledger.md`);
  }
  const source: LedgerSource = {
    name: path,
    head: head.value.head,
    headHash: reader.hash,
    foot: foot.complete ? foot : null,
    title: null,
    began: null,
    ended: null,
    lastHash: hashOfText(last),
    matches: foot.matches,
    measured: false,
    lines: () => linesOf(path),
    *sidecars() {},
  };
  return { source, close: async () => {} };
}

function firstLine(path: string): string {
  for (const { text } of linesOf(path)) return text;
  throw new Failure('REFUTED', `${path} is no ledger: it is empty`);
}

function lastLine(path: string): string {
  let file: number;
  try {
    file = openSync(path, 'r');
  } catch (error) {
    throw new Failure('FILES', `cannot read ${path}: ${inPlainWords(error)}`);
  }
  try {
    const { size } = fstatSync(file);
    const bytes = Buffer.alloc(Math.min(size, LAST_LINE_BYTES));
    readSync(file, bytes, 0, bytes.length, size - bytes.length);
    return bytes.toString('utf8').replace(/\n$/, '').split('\n').at(-1) ?? '';
  } finally {
    closeSync(file);
  }
}

function footIn(line: string): Foot | undefined {
  try {
    return (JSON.parse(line) as { foot?: Foot }).foot;
  } catch {
    return undefined;
  }
}

/** ISO 8601, in UTC, to the second. */
function instant(ms: number | undefined): string | null {
  return ms === undefined ? null : `${new Date(ms).toISOString().slice(0, 19)}Z`;
}
