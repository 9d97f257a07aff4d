import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createStore, openStore, openStoreReadOnly } from './index.ts';

const INDEX = JSON.stringify(new URL('./index.ts', import.meta.url).href);

let folder: string;
let path: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'store-'));
  path = join(folder, 'a.sqlite');
});
afterEach(() => rmSync(folder, { recursive: true }));

async function create() {
  const created = await createStore(path, 'head');
  if (!created.ok) throw new Error(created.error.message);
  return created.value;
}

/** A process that opens the store for writing and keeps it. */
async function holder(): Promise<ChildProcess> {
  const code = `import { openStore } from ${INDEX};
    const opened = await openStore(process.argv[1]);
    console.log(opened.ok);
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code, path], {
    // Gone in any case, also when the test failed.
    timeout: 90_000,
    killSignal: 'SIGKILL',
  });
  const [said] = await once(child.stdout, 'data');
  expect(String(said)).toBe('true\n');
  return child;
}

test('a second process is refused with the name of the first, and may read', async () => {
  const store = await create();
  const code = `import { openStore, openStoreReadOnly } from ${INDEX};
    const started = performance.now();
    const opened = await openStore(process.argv[1]);
    const ms = performance.now() - started;
    const reader = openStoreReadOnly(process.argv[1]);
    console.log(JSON.stringify({ opened, ms, head: reader.value.head }));`;
  const said = execFileSync(process.execPath, ['--input-type=module', '-e', code, path], { encoding: 'utf8' });
  const { opened, ms, head } = JSON.parse(said);
  expect(opened).toEqual({
    ok: false,
    error: { code: 'LOCKED', message: `${path}: in use by process ${process.pid} on ${hostname()}` },
  });
  // A reader waits for five seconds before it says that it cannot.
  expect(ms).toBeLessThan(4500);
  expect(head).toBe('head');
  await store.close();
});

test('the same process is refused as well, through a link too, until the store is closed', async () => {
  const store = await create();
  const link = join(folder, 'link');
  symlinkSync(path, link);
  for (const name of [path, link]) {
    expect(await openStore(name)).toMatchObject({ ok: false, error: { code: 'LOCKED' } });
  }
  await store.append({ match: 0, record: 'r', sidecar: 's' });
  await store.close();
  const again = await openStore(link);
  if (!again.ok) throw new Error(again.error.message);
  expect(again.value.path).toBe(path);
  await again.value.close();
});

test('the lock survives whatever is opened and closed beside it in its own process', async () => {
  const store = await create();
  const reader = openStoreReadOnly(path);
  if (reader.ok) await reader.value.close();
  await openStore(path);
  const code = `import { openStore } from ${INDEX}; console.log((await openStore(process.argv[1])).error?.code);`;
  const said = execFileSync(process.execPath, ['--input-type=module', '-e', code, path], { encoding: 'utf8' });
  expect(said).toBe('LOCKED\n');
  await store.close();
});

test('the lock of a killed process is gone, and its name bars nobody', async () => {
  await (await create()).close();
  const child = await holder();
  expect(await openStore(path)).toMatchObject({
    error: { code: 'LOCKED', message: `${path}: in use by process ${child.pid} on ${hostname()}` },
  });
  child.kill('SIGKILL');
  await once(child, 'exit');
  const opened = await openStore(path);
  if (!opened.ok) throw new Error(opened.error.message);
  await opened.value.close();
});

test('two that open the same store at the same moment are one that may and one that may not', async () => {
  await (await create()).close();
  const results = await Promise.all([openStore(path), openStore(path)]);
  expect(results.map((result) => result.ok).sort()).toEqual([false, true]);
  for (const result of results) if (result.ok) await result.value.close();
});
