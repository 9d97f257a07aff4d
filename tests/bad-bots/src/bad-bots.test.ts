import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { BadBot } from './bad-bot.ts';
import { BAD_BOTS } from './bad-bots.ts';
import { wrongCounts } from './counts.ts';
import { countsOf, matchesIn, playsIn, type Result, type Row } from './outcome.ts';
import { type Played, Runs } from './runs.ts';
import { ALL_TIME } from './table/times.ts';
import { toldIn } from './told.ts';
import { badBot, goodBot, runArena } from './tournament.ts';

/*
 * Each bad bot is a process in a real tournament of the real command, with three good bots. What time decides has ranges. What a
 * good bot has for a match is a thousand times what it needs for a move, so that a busy machine makes no false fault.
 */
const runs = new Runs();
afterAll(() => runs.end());

/** The three that play with each bad bot: deterministic, and without a vice. */
const GOOD_BOTS = ['low', 'ducker', 'counter'] as const;

/** Time in ms that starting and ending all processes may take on a busy machine, beside what a row says. */
const OVERHEAD_MS = 60_000;

/** Time in ms that a few matches of good bots may take on a busy machine. */
const PLAY_MS = 20_000;

/** The arena has nothing to wait for once it has printed the standings; the rest is the system's. A heartbeat would keep it for ten seconds. */
const LINGER_MS = 8000;

/** A test waits for its turn, so its limit says nothing; the bounds on the wall time of the run are checked by themselves. */
const options = { timeout: 900_000 };

function play({ bot, args, config, lowStartsAfterMs }: Omit<BadBot, 'fate'>): Promise<Played> {
  const others = GOOD_BOTS.map((name) => goodBot(name, name === 'low' ? lowStartsAfterMs : 0));
  return runs.play([badBot(bot, args), ...others], config);
}

/** Tournaments that show what cards a row's ledger must have. */
const references = {
  own: once(() => play({ bot: 'well-behaved' })),
  fallback: once(() => play({ bot: 'plays-fallback' })),
};

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

describe.skipIf(process.platform !== 'linux')('under fire', () => {
  for (const [kind, bots] of Object.entries(BAD_BOTS)) {
    describe.concurrent(kind, () => {
      for (const bad of bots) {
        test([bad.bot, ...(bad.args ?? []), bad.fate].join(' '), options, async () => {
          const played = await play(bad);
          const boards = Number(bad.config?.boards ?? 2);
          const result = checkEnd(played, bad);
          await checkBoards(played, result, boards);
          checkOthers(played, result, boards);
          await checkCulprit(played, result, bad);
          checkTold(played, bad);
        });
      }
    });
  }

  describe.concurrent('a bot that is not ready in time', () => {
    test.each(['start', 'welcome'])(
      'crashes %s: the run is refused by name, and leaves nothing',
      options,
      async (phase) => {
        const { run, left } = await play({ bot: 'crashes', args: [phase] });
        expect(run.code).toBe(3);
        expect(run.stdout).toBe('');
        expect(run.stderr).toMatch(/^bassadewitz: bot bad was ended by SIGKILL before it was ready; .*\n$/);
        expect(left).toEqual([]);
      },
    );
  });

  describe.concurrent('a tournament', () => {
    test('of bad bots alone is played to the end, and each has what it deserves', options, async () => {
      const bots = ['silent', 'illegal', 'half-open', 'double-answers'];
      const played = await runs.play(bots.map((bot) => badBot(bot, [], bot)));
      const result = checkEnd(played, { playMs: 4 * ALL_TIME });
      await checkBoards(played, result, 2);
      expect(
        bots.map((bot) => rowOf(result, bot)).map(({ faults, standIns }) => [wrongCounts(faults, {}), standIns]),
      ).toEqual([
        [['timeout: 24, not 0'], 8],
        [['illegal: 24, not 0'], 8],
        [['disconnect: 24, not 0'], 8],
        [[], 0],
      ]);
      expect(rowOf(result, 'double-answers').place).toBe(1);
    });

    test('goes on without a bot that failed in every match of a round', options, async () => {
      const others = [...GOOD_BOTS, 'random'];
      const changes = { rounds: 3, boards: 1, benchAfter: 16 };
      const played = await runs.play([badBot('illegal'), ...others.map((name) => goodBot(name))], changes);
      const result = checkEnd(played, {});
      const ledger = played.run.file('ledger.ndjson');
      const matches = matchesIn(ledger);
      expect(matches.filter(({ bots }) => bots.includes(0)).map(({ round }) => round)).toEqual(Array(16).fill(0));
      expect(matches.filter(({ round }) => round > 0)).toHaveLength(2 * 4);
      expect(ledger).toMatch(/^\{"decision":\{"before":20,"bot":0,"kind":"bench","reason":"[^"]+"\}/m);
      expect(rowOf(result, 'bad').status).toBe('benched');
      await checkVerified(played);
      for (const name of others) expect([name, wrongCounts(rowOf(result, name).faults, {})]).toEqual([name, []]);
    });
  });
});

/** It ends, in order and in time, and nothing of it is left. */
function checkEnd({ run, left }: Played, { playMs = 0, endMs = 0 }: Pick<BadBot, 'playMs' | 'endMs'>): Result {
  const complaints = run.stderr.split('\n').filter((line) => line !== '' && !/matches · /.test(line));
  expect(complaints).toEqual([]);
  expect(run.code).toBe(0);
  const result: Result = JSON.parse(run.stdout);
  expect(result.complete).toBe(true);
  expect(result.elapsedMs).toBeLessThan(playMs + PLAY_MS);
  expect(run.wallMs).toBeLessThan(playMs + endMs + OVERHEAD_MS);
  expect(run.lingeredMs).toBeLessThan(LINGER_MS);
  expect(left).toEqual([]);
  const errors = run
    .file('arena.log')
    .split('\n')
    .filter((line) => /"level":[56]0/.test(line));
  expect(errors).toEqual([]);
  return result;
}

/** The boards are complete, and nothing is lost on the way from the cards to the ledger. */
async function checkBoards(played: Played, { matches: count }: Result, boards: number): Promise<void> {
  const matches = matchesIn(played.run.file('ledger.ndjson'));
  expect(count).toBe(4 * boards);
  expect(new Set(matches.map(({ board, replay }) => `${board} ${replay}`)).size).toBe(4 * boards);
  expect(matches.map(({ chips }) => chips[0] + chips[1] + chips[2] + chips[3])).toEqual(matches.map(() => 0));
  await checkVerified(played);
}

async function checkVerified({ run }: Played): Promise<void> {
  const verified = await runArena(['verify', join(run.folder, 'run')], run.folder);
  expect([verified.code, verified.stderr]).toEqual([0, '']);
}

/** The other three have no fault at all, lose nothing, and hear of nothing. */
function checkOthers({ run }: Played, result: Result, boards: number): void {
  const matches = matchesIn(run.file('ledger.ndjson'));
  for (const [at, name] of GOOD_BOTS.entries()) {
    const row = rowOf(result, name);
    expect([name, wrongCounts(row.faults, {}), row.standIns, row.penalty]).toEqual([name, [], 0, 0]);
    expect([name, row.matches, row.boards]).toEqual([name, 4 * boards, boards]);
    expect(countsOf(matches, at + 1)).toEqual({ faults: {}, mostInAMatch: 0, standIns: 0, penalty: 0 });
    expect(run.file('bots', `${name}.log`)).toMatch(/^(.*: tournament-over: .*\n)?$/);
  }
}

/** The bad one has what it deserves, and the ledger and the standings agree on it. */
async function checkCulprit({ run }: Played, result: Result, bad: BadBot): Promise<void> {
  const matches = matchesIn(run.file('ledger.ndjson'));
  const row = rowOf(result, 'bad');
  const counts = countsOf(matches, 0);
  expect([row.matches, row.boards, row.standIns]).toEqual([matches.length, matches.length / 4, counts.standIns]);
  expect(wrongCounts(row.faults, counts.faults)).toEqual([]);
  expect(row.penalty).toBeCloseTo(counts.penalty, 9);
  expect(counts.mostInAMatch).toBeLessThanOrEqual(3);
  if (bad.faultsInAll === undefined) expect(wrongCounts(counts.faults, bad.faults ?? {})).toEqual([]);
  else expect(wrongCounts({ all: sumOf(counts.faults) }, { all: bad.faultsInAll })).toEqual([]);
  expect(wrongCounts({ standIns: counts.standIns }, { standIns: bad.standIns ?? 0 })).toEqual([]);
  if (bad.cards === undefined) return;
  const { run: reference } = await references[bad.cards]();
  const { cardsFrom = 0 } = bad;
  const right = playsIn(matchesIn(reference.file('ledger.ndjson'))).slice(cardsFrom);
  expect(right.length).toBeGreaterThan(0);
  expect(playsIn(matches).slice(cardsFrom)).toEqual(right);
}

/** And it was told so. */
function checkTold({ run }: Played, bad: BadBot): void {
  const told = toldIn(run.file('bots', 'bad.log'));
  const matches = matchesIn(run.file('ledger.ndjson'));
  expect(told.other).toEqual([]);
  if (bad.hearsAnything) return;
  expect(wrongCounts(told.errors, bad.told ?? {})).toEqual([]);
  expect(wrongCounts(told.closed, bad.closed ?? {})).toEqual([]);
  expect(wrongCounts(told.goodbyes, bad.goodbyes ?? { 'tournament-over': 1 })).toEqual([]);
  const notLast = told.places.filter((place) => place !== 4).length;
  expect(notLast).toBeLessThanOrEqual(matches.length - countsOf(matches, 0).standIns);
  if (!bad.again) return;
  const { moveMs = 500, bankMs = 4000 } = bad.config ?? {};
  expect(told.again.length).toBeGreaterThan(0);
  expect(Math.max(...told.again)).toBeLessThanOrEqual(Number(moveMs) + Number(bankMs));
}

function rowOf({ standings }: Result, name: string): Row {
  const row = standings.find((one) => one.name === name);
  if (row === undefined) throw new Error(`the standings have no ${name}`);
  return row;
}

function sumOf(counts: Readonly<Record<string, number>>): number {
  return Object.values(counts).reduce((all, count) => all + count, 0);
}
