import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openStore, openStoreReadOnly } from './index.ts';

const INDEX = JSON.stringify(new URL('./index.ts', import.meta.url).href);

const folder = mkdtempSync(join(tmpdir(), 'store-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs code in a process of its own, kills it that many ms after it has said so many lines, and returns all it said. */
async function killed(code: string, argument: string, lines: number, ms: number): Promise<string[]> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', code, argument], {
    stdio: ['ignore', 'pipe', 'inherit'],
    // Gone in any case, also when it never says a word.
    timeout: 90_000,
    killSignal: 'SIGKILL',
  });
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text) => {
    const before = said.split('\n').length;
    said += text;
    if (before <= lines && said.split('\n').length > lines) setTimeout(() => child.kill('SIGKILL'), ms);
  });
  const [status, signal] = await once(child, 'close');
  expect([status, signal]).toEqual([null, 'SIGKILL']);
  // A line that was cut by the kill is no acknowledgement.
  return said
    .slice(0, said.lastIndexOf('\n') + 1)
    .split('\n')
    .slice(0, -1);
}

/** Appends what is missing in eight lanes and says the number of each match once it is durable. */
const APPENDING = `import { writeSync } from 'node:fs';
  import { createStore, openStore } from ${INDEX};
  const path = process.argv[1];
  const created = await createStore(path, 'head');
  const { value: store } = created.ok ? created : await openStore(path);
  writeSync(1, 'open\\n');
  const missing = store.missing(0, 1e6);
  async function lane() {
    for (const match of missing) {
      await store.append({ match, record: match + 'r'.repeat(700), sidecar: match + 's'.repeat(700) });
      writeSync(1, match + '\\n');
    }
  }
  await Promise.all([lane(), lane(), lane(), lane(), lane(), lane(), lane(), lane()]);`;

test('whenever the process is killed, every acknowledged match is there, whole, and the next process goes on', async () => {
  const path = join(folder, 'a.sqlite');
  const acknowledged = new Set<number>();
  for (const [index, ms] of [0, 3, 50, 7, 20, 1, 90, 33, 12, 61].entries()) {
    const said = await killed(APPENDING, path, 1 + index, ms);
    for (const line of said) if (line !== 'open') acknowledged.add(Number(line));
    const reader = openStoreReadOnly(path);
    if (!reader.ok) throw new Error(reader.error.message);
    const rows = [...reader.value.records()];
    const held = new Set(rows.map((row) => row.match));
    expect([...acknowledged].filter((match) => !held.has(match))).toEqual([]);
    expect(rows.filter((row) => row.record !== `${row.match}${'r'.repeat(700)}`)).toEqual([]);
    const sidecars = [...reader.value.sidecars()];
    expect(sidecars.filter((row) => row.sidecar !== `${row.match}${'s'.repeat(700)}`)).toEqual([]);
    expect(sidecars.map((row) => row.match)).toEqual(rows.map((row) => row.match));
    // The lanes append in the order of the positions, so what is durable has no gap.
    expect([reader.value.count, reader.value.prefix]).toEqual([rows.length, rows.length]);
    await reader.value.close();
  }
  expect(acknowledged.size).toBeGreaterThan(20);
});

/** Creates, opens and closes stores one after the other, saying the name of each before it starts. */
const CREATING = `import { writeSync } from 'node:fs';
  import { createStore, openStore } from ${INDEX};
  for (let index = 0; ; index++) {
    const path = process.argv[1] + index;
    writeSync(1, path + '\\n');
    const created = await createStore(path, 'head', { meta: { seed: 'abc' } });
    await created.value.close();
    const opened = await openStore(path);
    await opened.value.close();
  }`;

test('killed while it creates, opens or closes, a process leaves nothing or a whole store', async () => {
  for (const [index, ms] of [0, 11, 29, 43, 58, 77].entries()) {
    const paths = await killed(CREATING, join(folder, `created-${index}-`), 1, ms);
    for (const path of paths) {
      if (!existsSync(path)) continue;
      const opened = await openStore(path);
      if (!opened.ok) throw new Error(opened.error.message);
      expect([opened.value.head, opened.value.meta('seed'), opened.value.count]).toEqual(['head', 'abc', 0]);
      await opened.value.close();
    }
    expect(paths.length).toBeGreaterThan(0);
  }
});
