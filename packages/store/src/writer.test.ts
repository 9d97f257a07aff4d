import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createStore } from './index.ts';
import { Writer } from './writer.ts';

test('the connection that writes is one whose commits are on disk when they return', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'store-'));
  const path = join(folder, 'a.sqlite');
  const created = await createStore(path, 'head');
  if (!created.ok) throw new Error(created.error.message);
  await created.value.close();
  const writer = new Writer(path);
  expect(writer.synchronous).toBe(2);
  writer.close();
  rmSync(folder, { recursive: true });
});
