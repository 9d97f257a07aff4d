import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createStore, openStore } from './index.ts';

const folder = mkdtempSync(join(tmpdir(), 'store-'));
afterAll(() => rmSync(folder, { recursive: true }));

const record = 'r'.repeat(700);

test('on a full disk appends reject by name, nothing acknowledged is lost, and the rest fits when there is room', async () => {
  const created = await createStore(join(folder, 'a.sqlite'), 'head', { maxPages: 60 });
  if (!created.ok) throw new Error(created.error.message);
  const store = created.value;
  const acknowledged: number[] = [];
  const codes = new Set<unknown>();
  const lane = async (first: number) => {
    for (let match = first; match < 400; match += 8) {
      await store.append({ match, record, sidecar: record }).then(
        () => acknowledged.push(match),
        (error) => codes.add(error.code),
      );
    }
  };
  await Promise.all([0, 1, 2, 3, 4, 5, 6, 7].map(lane));
  expect(codes).toEqual(new Set(['DISK_FULL']));
  expect(acknowledged.length).toBeGreaterThan(50);
  expect(acknowledged.length).toBeLessThan(200);
  const held = acknowledged.sort((a, b) => a - b);
  expect([...store.records()].map((row) => row.match)).toEqual(held);
  await expect(store.event('small')).rejects.toMatchObject({ name: 'StoreError', code: 'DISK_FULL' });
  await store.close();

  const again = await openStore(store.path);
  if (!again.ok) throw new Error(again.error.message);
  expect([...again.value.records()].map((row) => row.match)).toEqual(held);
  expect(again.value.count).toBe(held.length);
  await Promise.all(
    [...again.value.missing(0, 400)].map((match) => again.value.append({ match, record, sidecar: '' })),
  );
  expect([again.value.count, again.value.prefix]).toEqual([400, 400]);
  await again.value.close();
});
