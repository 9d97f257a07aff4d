import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createStore, openStore, openStoreReadOnly } from './index.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'store-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A store at rest with ten matches. */
async function atRest(path: string): Promise<string> {
  const created = await createStore(path, 'head', { meta: { seed: 'abc' } });
  if (!created.ok) throw new Error(created.error.message);
  const matches = [...Array(10).keys()];
  await Promise.all(matches.map((match) => created.value.append({ match, record: 'r'.repeat(3000), sidecar: 's' })));
  await created.value.close();
  return path;
}

async function openings(path: string) {
  const codes: string[] = [];
  for (const open of [openStore, openStoreReadOnly]) {
    const result = await open(path);
    codes.push(result.ok ? 'OPENED' : result.error.code);
    if (result.ok) await result.value.close();
  }
  return codes;
}

function edit(path: string, sql: string): void {
  const db = new DatabaseSync(path);
  db.exec(sql);
  db.close();
}

test('a path that exists is not created again, and what is there stays as it was', async () => {
  const path = join(folder, 'notes.txt');
  writeFileSync(path, 'mine');
  expect(await createStore(path, 'head')).toEqual({
    ok: false,
    error: { code: 'FILE_EXISTS', message: `${path}: exists already` },
  });
  expect(await createStore(folder, 'head')).toMatchObject({ ok: false, error: { code: 'FILE_EXISTS' } });
  expect(readdirSync(folder)).toEqual(['notes.txt']);
  expect(readFileSync(path, 'utf8')).toBe('mine');
});

test('a log whose store is gone is never played into a new store', async () => {
  const path = join(folder, 'a.sqlite');
  writeFileSync(`${path}-wal`, 'an old log');
  expect(await createStore(path, 'head')).toMatchObject({ ok: false, error: { code: 'FILE_EXISTS' } });
});

test('what an interrupted creation left behind does not stand in the way', async () => {
  const path = join(folder, 'a.sqlite');
  writeFileSync(`${path}-new`, 'half a store');
  writeFileSync(`${path}-new-journal`, 'half a journal');
  expect(await openings(await atRest(path))).toEqual(['OPENED', 'OPENED']);
  expect(readdirSync(folder).sort()).toEqual(['a.sqlite', 'a.sqlite-lock']);
});

test('a missing file, a missing folder and a folder are told apart', async () => {
  expect(await openings(join(folder, 'none'))).toEqual(['NOT_FOUND', 'NOT_FOUND']);
  expect(await openings(join(folder, 'no', 'none'))).toEqual(['FOLDER_MISSING', 'FOLDER_MISSING']);
  expect(await createStore(join(folder, 'no', 'new'), 'h')).toMatchObject({ error: { code: 'FOLDER_MISSING' } });
  expect(await openings(folder)).toEqual(['NOT_A_STORE', 'NOT_A_STORE']);
});

test('a foreign file is refused, left as it was, and nothing appears beside it', async () => {
  const files: [string, string | undefined][] = [
    ['empty', ''],
    ['short', 'SQLite format 3\0'],
    ['export.ndjson', '{"prev":"","head":{}}\n'.repeat(500)],
    ['foreign.sqlite', undefined],
  ];
  for (const [name, content] of files) {
    const path = join(folder, name);
    if (content !== undefined) writeFileSync(path, content);
    else
      edit(path, "CREATE TABLE records (match INTEGER PRIMARY KEY, record TEXT); INSERT INTO records VALUES (0, 'r')");
    const before = readFileSync(path);
    expect([name, ...(await openings(path))]).toEqual([name, 'NOT_A_STORE', 'NOT_A_STORE']);
    expect(readFileSync(path).equals(before)).toBe(true);
  }
  expect(readdirSync(folder).sort()).toEqual(['empty', 'export.ndjson', 'foreign.sqlite', 'short']);
});

test('another version of the tables is refused by name', async () => {
  const path = await atRest(join(folder, 'a.sqlite'));
  edit(path, 'PRAGMA user_version = 3');
  expect(await openings(path)).toEqual(['NEWER_SCHEMA', 'NEWER_SCHEMA']);
  expect(openStoreReadOnly(path)).toMatchObject({
    error: { message: `${path}: written by a newer version (schema 3; this one reads 2)` },
  });
  edit(path, 'PRAGMA user_version = 1');
  expect(await openings(path)).toEqual(['OLDER_SCHEMA', 'OLDER_SCHEMA']);
});

test('a file that an older version has written is refused by name and left as it was', async () => {
  const path = join(folder, 'old.sqlite');
  edit(path, readFileSync(new URL('./schema-1.fixture.sql', import.meta.url), 'utf8'));
  const before = readFileSync(path);
  expect(await openings(path)).toEqual(['OLDER_SCHEMA', 'OLDER_SCHEMA']);
  expect(openStoreReadOnly(path)).toMatchObject({
    error: {
      message: `${path}: written by an older version (schema 1; this one reads 2); go on with that version, or export it there: exports are read by every version`,
    },
  });
  expect(readFileSync(path).equals(before)).toBe(true);
  expect(readdirSync(folder)).toEqual(['old.sqlite']);
});

test('other tables, a missing head and a file cut short are damage', async () => {
  const changes = [
    'ALTER TABLE records ADD COLUMN x TEXT',
    'CREATE TABLE x (y)',
    'DELETE FROM lines',
    'DELETE FROM tally',
  ];
  for (const [index, sql] of changes.entries()) {
    const path = await atRest(join(folder, `${index}.sqlite`));
    edit(path, sql);
    expect([sql, ...(await openings(path))]).toEqual([sql, 'DAMAGED', 'DAMAGED']);
  }
  const path = await atRest(join(folder, 'cut.sqlite'));
  const bytes = readFileSync(path).length;
  for (const kept of [bytes - 1, bytes - 4096, 8192, 4096]) {
    truncateSync(path, kept);
    expect([kept, ...(await openings(path))]).toEqual([kept, 'DAMAGED', 'DAMAGED']);
  }
});

test('a switch between log and no log that was interrupted is undone', async () => {
  const path = await atRest(join(folder, 'a.sqlite'));
  const halfway = new DatabaseSync(path);
  // Pages that leave memory in the middle of a transaction are what a killed process leaves in the file.
  halfway.exec("PRAGMA cache_spill = 1; PRAGMA cache_size = 1; BEGIN; UPDATE records SET record = 'torn'");
  for (const open of [openStore, openStoreReadOnly]) {
    const copy = join(folder, open.name);
    for (const end of ['', '-journal']) copyFileSync(path + end, copy + end);
    const opened = await open(copy);
    if (!opened.ok) throw new Error(opened.error.message);
    expect([...opened.value.records()].map((row) => row.record)).toEqual(Array(10).fill('r'.repeat(3000)));
    await opened.value.close();
  }
  halfway.close();
});

test('pages overwritten underneath are reported by name when they are read', async () => {
  const path = await atRest(join(folder, 'a.sqlite'));
  const bytes = readFileSync(path);
  bytes.fill(0xff, 4096 * 12);
  writeFileSync(path, bytes);
  const opened = openStoreReadOnly(path);
  if (!opened.ok) throw new Error(opened.error.message);
  expect(() => [...opened.value.records()]).toThrow(expect.objectContaining({ name: 'StoreError', code: 'DAMAGED' }));
  await opened.value.close();
});

/** Runs as the user nobody when the tests run as root, whom permissions do not bind. */
function asNobody(path: string): string[] {
  const code = `import { createStore, openStore, openStoreReadOnly } from ${JSON.stringify(new URL('./index.ts', import.meta.url).href)};
    const path = process.argv[1];
    if (process.getuid() === 0) process.setuid(65534);
    const results = [await openStore(path), openStoreReadOnly(path), await createStore(path + '-2', 'head')];
    console.log(results.map((result) => (result.ok ? 'OPENED' : result.error.code)).join());
    for (const result of results) if (result.ok) await result.value.close();`;
  const argv = ['--input-type=module', '-e', code, path];
  return execFileSync(process.execPath, argv, { encoding: 'utf8' }).trim().split(',');
}

test.skipIf(process.platform === 'win32')(
  'what permissions forbid is said, and a store at rest is read all the same',
  async () => {
    const within = join(folder, 'within');
    mkdirSync(within);
    const path = await atRest(join(within, 'a.sqlite'));
    if (process.getuid?.() === 0) for (const file of [folder, within, path]) chownSync(file, 65534, 65534);
    chmodSync(within, 0o555);
    expect(asNobody(path)).toEqual(['NOT_WRITABLE', 'OPENED', 'NOT_WRITABLE']);
    chmodSync(within, 0o755);
    chmodSync(path, 0o400);
    expect(asNobody(path)).toEqual(['NOT_WRITABLE', 'OPENED', 'OPENED']);
    chmodSync(path, 0);
    expect(asNobody(path).slice(0, 2)).toEqual(['NOT_READABLE', 'NOT_READABLE']);
  },
);

test('a store is found through a link, and through a link into a missing file nothing is', async () => {
  const path = await atRest(join(folder, 'a.sqlite'));
  symlinkSync(path, join(folder, 'link'));
  symlinkSync(join(folder, 'gone'), join(folder, 'broken'));
  expect(await openings(join(folder, 'link'))).toEqual(['OPENED', 'OPENED']);
  expect(await openings(join(folder, 'broken'))).toEqual(['NOT_FOUND', 'NOT_FOUND']);
});
