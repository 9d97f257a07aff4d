import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createStore, openStore, openStoreReadOnly } from './index.ts';

/** The log's header and a frame of it, in bytes: a frame is 24 bytes of header and a page. */
const LOG_HEADER = 32;
const FRAME = 24 + 4096;

const folder = mkdtempSync(join(tmpdir(), 'store-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Large ones at first, so that the log is folded into the file; then of all sizes. */
function recordOf(match: number, large: number): string {
  return `${match}${'♠r'.repeat(match < large ? 25_000 : 100 * (1 + (match % 40)))}`;
}

interface Snapshot {
  readonly large: number;
  readonly file: Buffer;
  readonly log: Buffer;
  /** For each append: which run of the log it was acknowledged in, and how far that was written by then. */
  readonly acknowledged: readonly { readonly run: string; readonly end: number }[];
}

const runOf = (log: Buffer) => log.toString('hex', 16, 24);

/** End of the last frame of the log's present run (frames left of an earlier run carry other salts). */
function endOf(log: Buffer): number {
  let end = LOG_HEADER;
  while (end < log.length && log.toString('hex', end + 8, end + 16) === runOf(log)) end += FRAME;
  return end;
}

/** Appends matches in order, each its own commit, and takes what lies on disk before the store is closed. */
async function snapshot(name: string, large: number, count: number): Promise<Snapshot> {
  const created = await createStore(join(folder, name), 'head');
  if (!created.ok) throw new Error(created.error.message);
  const store = created.value;
  const acknowledged: { run: string; end: number }[] = [];
  for (let match = 0; match < large + count; match++) {
    await store.append({ match, record: recordOf(match, large), sidecar: `s${match}` });
    const log = readFileSync(`${store.path}-wal`);
    acknowledged.push({ run: runOf(log), end: endOf(log) });
  }
  const taken = { large, file: readFileSync(store.path), log: readFileSync(`${store.path}-wal`), acknowledged };
  await store.close();
  return taken;
}

/** How many matches were acknowledged by the time the log was written so far; earlier runs are in the file. */
function durableAt({ log, acknowledged }: Snapshot, end: number): number {
  return acknowledged.filter((append) => append.run !== runOf(log) || append.end <= end).length;
}

/** Lays out what a power failure left: the file, and a log (reading changes only the log's index). */
function lay(name: string, file: Buffer | undefined, log: Buffer): string {
  const path = join(folder, name);
  if (file !== undefined) writeFileSync(path, file);
  rmSync(`${path}-shm`, { force: true });
  writeFileSync(`${path}-wal`, log);
  return path;
}

/** Opens what a power failure left and expects exactly the first matches, whole. */
async function expectPrefix(path: string, length: number, large: number): Promise<void> {
  const opened = openStoreReadOnly(path);
  if (!opened.ok) throw new Error(opened.error.message);
  const { count, prefix } = opened.value;
  // Of the large ones the last two will do.
  const from = Math.max(0, large - 2);
  const rows = [...opened.value.records(from)];
  const sidecars = [...opened.value.sidecars(from)];
  await opened.value.close();
  expect({ count, prefix }).toEqual({ count: length, prefix: length });
  const matches = [...Array(length - from).keys()].map((index) => from + index);
  const whole = rows.map((row) => row.record === recordOf(row.match, large));
  expect(rows.map((row) => row.match)).toEqual(matches);
  expect(whole).toEqual(matches.map(() => true));
  expect(sidecars).toEqual(matches.map((match) => ({ match, sidecar: `s${match}` })));
}

test.each([
  ['in its first run', 0, 24],
  ['begun anew after it was folded into the file', 36, 12],
])(
  'cut at each frame and in between, the log gives exactly what was acknowledged until there (%s)',
  async (name, large, count) => {
    const taken = await snapshot(name, large, count);
    const end = endOf(taken.log);
    expect(new Set(taken.acknowledged.map((append) => append.run)).size).toBe(large === 0 ? 1 : 2);
    lay('cut', taken.file, taken.log);
    const cuts = [0, 1, LOG_HEADER - 1];
    for (let at = LOG_HEADER; at <= end; at += FRAME) cuts.push(at, at + 1, at + 1000 + (at % 3000));
    expect(cuts.length).toBeGreaterThan(200);
    for (const cut of cuts.filter((bytes) => bytes <= end)) {
      await expectPrefix(lay('cut', undefined, taken.log.subarray(0, cut)), durableAt(taken, cut), large);
    }
    expect(durableAt(taken, end)).toBe(large + count);
  },
);

test('bytes that never reached the disk, in the middle of the log, end it there', async () => {
  const taken = await snapshot('holes', 0, 12);
  for (let at = LOG_HEADER + 17; at < endOf(taken.log); at += 2063) {
    const log = Buffer.from(taken.log);
    log.fill(0x5a, at, at + 512);
    const whole = at - ((at - LOG_HEADER) % FRAME);
    await expectPrefix(lay('hole', taken.file, log), durableAt(taken, whole), 0);
  }
});

test('a store whose log was cut is written on as if the lost matches had never been', async () => {
  const taken = await snapshot('resumed', 0, 10);
  const cut = (taken.acknowledged[6]?.end ?? 0) + FRAME / 2;
  const opened = await openStore(lay('resume', taken.file, taken.log.subarray(0, cut)));
  if (!opened.ok) throw new Error(opened.error.message);
  expect([...opened.value.missing(0, 10)]).toEqual([7, 8, 9]);
  for (const match of [9, 8, 7]) await opened.value.append({ match, record: recordOf(match, 0), sidecar: `s${match}` });
  await opened.value.close();
  await expectPrefix(opened.value.path, 10, 0);
});
