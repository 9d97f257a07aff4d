import type { Decision } from '@bassadewitz/ledger';
import { openStoreReadOnly } from '@bassadewitz/store';
import { expect, test } from 'vitest';
import { TestPlayer } from './testing/test-player.ts';
import { audited, FIVE, finishedLines, linesOf, newStore, run, storeAt } from './testing/tournament.ts';

const upTo = (count: number) => [...Array(count).keys()];

test('every match is played once, and its record passed on in schedule order', async () => {
  const store = await newStore(FIVE);
  const player = new TestPlayer();
  const announced: number[] = [];
  const end = await run(store, { player, onPlayed: ({ match }) => announced.push(match) });
  expect([end.complete, end.played, end.decisions]).toEqual([true, 15, []]);
  expect(end.records.map(({ match }) => match)).toEqual(upTo(15));
  expect(player.begun.toSorted((a, b) => a - b)).toEqual(upTo(15));
  // They end in another order, which is what the order of the records must not depend on.
  expect(announced).not.toEqual(upTo(15));
  expect(await audited(await finishedLines(store))).toEqual({ complete: true, matches: 15, decisions: 0 });
});

test('the ledger is the same to the byte at any number of tables', async () => {
  const ledgers = await Promise.all(
    [1, 2, 7, 64].map(async (tables) => {
      const store = await newStore(FIVE);
      const player = new TestPlayer();
      await run(store, { player, tables });
      expect(player.most).toBe(Math.min(tables, 5));
      return (await finishedLines(store)).join('\n');
    }),
  );
  expect(new Set(ledgers).size).toBe(1);
  expect(ledgers[0]).toContain('"kind":"malformed"');
  expect(ledgers[0]).toContain('"standIns"');
});

test('a bot that plays one table at a time gets no second, and the others do not wait for it', async () => {
  const player = new TestPlayer({ capacity: (bot) => (bot === 0 ? 1 : 2) });
  const end = await run(await newStore(FIVE), { player, tables: 8 });
  expect(end.played).toBe(15);
  expect([0, 1, 2, 3, 4].map((bot) => player.mostOf.get(bot))).toEqual([1, 2, 2, 2, 2]);
  expect(player.begun).not.toEqual(upTo(15));
});

test('the bots hear of a result when it is on disk, and not before', async () => {
  const store = await newStore(FIVE);
  const reader = openStoreReadOnly(store.path);
  if (!reader.ok) throw new Error(reader.error.message);
  const onDisk: boolean[] = [];
  await run(store, { player: new TestPlayer({ announced: (match) => onDisk.push(reader.value.has(match)) }) });
  await reader.value.close();
  expect(onDisk).toEqual(Array(15).fill(true));
});

test('a stop lets the matches in play end, keeps them, and says that the tournament is not over', async () => {
  const store = await newStore(FIVE);
  const stop = new AbortController();
  const player = new TestPlayer();
  const end = await run(store, { player, stop: stop.signal, onPlayed: () => stop.abort() });
  expect(end.complete).toBe(false);
  expect(player.inPlay).toBe(0);
  expect(store.count).toBe(player.begun.length);
  expect(end.played).toBe(store.count);
  expect(store.count).toBeLessThan(15);
});

test('a run that was stopped before it began plays nothing and asks nothing', async () => {
  const stop = AbortSignal.abort();
  const asked: number[] = [];
  const afterRound = async (round: number) => {
    asked.push(round);
    return [];
  };
  const end = await run(await newStore(FIVE), { stop, afterRound });
  expect([end.complete, end.played, end.records, asked]).toEqual([false, 0, [], []]);
});

test('a tournament that is over is taken up without playing anything', async () => {
  const store = await newStore(FIVE);
  await run(store);
  const lines = await finishedLines(store);
  const player = new TestPlayer();
  const again = await run(store, { player });
  expect([again.complete, again.played, again.records.length, player.begun]).toEqual([true, 0, 15, []]);
  expect(linesOf(store)).toEqual(lines);
});

test('a disk that is full ends the run by name; what the bots heard of is there, and the rest is played later', async () => {
  const whole = await newStore(FIVE);
  await run(whole);
  const store = await newStore(FIVE, { maxPages: 15 });
  const announced: number[] = [];
  const player = new TestPlayer({ announced: (match) => announced.push(match) });
  await expect(run(store, { player, tables: 4 })).rejects.toMatchObject({ name: 'StoreError', code: 'DISK_FULL' });
  expect(player.inPlay).toBe(0);
  expect(announced.length).toBeGreaterThan(1);
  expect(announced.length).toBeLessThan(14);
  await store.close();

  const again = await storeAt(store.path);
  expect([...again.records()].map(({ match }) => match)).toEqual(announced.toSorted((a, b) => a - b));
  const end = await run(again, { tables: 4 });
  expect([end.complete, end.played]).toEqual([true, 15 - announced.length]);
  expect(await finishedLines(again)).toEqual(await finishedLines(whole));
});

test('no table at all, and a bot that can play none, are errors and no hang', async () => {
  const store = await newStore(FIVE);
  await expect(run(store, { tables: 0 })).rejects.toThrow('tables is a whole number from 1, not 0');
  const player = new TestPlayer({ capacity: (bot) => (bot === 2 ? 0 : 1) });
  await expect(run(store, { player })).rejects.toThrow('no match can begin: a bot cannot play a single table');
});

test('what a callback fails with ends the run; the match is kept all the same', async () => {
  const store = await newStore(FIVE);
  const onRecord = () => {
    throw new Error('no room for tables');
  };
  await expect(run(store, { onRecord })).rejects.toThrow('no room for tables');
  expect(store.has(0)).toBe(true);
});

test('a decision that cannot stand before the next round is refused before it is recorded', async () => {
  const stop: Decision = { kind: 'stop', before: 5, cause: 'separated', reason: 'r' };
  const bench: Decision = { kind: 'bench', before: 5, bot: 0, reason: 'r' };
  const store = await newStore(FIVE);
  const decided = (...decisions: Decision[]) => run(store, { afterRound: async () => decisions });
  await expect(decided({ ...bench, before: 6 })).rejects.toThrow(
    'a decision (bench) stands before match 6; the next round begins with 5',
  );
  await expect(decided(stop, bench)).rejects.toThrow('a decision (bench) follows the decision to stop');
  expect(store.decisions()).toEqual([]);
});
