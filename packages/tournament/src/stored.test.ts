import { expect, test } from 'vitest';
import { storedDecisions, storedEvents, storedFoot, storedHead, storedMatch, storedSidecar } from './stored.ts';
import { FIVE, newStore, run, stoppedAt } from './testing/tournament.ts';

test('what a run left is read as it was written', async () => {
  const store = await newStore(FIVE);
  await run(store, { ...stoppedAt(1), tables: 1 });
  expect(storedHead(store).format).toBe('bassadewitz-ledger');
  expect(storedFoot(store)).toBeUndefined();
  expect(storedDecisions(store)).toEqual([]);
  expect(storedMatch(store, 0, store.record(0) ?? '')).toEqual(JSON.parse(store.record(0) ?? ''));
});

test.each([
  ['{"match":', 'it is no JSON'],
  ['null', '/match is null'],
  ['{"match":0}', '/match/'],
])('a record that is %s is named as damaged, with the file that it stands in', async (text, why) => {
  const store = await newStore(FIVE);
  const reading = () => storedMatch(store, 4, text);
  expect(reading).toThrow(`${store.path}: the record of match 4 is damaged: ${why}`);
  expect(reading).toThrow(expect.objectContaining({ code: 'DAMAGED' }));
});

test('so are a decision, and the record of another match', async () => {
  const store = await newStore(FIVE);
  await run(store, { ...stoppedAt(1), tables: 1 });
  expect(() => storedMatch(store, 4, store.record(0) ?? '')).toThrow('match 4 is damaged: it is that of match 0');
  await store.decide({ at: 5, decision: '{"kind":"guess"}' });
  expect(() => storedDecisions(store)).toThrow('a decision before match 5 is damaged: /decision');
});

test('so are the sidecar of a match, that of another, and an event', async () => {
  const store = await newStore(FIVE);
  await run(store, { ...stoppedAt(1), tables: 1 });
  const sidecar = store.sidecar(0) ?? '';
  expect(storedSidecar(store, 0, sidecar)).toMatchObject({ match: 0, faults: [], incidents: [] });
  expect(() => storedSidecar(store, 4, sidecar)).toThrow('the sidecar of match 4 is damaged: it is that of match 0');
  expect(() => storedSidecar(store, 0, '{"match":0}')).toThrow(
    `${store.path}: the sidecar of match 0 is damaged: /match/`,
  );
  await store.event('{"kind":"started","at":7}');
  expect(storedEvents(store)).toEqual([{ kind: 'started', at: 7 }]);
  await store.event('{"kind":"guess","at":7}');
  expect(() => storedEvents(store)).toThrow(`${store.path}: event 1 is damaged: /event/kind is "guess"`);
});
