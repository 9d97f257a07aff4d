import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { CommitQueue } from './commit-queue.ts';
import { createStore, openStoreReadOnly } from './index.ts';
import type { Write } from './write.ts';

const folder = mkdtempSync(join(tmpdir(), 'store-'));
afterAll(() => rmSync(folder, { recursive: true }));

const event = (text: string): Write => ({ kind: 'event', event: text });

async function emptyStore(name: string): Promise<string> {
  const created = await createStore(join(folder, name), 'head');
  if (!created.ok) throw new Error(created.error.message);
  await created.value.close();
  return created.value.path;
}

test('when the thread that writes ends by itself, all that waits and all that follows is rejected by name', async () => {
  const path = await emptyStore('lost');
  const queue = new CommitQueue(path, 0, undefined);
  expect(await queue.ready()).toBeUndefined();
  await queue.push(event('kept'));
  // A constraint that no caller can break stands for any bug in the thread.
  const bad = queue.push({ kind: 'event', event: null } as unknown as Write);
  const beside = queue.push(event('beside'));
  await new Promise(setImmediate);
  const after = queue.push(event('after'));
  for (const lost of [bad, beside, after]) await expect(lost).rejects.toMatchObject({ code: 'WRITER_LOST' });
  await expect(queue.push(event('later'))).rejects.toThrow('the thread that writes ended: NOT NULL constraint failed');
  await queue.close();
  const reader = openStoreReadOnly(path);
  if (!reader.ok) throw new Error(reader.error.message);
  expect(reader.value.events()).toEqual(['kept']);
  await reader.value.close();
});

test('a file that the thread cannot open is said at once', async () => {
  const queue = new CommitQueue(join(folder, 'none', 'none'), 0, undefined);
  expect(await queue.ready()).toMatchObject({ code: 'NOT_WRITABLE' });
  await expect(queue.push(event('e'))).rejects.toMatchObject({ code: 'NOT_WRITABLE' });
  await queue.close();
});

test('more writes than one commit takes are all written, in their order', async () => {
  const path = await emptyStore('many');
  const queue = new CommitQueue(path, 0, undefined);
  const texts = [...Array(2500).keys()].map((index) => `e${index}`);
  const order: string[] = [];
  await Promise.all(texts.map((text) => queue.push(event(text)).then(() => order.push(text))));
  await queue.close();
  const reader = openStoreReadOnly(path);
  if (!reader.ok) throw new Error(reader.error.message);
  expect(reader.value.events()).toEqual(texts);
  expect(order).toEqual(texts);
  await reader.value.close();
});
