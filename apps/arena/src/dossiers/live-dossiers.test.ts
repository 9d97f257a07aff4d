import { join } from 'node:path';
import { canonicalJson, type MatchSidecar, sidecarText } from '@bassadewitz/ledger';
import { createStore, type Store } from '@bassadewitz/store';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../testing/command.ts';
import { LiveDossiers } from './live-dossiers.ts';

const folder = temporaryFolder();
afterAll(() => folder.remove());

const headWith = (house: readonly string[]) => ({
  format: 'bassadewitz-ledger',
  version: 1,
  ruleSet: 'classic',
  timeControl: { moveMs: 1000, bankMs: 0, networkCapMs: 0, paceMs: 0 },
  schedule: { format: 'balanced', bots: 4, boards: 2, rounds: 2, replays: 4 },
  commitment: '0'.repeat(64),
  knownSeed: true,
  bots: ['ann', 'bob', 'cid', 'dan'].map((name) => ({
    name,
    version: '1',
    house: house.includes(name),
    isolate: false,
  })),
});
/** What is not looked at here has the shape that is needed, and no more sense than that. */
const DEAL = {
  dealer: 0,
  hands: Array(4).fill(Array(8).fill('7C').join(' ')),
  plays: Array(32).fill('7C').join(' '),
  faults: [],
  tricks: [2, 2, 2, 2],
  points: [30, 30, 30, 30],
  outcome: 'shared',
  chips: [3, -1, -1, -1],
  pool: 0,
  balances: [3, -1, -1, -1],
};
const MOMENT = { deal: 0, trick: 2, seat: 0 };
const FAULT = { ...MOMENT, kind: 'illegal', played: '7C', thinkMs: 3, frame: '{"card":"AS"}', frameLength: 13 };
const REQUEST = { request: 'x.7', match: 'x.m1', hand: ['AS', 'KH'], seed: '0123456789abcdef' };

let store: Store;
let dossiers: LiveDossiers;
let files = 0;

/** A match in which seat 0, which is ann's, won three chips, thought twice and failed once. */
function play(match: number, board: number) {
  const record = JSON.stringify({
    match,
    round: 0,
    table: 0,
    board,
    replay: 0,
    bots: [0, 1, 2, 3],
    salt: '0'.repeat(32),
    deals: [DEAL],
    chips: [3, -1, -1, -1],
  });
  const thinking = [10, 30].map((thinkMs) => ({ ...MOMENT, thinkMs, networkMs: 1 }));
  const sidecar = { match, thinking, faults: [{ ...FAULT, request: REQUEST }], incidents: [] };
  return store.append({ match, record, sidecar: sidecarText(sidecar as unknown as MatchSidecar) });
}

/** A run without a card, in which some bots are house bots. */
async function begin(house: readonly string[]): Promise<void> {
  files += 1;
  const path = join(folder.path, `${files}.sqlite`);
  dossiers = new LiveDossiers(path, ['ann', 'bob']);
  await dossiers.refresh();
  expect([dossiers.summary('ann'), dossiers.faults('ann', 0, 9)]).toEqual([undefined, []]);
  const created = await createStore(path, canonicalJson(headWith(house)));
  if (!created.ok) throw new Error(created.error.message);
  store = created.value;
}

async function end(): Promise<void> {
  await dossiers.close();
  await store.close();
}

beforeEach(async () => {
  await begin(['dan']);
  return end;
});

test('the cards of a fault are held back until the four replays of its board are over', async () => {
  for (const match of [0, 1, 2]) await play(match, 0);
  await dossiers.refresh();
  const held = dossiers.faults('ann', 0, 9);
  expect(held).toHaveLength(3);
  expect(held[1]).toEqual({
    ...MOMENT,
    fault: 1,
    kind: 'illegal',
    match: 'x.m1',
    thinkMs: 3,
    heldBack: true,
    played: null,
    frame: null,
    frameLength: null,
    request: null,
  });
  await play(3, 0);
  await play(4, 1);
  await dossiers.refresh();
  const shown = dossiers.faults('ann', 2, 3);
  expect(shown.map(({ fault, heldBack }) => [fault, heldBack])).toEqual([
    [2, false],
    [3, false],
    [4, true],
  ]);
  expect(shown[0]).toMatchObject({ played: '7C', frame: '{"card":"AS"}', frameLength: 13, request: REQUEST });
});

test('once the tournament is over everything is shown', async () => {
  await play(0, 0);
  await store.finish('{}');
  await dossiers.refresh();
  expect(dossiers.faults('ann', 0, 9)[0]).toMatchObject({ heldBack: false, request: REQUEST });
});

test('a bot is told how it stands, by what has been recorded without a gap', async () => {
  await Promise.all([play(0, 0), play(1, 0), play(3, 0)]);
  await dossiers.refresh();
  const summary = dossiers.summary('ann');
  expect(summary).toMatchObject({
    version: '1',
    matches: 2,
    standing: { place: 1, of: 3, chipsPerMatch: 3 },
    timings: { answers: 4, headRoom: expect.closeTo(970, 0) },
    faults: { total: 2, kinds: { illegal: 2, timeout: 0 } },
  });
  expect(summary?.standing.liveElo).toBeGreaterThan(1500);
  expect(dossiers.summary('bob')).toMatchObject({ standing: { place: 2 }, faults: { total: 0 } });
  await play(2, 0);
  await dossiers.refresh();
  expect(dossiers.summary('ann')?.matches).toBe(4);
});

test('nothing is said of a bot whose author may not ask', async () => {
  await play(0, 0);
  await dossiers.refresh();
  expect([dossiers.summary('cid'), dossiers.summary('eve'), dossiers.faults('cid', 0, 9)]).toEqual([
    undefined,
    undefined,
    [],
  ]);
});

test('a bot that nobody else is ranked with has no place, nor has one that was disqualified', async () => {
  await end();
  await begin(['bob', 'cid', 'dan']);
  await play(0, 0);
  await dossiers.refresh();
  expect(dossiers.summary('ann')?.standing).toMatchObject({ place: null, of: 1 });

  await end();
  await begin(['dan']);
  for (const match of [0, 1, 2, 3]) await play(match, 0);
  await dossiers.refresh();
  expect(dossiers.summary('bob')?.standing).toMatchObject({ place: 2, of: 3 });
  await store.decide({ at: 8, decision: '{"kind":"disqualify","before":8,"bot":0,"reason":"two owners"}' });
  await dossiers.refresh();
  expect(dossiers.summary('ann')?.standing).toMatchObject({ place: null, of: 2 });
  expect(dossiers.summary('bob')?.standing).toMatchObject({ place: 1, of: 2 });
});

test('a record that is none is told by its file and its name, whoever asks and however often', async () => {
  await play(0, 0);
  await store.append({ match: 1, record: '{"match":1}', sidecar: '{}' });
  const damage = `${store.path}: the sidecar of match 1 is damaged: /match/match is missing`;
  await expect(dossiers.refresh()).rejects.toThrow(damage);
  await expect(dossiers.refresh()).rejects.toThrow(damage);
  expect(dossiers.summary('ann')?.matches).toBe(1);
});

test('so is a head that is none', async () => {
  const path = join(folder.path, 'headless.sqlite');
  const created = await createStore(path, '{"bots":4}');
  if (!created.ok) throw new Error(created.error.message);
  await created.value.close();
  await expect(new LiveDossiers(path, ['ann']).refresh()).rejects.toThrow(`${path}: the head is damaged: /head/`);
});
