import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createStore, openStore, type StoreOptions } from './index.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'store-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

async function fresh(options: StoreOptions = {}) {
  const created = await createStore(join(folder, 'a.sqlite'), 'head', options);
  if (!created.ok) throw new Error(created.error.message);
  return created.value;
}

const match = (position: number) => ({ match: position, record: `r${position}`, sidecar: `s${position}` });

/** Commits in the log: frames whose header (24 bytes) says how large the database is after them. */
function commitsIn(log: Buffer): number {
  const salts = log.subarray(16, 24);
  let commits = 0;
  for (let at = 32; at < log.length && log.subarray(at + 8, at + 16).equals(salts); at += 24 + 4096) {
    if (log.readUInt32BE(at + 4) !== 0) commits += 1;
  }
  return commits;
}

test('a second record of a match is refused and the first one stays, alone, in one commit, and later', async () => {
  const store = await fresh();
  const outcomes = await Promise.allSettled([
    store.append({ match: 3, record: 'first', sidecar: 's' }),
    store.append({ match: 3, record: 'second', sidecar: 's' }),
    store.append(match(4)),
  ]);
  expect(outcomes.map((outcome) => outcome.status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  await expect(store.append(match(3))).rejects.toMatchObject({ name: 'StoreError', code: 'DUPLICATE_MATCH' });
  expect([store.record(3), store.record(4), store.count]).toEqual(['first', 'r4', 2]);
  await store.close();
});

test('after the foot, matches, decisions and another foot are refused, incidents are not, also after reopening', async () => {
  const store = await fresh();
  const late = [store.finish('foot'), store.append(match(0))];
  expect((await Promise.allSettled(late)).map((outcome) => outcome.status)).toEqual(['fulfilled', 'rejected']);
  await store.close();
  const again = await openStore(store.path);
  if (!again.ok) throw new Error(again.error.message);
  await expect(again.value.append(match(0))).rejects.toMatchObject({ code: 'FINISHED' });
  await expect(again.value.decide({ at: 0, decision: 'd' })).rejects.toMatchObject({ code: 'FINISHED' });
  await expect(again.value.finish('other')).rejects.toMatchObject({ code: 'FINISHED' });
  await again.value.event('published');
  expect([again.value.foot, again.value.count, again.value.events()]).toEqual(['foot', 0, ['published']]);
  await again.value.close();
});

test('texts that would not come back as they went in, and impossible positions, are programmer errors', async () => {
  const store = await fresh();
  for (const text of ['two\nlines', 'a\rb', 'a\0b', 'lone \ud800 surrogate']) {
    await expect(store.append({ match: 0, record: text, sidecar: '' })).rejects.toThrow(TypeError);
    await expect(store.append({ match: 0, record: '', sidecar: text })).rejects.toThrow(TypeError);
    await expect(store.decide({ at: 0, decision: text })).rejects.toThrow(TypeError);
    await expect(store.event(text)).rejects.toThrow(TypeError);
    await expect(store.setMeta('k', text)).rejects.toThrow(TypeError);
    await expect(store.finish(text)).rejects.toThrow(TypeError);
    await expect(createStore(join(folder, 'b'), text)).rejects.toThrow(TypeError);
    await expect(createStore(join(folder, 'b'), 'h', { meta: { k: text } })).rejects.toThrow(TypeError);
  }
  for (const position of [-1, 0.5, Number.NaN, 2 ** 53]) {
    await expect(store.append(match(position))).rejects.toThrow(TypeError);
    await expect(store.decide({ at: position, decision: '' })).rejects.toThrow(TypeError);
  }
  await expect(openStore(store.path, { gatherMs: -1 })).rejects.toThrow('gatherMs is 0 to 1000 ms, not -1');
  await expect(openStore(store.path, { maxPages: 0 })).rejects.toThrow('maxPages is at least 1, not 0');
  expect(store.count).toBe(0);
  await store.close();
});

test.each([0, 5])('what comes while a commit runs shares the next one (gathering %i ms)', async (gatherMs) => {
  const store = await fresh({ gatherMs });
  const before = commitsIn(readFileSync(`${store.path}-wal`));
  const first = Promise.all([...Array(40).keys()].map((position) => store.append(match(position))));
  await new Promise((resolve) => setTimeout(resolve, gatherMs).unref() && setImmediate(resolve));
  const second = Promise.all([...Array(40).keys()].map((position) => store.append(match(40 + position))));
  await Promise.all([first, second]);
  const commits = commitsIn(readFileSync(`${store.path}-wal`)) - before;
  expect(commits).toBeGreaterThanOrEqual(1);
  expect(commits).toBeLessThanOrEqual(2);
  expect(store.prefix).toBe(80);
  await store.close();
});

test('a writer that waits for the disk does not hold up the event loop', async () => {
  const store = await fresh();
  // Whoever holds the write lock makes the thread wait just as a slow disk does.
  const slow = new DatabaseSync(store.path);
  slow.exec('BEGIN IMMEDIATE');
  let settled = false;
  const append = store.append(match(0)).finally(() => {
    settled = true;
  });
  let turns = 0;
  const ticking = setInterval(() => {
    turns += 1;
  }, 1);
  await expect.poll(() => turns).toBeGreaterThan(10);
  clearInterval(ticking);
  // Were it the loop that waits, it would have waited until the writer gave up.
  expect(settled).toBe(false);
  slow.exec('ROLLBACK');
  slow.close();
  await append;
  expect(store.has(0)).toBe(true);
  await store.close();
});

test('the log stays bounded while the ledger grows', async () => {
  const store = await fresh();
  let largest = 0;
  for (let position = 0; position < 150; position++) {
    const large = 'x'.repeat(50_000);
    await store.append({ match: position, record: large, sidecar: large });
    largest = Math.max(largest, statSync(`${store.path}-wal`).size);
  }
  expect(statSync(store.path).size).toBeGreaterThan(12_000_000);
  expect(largest).toBeLessThan(6_000_000);
  await store.close();
});

test('closing puts on disk what was handed in and leaves one file and its empty lock', async () => {
  const store = await fresh({ gatherMs: 1000 });
  const appends = Promise.all([...Array(3000).keys()].map((position) => store.append(match(position))));
  const closing = store.close();
  expect(store.close()).toBe(closing);
  await expect(store.append(match(9999))).rejects.toMatchObject({ code: 'CLOSED' });
  await Promise.all([appends, closing]);
  expect(readdirSync(folder).sort()).toEqual(['a.sqlite', 'a.sqlite-lock']);
  expect(statSync(join(folder, 'a.sqlite-lock')).size).toBe(0);
  if (existsSync('/proc/self/fd')) {
    const open = readdirSync('/proc/self/fd').map((fd) => `/proc/self/fd/${fd}`);
    expect(open.filter((fd) => existsSync(fd) && statSync(fd).ino === statSync(store.path).ino)).toEqual([]);
  }
  const again = await openStore(store.path);
  if (!again.ok) throw new Error(again.error.message);
  expect(again.value.prefix).toBe(3000);
  await again.value.close();
});

test('a process goes when its store is closed, and when it forgot to', () => {
  const code = `import { createStore } from ${JSON.stringify(new URL('./index.ts', import.meta.url).href)};
    const { value: store } = await createStore(process.argv[1], 'head', { gatherMs: 5 });
    await store.append({ match: 0, record: 'r', sidecar: 's' });
    if (process.argv[2] === 'close') await store.close();
    console.log(process.getActiveResourcesInfo().filter((name) => name !== 'PipeWrap').join());`;
  for (const end of ['close', 'forget']) {
    const argv = ['--input-type=module', '-e', code, join(folder, end), end];
    expect(execFileSync(process.execPath, argv, { encoding: 'utf8', timeout: 90_000 })).toBe('\n');
  }
  expect(readdirSync(folder).filter((name) => name.startsWith('close'))).toEqual(['close', 'close-lock']);
});

test('a ledger is for its owner alone, since it keeps the seed', async () => {
  const store = await fresh();
  await store.append(match(0));
  expect(['', '-wal', '-shm'].map((end) => statSync(store.path + end).mode & 0o777)).toEqual([0o600, 0o600, 0o600]);
  await store.close();
});

test('whoever watches the disk hears of each commit, with what was in it', async () => {
  const commits: { writes: number; ms: number }[] = [];
  const store = await fresh({ onCommit: (commit) => commits.push(commit) });
  await Promise.all([store.append(match(0)), store.append(match(1)), store.event('both')]);
  await store.append(match(2));
  expect(commits.map(({ writes }) => writes)).toEqual([3, 1]);
  for (const { ms } of commits) expect(ms).toBeGreaterThan(0);
  await store.close();
});
