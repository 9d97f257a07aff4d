import { copyFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Decision, MatchRecord } from '@bassadewitz/ledger';
import { StandingsBuilder } from '@bassadewitz/standings';
import type { Store } from '@bassadewitz/store';
import { describe, expect, test } from 'vitest';
import type { TournamentSetup } from './run-tournament.ts';
import { TestPlayer } from './testing/test-player.ts';
import {
  audited,
  emptyFolder,
  FIVE,
  finishedLines,
  headOf,
  linesOf,
  newStore,
  type Run,
  run,
  stoppedAt,
  storeAt,
} from './testing/tournament.ts';

/** Ten matches a round, two where one of the five bots is gone. */
const TEN = { ...FIVE, boards: 2 };
const MATCHES = 14;

/** A rule that follows from the records alone: after the first round a board is void and the bot with the fewest chips is benched. */
class Bench implements Pick<TournamentSetup, 'onRecord' | 'afterRound'> {
  readonly records: MatchRecord[] = [];
  readonly asked: number[] = [];

  readonly onRecord = (record: MatchRecord) => {
    this.records.push(record);
  };

  readonly afterRound = async (round: number): Promise<Decision[]> => {
    this.asked.push(round);
    if (round !== 0) return [];
    const chips = [0, 0, 0, 0, 0];
    for (const record of this.records) {
      for (const [seat, bot] of record.bots.entries()) chips[bot] = (chips[bot] ?? 0) + (record.chips[seat] ?? 0);
    }
    const bot = chips.indexOf(Math.min(...chips));
    return [
      { kind: 'void', before: 10, board: 1, reason: 'the host was down' },
      { kind: 'bench', before: 10, bot, reason: `${chips[bot]} chips` },
    ];
  };
}

const upTo = (count: number) => [...Array(count).keys()];
const withRule = (store: Store, setup: Partial<TournamentSetup> = {}) => run(store, { ...new Bench(), ...setup });

/** The ledger of a run that is never broken off; played once for all tests. */
const unbroken = () => {
  ledger ??= (async () => {
    const store = await newStore(TEN);
    await withRule(store);
    return finishedLines(store);
  })();
  return ledger;
};
let ledger: Promise<string[]> | undefined;

/** Takes a run up where it was broken off, and holds what comes out against that of a run that never was. */
const takesUpAs = async (lines: readonly string[], store: Store, tables: number): Promise<Run> => {
  const bench = new Bench();
  const end = await run(store, { ...bench, tables });
  expect(end.complete).toBe(true);
  expect(await finishedLines(store)).toEqual(lines);
  expect(bench.records).toEqual(recordsIn(lines));
  return end;
};

test('the run that the others are held against has decisions, and matches that are left out', async () => {
  expect(await audited(await unbroken())).toEqual({ complete: true, matches: MATCHES, decisions: 2 });
});

describe('a run that is broken off gives the same ledger to the byte', () => {
  test('by a stop after any number of matches', async () => {
    const lines = await unbroken();
    const broken = async (count: number) => {
      const store = await newStore(TEN);
      const tables = 1 + (count % 3);
      const first = await withRule(store, { ...stoppedAt(count), tables });
      const second = await takesUpAs(lines, store, 4 - tables);
      expect(first.played + second.played).toBe(MATCHES);
    };
    await Promise.all(upTo(MATCHES).map((count) => broken(count + 1)));
  });

  test('by a player that rejects any match', async () => {
    const lines = await unbroken();
    const broken = async (match: number) => {
      const store = await newStore(TEN);
      const failing = withRule(store, { player: new TestPlayer({ failsAt: match }), tables: 2 });
      await expect(failing).rejects.toThrow(`match ${match} failed`);
      const kept = store.count;
      expect(store.has(match)).toBe(false);
      expect((await takesUpAs(lines, store, 3)).played).toBe(MATCHES - kept);
    };
    await Promise.all(recordsIn(lines).map(({ match }) => broken(match)));
  });

  test('by a machine that goes down at any match: what was on disk then is all there is', async () => {
    const lines = await unbroken();
    const store = await newStore(TEN);
    const copies: { kept: number; path: string }[] = [];
    await withRule(store, {
      tables: 3,
      onPlayed: () => copies.push({ kept: store.count, path: copyOf(store.path) }),
    });
    expect(copies).toHaveLength(MATCHES);
    const broken = async ({ path, kept }: (typeof copies)[number]) => {
      const copy = await storeAt(path);
      expect(copy.count).toBeGreaterThanOrEqual(kept);
      const before = copy.count;
      expect((await takesUpAs(lines, copy, 2)).played).toBe(MATCHES - before);
    };
    await Promise.all(copies.map(broken));
  });

  test('between two decisions: each is recorded once', async () => {
    const lines = await unbroken();
    for (const kept of [0, 1, 2]) {
      const store = await newStore(TEN);
      const decide = store.decide.bind(store);
      let decided = 0;
      store.decide = async (decision) => {
        if (decided === kept) throw new Error('the power went');
        decided += 1;
        await decide(decision);
      };
      const broken = withRule(store, kept === 2 ? { ...stoppedAt(10), tables: 1 } : {});
      if (kept === 2) expect((await broken).complete).toBe(false);
      else await expect(broken).rejects.toThrow('the power went');
      store.decide = decide;
      expect(store.decisions()).toHaveLength(kept);
      expect(await takesUpAs(lines, store, 3)).toMatchObject({
        played: 4,
        decisions: [{ kind: 'void' }, { kind: 'bench' }],
      });
    }
  });

  test('after each single match', async () => {
    const lines = await unbroken();
    const store = await newStore(TEN);
    for (let runs = 1; runs <= MATCHES; runs += 1) {
      const end = await withRule(store, { ...stoppedAt(1), tables: 1 });
      expect([end.played, end.complete]).toEqual([1, runs === MATCHES]);
    }
    expect(await finishedLines(store)).toEqual(lines);
  });
});

test('the part that was played is a ledger of its own: the beginning of the whole one', async () => {
  const lines = await unbroken();
  const store = await newStore(TEN);
  await expect(withRule(store, { player: new TestPlayer({ failsAt: 3 }), tables: 2 })).rejects.toThrow();
  const part = linesOf(store);
  // Match 4 or later may be on record; without match 3 it is no part of the prefix.
  expect(part.slice(0, -1)).toEqual(lines.slice(0, 4));
  expect(part.at(-1)).toContain('"complete":false');
  expect(part.join('\n')).not.toContain('seed for tests');
  expect(await audited(part)).toEqual({ complete: false, matches: 3, decisions: 0 });
});

test('a rule is asked once a round, and again only where the next round had not begun', async () => {
  const store = await newStore(TEN);
  const first = new Bench();
  await run(store, { ...first, ...stoppedAt(11), tables: 1 });
  expect(first.asked).toEqual([0]);
  const second = new Bench();
  await run(store, second);
  expect(second.asked).toEqual([1]);
});

test('a long history leaves the event loop its turns: the connections of the bots live on it', async () => {
  const store = await newStore({ ...FIVE, boards: 60 });
  const played = await newStore(FIVE);
  await run(played, { ...stoppedAt(1), tables: 1 });
  const record = (match: number) => played.record(0)?.replace('"match":0,', `"match":${match},`) ?? '';
  await Promise.all(upTo(900).map((match) => store.append({ match, record: record(match), sidecar: '{}' })));
  const passed: number[] = [];
  const seen: number[] = [];
  const look = () => {
    seen.push(passed.length);
    if (passed.length < 900) setImmediate(look);
  };
  setImmediate(look);
  await run(store, { onRecord: ({ match }) => passed.push(match) });
  await new Promise((resolve) => setImmediate(resolve));
  expect(passed).toEqual(upTo(900));
  expect(seen.at(-1)).toBe(900);
  expect(Math.max(...seen.map((count, at) => count - (seen[at - 1] ?? 0)))).toBeLessThan(600);
});

test('standings of a run that was broken off are those of one that was not, the live Elo included', async () => {
  const tablesOf = async (breaks: boolean) => {
    const store = await newStore(TEN);
    if (breaks) await expect(run(store, { player: new TestPlayer({ failsAt: 14 }) })).rejects.toThrow();
    const builder = new StandingsBuilder(headOf(TEN));
    await run(store, { onRecord: (record) => builder.add(record), tables: breaks ? 5 : 1 });
    return builder.tables();
  };
  expect(await tablesOf(true)).toEqual(await tablesOf(false));
});

function recordsIn(lines: readonly string[]): MatchRecord[] {
  return lines.flatMap((line) => (line.startsWith('{"match"') ? [JSON.parse(line).match] : []));
}

/** The files of a store as a power failure leaves them: the database and its log, in the middle of the run. */
function copyOf(path: string): string {
  const copy = join(emptyFolder(), 'ledger.sqlite');
  copyFileSync(path, copy);
  if (existsSync(`${path}-wal`)) copyFileSync(`${path}-wal`, `${copy}-wal`);
  return copy;
}
