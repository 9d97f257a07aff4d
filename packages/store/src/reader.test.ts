import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { createStore, openStore, openStoreReadOnly } from './index.ts';

const folder = mkdtempSync(join(tmpdir(), 'store-'));
afterAll(() => rmSync(folder, { recursive: true }));

let files = 0;
async function fresh(meta?: Record<string, string>) {
  files += 1;
  const created = await createStore(
    join(folder, `${files}.sqlite`),
    '{"head":"ä"}',
    meta === undefined ? {} : { meta },
  );
  if (!created.ok) throw new Error(created.error.message);
  return created.value;
}

async function reopened(path: string) {
  const opened = await openStore(path);
  if (!opened.ok) throw new Error(opened.error.message);
  return opened.value;
}

test('everything that was written is read back, by the writer and after reopening', async () => {
  const store = await fresh({ seed: 'abc' });
  await Promise.all([
    store.append({ match: 2, record: '{"r":"♥"}', sidecar: '{"s":2}' }),
    store.append({ match: 0, record: '{"r":0}', sidecar: '{"s":0}' }),
    store.decide({ at: 9, decision: 'later' }),
    store.decide({ at: 1, decision: 'first' }),
    store.decide({ at: 1, decision: 'second' }),
    store.event('started'),
    store.event('restarted'),
    store.setMeta('entropy', 'xyz'),
  ]);
  await store.setMeta('entropy', 'xyz2');
  expect(store.foot).toBeUndefined();
  await store.finish('{"foot":1}');
  const again = () => ({
    head: store.head,
    foot: store.foot,
    count: store.count,
    prefix: store.prefix,
    records: [...store.records()],
    sidecars: [...store.sidecars()],
    decisions: store.decisions(),
    events: store.events(),
    seed: store.meta('seed'),
    entropy: store.meta('entropy'),
  });
  const expected = {
    head: '{"head":"ä"}',
    foot: '{"foot":1}',
    count: 2,
    prefix: 1,
    records: [
      { match: 0, record: '{"r":0}' },
      { match: 2, record: '{"r":"♥"}' },
    ],
    sidecars: [
      { match: 0, sidecar: '{"s":0}' },
      { match: 2, sidecar: '{"s":2}' },
    ],
    decisions: [
      { at: 1, decision: 'first' },
      { at: 1, decision: 'second' },
      { at: 9, decision: 'later' },
    ],
    events: ['started', 'restarted'],
    seed: 'abc',
    entropy: 'xyz2',
  };
  expect(again()).toEqual(expected);
  await store.close();
  const second = await reopened(store.path);
  expect([second.head, second.foot, second.count, second.prefix]).toEqual(['{"head":"ä"}', '{"foot":1}', 2, 1]);
  expect([...second.records()]).toEqual(expected.records);
  await second.close();
});

test('a single match is found by its position', async () => {
  const store = await fresh();
  await store.append({ match: 5, record: 'r5', sidecar: 's5' });
  expect([store.has(5), store.record(5), store.sidecar(5)]).toEqual([true, 'r5', 's5']);
  expect([store.has(4), store.record(4), store.sidecar(4)]).toEqual([false, undefined, undefined]);
  expect(store.meta('none')).toBeUndefined();
  await store.close();
});

test('in whatever order matches come, over however many openings, count, prefix, gaps and ranges are right', async () => {
  const appends = fc.uniqueArray(fc.array(fc.nat(40), { minLength: 1, maxLength: 12 }), { maxLength: 3 });
  await fc.assert(
    fc.asyncProperty(appends, fc.nat(45), fc.nat(45), async (openings, from, to) => {
      let store = await fresh();
      const held = new Set<number>();
      for (const matches of openings) {
        const append = (match: number) => store.append({ match, record: `r${match}`, sidecar: `s${match}` });
        const outcomes = await Promise.allSettled(matches.map(append));
        const fulfilled = outcomes.map((outcome) => outcome.status === 'fulfilled');
        expect(fulfilled).toEqual(matches.map((match) => !held.has(match) && held.add(match) === held));
        await store.close();
        store = await reopened(store.path);
      }
      const positions = [...Array(46).keys()];
      const inRange = positions.filter((match) => match >= from && match < to);
      const gap = positions.find((match) => !held.has(match));
      expect([store.count, store.prefix]).toEqual([held.size, gap]);
      expect([...store.missing(from, to)]).toEqual(inRange.filter((match) => !held.has(match)));
      expect([...store.records(from, to)].map((row) => row.record)).toEqual(
        inRange.filter((match) => held.has(match)).map((match) => `r${match}`),
      );
      await store.close();
    }),
    { numRuns: 6 },
  );
});

test('an iteration goes on across chunks, over gaps, and sees what is appended ahead of it', async () => {
  const store = await fresh();
  // A gap after each hundred.
  const held = [...Array(700).keys()].map((index) => index + Math.floor(index / 100));
  await Promise.all(held.map((match) => store.append({ match, record: `r${match}`, sidecar: '' })));
  const seen: number[] = [];
  for (const { match } of store.records()) {
    seen.push(match);
    if (match === 10) await store.append({ match: 800, record: 'late', sidecar: '' });
  }
  expect(seen).toEqual([...held, 800]);
  expect([...store.missing(0, 707)]).toEqual([100, 201, 302, 403, 504, 605, 706]);
  await store.close();
});

test('a reader follows what another connection writes and keeps nobody out', async () => {
  const store = await fresh();
  const reader = openStoreReadOnly(store.path);
  if (!reader.ok) throw new Error(reader.error.message);
  expect([reader.value.count, reader.value.prefix]).toEqual([0, 0]);
  await store.append({ match: 0, record: 'r0', sidecar: 's0' });
  expect([reader.value.count, reader.value.prefix, reader.value.record(0)]).toEqual([1, 1, 'r0']);
  await reader.value.close();
  await store.close();
});

test('a closed store says so, also in the middle of an iteration', async () => {
  const store = await fresh();
  await Promise.all([...Array(600).keys()].map((match) => store.append({ match, record: '', sidecar: '' })));
  const rows = store.records();
  rows.next();
  await store.close();
  expect(() => store.count).toThrow(expect.objectContaining({ name: 'StoreError', code: 'CLOSED' }));
  expect(() => [...rows]).toThrow(expect.objectContaining({ code: 'CLOSED' }));
});

test('a snapshot shows what was there when it was opened, whatever is written meanwhile', async () => {
  const store = await fresh();
  await store.append({ match: 0, record: 'first', sidecar: 's' });
  const opened = [true, false].map((snapshot) => openStoreReadOnly(store.path, { snapshot }));
  await store.append({ match: 1, record: 'second', sidecar: 's' });
  await store.decide({ at: 2, decision: 'later' });
  const seen = opened.map((one) =>
    one.ok ? [one.value.count, [...one.value.records()].length, one.value.decisions().length] : [],
  );
  expect(seen).toEqual([
    [1, 1, 0],
    [2, 2, 1],
  ]);
  for (const one of opened) if (one.ok) await one.value.close();
  await store.close();
});
