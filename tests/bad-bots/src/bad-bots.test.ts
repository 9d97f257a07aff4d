import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { BAD_BOTS, type BadBot } from './bad-bots.ts';
import { wrongCounts } from './counts.ts';
import { endAll, type Leftover, leftovers } from './leftovers.ts';
import { countsOf, matchesIn, playsIn, type Result, type Row } from './outcome.ts';
import { toldIn } from './told.ts';
import { GOOD_BOTS, playTournament, type Run, runArena } from './tournament.ts';
import { Turns } from './turns.ts';

/*
 * Each bad bot is a process in a real tournament of the real command, with three good bots. Rules that time decides have ranges.
 * What a good bot has for a move is a hundred times what it needs, so that a busy machine makes no false fault.
 */
const folder = mkdtempSync(join(tmpdir(), 'bad-bots-'));
const turns = new Turns(2);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Time in ms that starting and ending all processes may take on a busy machine, beside what a row says. */
const OVERHEAD_MS = 15_000;

/** Time in ms that eight matches of good bots may take on a busy machine. */
const PLAY_MS = 4000;

/** The arena has nothing to wait for once it has printed the standings; the rest is the system's. */
const LINGER_MS = 1500;

/** A test waits for its turn, so its limit says nothing; the bounds on the wall time of the run are checked by themselves. */
const options = { timeout: 240_000 };

interface Played {
  readonly run: Run;
  readonly left: readonly Leftover[];
}

let runs = 0;

/** Plays the tournament of a row; notes which of its processes are left, and ends them. */
async function play(entry: BadBot): Promise<Played> {
  return turns.take(async () => {
    runs += 1;
    const own = join(folder, `${runs}-${entry.bot}`);
    const run = await playTournament(entry, own);
    const left = await leftovers(own);
    endAll(own);
    return { run, left };
  });
}

/** The matches of the bots that show what cards a row's ledger must have. */
const references = {
  own: once(() => play({ bot: 'well-behaved', fate: '' })),
  fallback: once(() => play({ bot: 'plays-fallback', fate: '' })),
};

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

const rowOf = ({ standings }: Result, name: string) => standings.find((row) => row.name === name) as Row;
const sum = (counts: Readonly<Record<string, number>>) => Object.values(counts).reduce((all, count) => all + count, 0);
const titleOf = ({ bot, args = [], fate }: BadBot) => [bot, ...args, fate].join(' ');

describe.skipIf(process.platform !== 'linux')('under fire', () => {
  for (const [kind, bots] of Object.entries(BAD_BOTS)) {
    describe.concurrent(kind, () => {
      for (const bad of bots) test(titleOf(bad), options, () => check(bad));
    });
  }

  describe.concurrent('a bot that is not ready in time', () => {
    test.each(['start', 'welcome'])(
      'crashes %s: the run is refused by name, and leaves nothing',
      options,
      async (phase) => {
        const { run, left } = await play({ bot: 'crashes', args: [phase], fate: '' });
        expect(run.code).toBe(3);
        expect(run.stdout).toBe('');
        expect(run.stderr).toMatch(/^bassadewitz: bot bad was ended by SIGKILL before it was ready; .*\n$/);
        expect(left).toEqual([]);
      },
    );
  });
});

async function check(bad: BadBot): Promise<void> {
  const { run, left } = await play(bad);
  const boards = Number(bad.config?.boards ?? 2);
  // It ends, in order and in time, and nothing of it is left.
  expect(run.stderr.split('\n').filter((line) => line !== '' && !/matches · /.test(line))).toEqual([]);
  expect(run.code).toBe(0);
  const result: Result = JSON.parse(run.stdout);
  expect([result.complete, result.matches]).toEqual([true, 4 * boards]);
  expect(result.elapsedMs).toBeLessThan((bad.playMs ?? 0) + PLAY_MS);
  expect(run.wallMs).toBeLessThan((bad.playMs ?? 0) + (bad.endMs ?? 0) + OVERHEAD_MS);
  expect(run.lingeredMs).toBeLessThan(LINGER_MS);
  expect(left).toEqual([]);
  expect(run.file('arena.log')).not.toMatch(/"level":[56]0/);

  // The boards are complete, and nothing is lost on the way from the cards to the standings.
  const matches = matchesIn(run.file('ledger.ndjson'));
  expect(new Set(matches.map(({ board, replay }) => `${board} ${replay}`)).size).toBe(4 * boards);
  expect(matches.map(({ chips }) => chips[0] + chips[1] + chips[2] + chips[3])).toEqual(matches.map(() => 0));
  const verified = await runArena(['verify', join(run.folder, 'run')], run.folder);
  expect([verified.code, verified.stderr]).toEqual([0, '']);

  // The other three have no fault at all, lose nothing, and hear of nothing.
  for (const [at, name] of GOOD_BOTS.entries()) {
    const row = rowOf(result, name);
    expect([name, wrongCounts(row.faults, {}), row.standIns, row.penalty]).toEqual([name, [], 0, 0]);
    expect([name, row.matches, row.boards]).toEqual([name, 4 * boards, boards]);
    expect(countsOf(matches, at + 1)).toEqual({ faults: {}, mostInAMatch: 0, standIns: 0, penalty: 0 });
    expect(run.file('bots', `${name}.log`)).toMatch(/^(.*: tournament-over: .*\n)?$/);
  }

  // The bad one has what it deserves, and the ledger and the standings agree on it.
  const row = rowOf(result, 'bad');
  const counts = countsOf(matches, 0);
  expect([row.matches, row.boards, row.standIns]).toEqual([4 * boards, boards, counts.standIns]);
  expect(wrongCounts(row.faults, counts.faults)).toEqual([]);
  expect(row.penalty).toBeCloseTo(counts.penalty, 9);
  expect(counts.mostInAMatch).toBeLessThanOrEqual(3);
  if (bad.faultsInAll === undefined) expect(wrongCounts(counts.faults, bad.faults ?? {})).toEqual([]);
  else expect(wrongCounts({ all: sum(counts.faults) }, { all: bad.faultsInAll })).toEqual([]);
  expect(wrongCounts({ standIns: counts.standIns }, { standIns: bad.standIns ?? 0 })).toEqual([]);
  if (bad.cards !== undefined) {
    const { run: reference } = await references[bad.cards]();
    expect(playsIn(matches)).toEqual(playsIn(matchesIn(reference.file('ledger.ndjson'))));
  }

  // And it was told so.
  const told = toldIn(run.file('bots', 'bad.log'));
  expect(told.other).toEqual([]);
  expect(wrongCounts(told.errors, bad.told ?? {})).toEqual([]);
  expect(wrongCounts(told.closed, bad.closed ?? {})).toEqual([]);
  expect(wrongCounts(told.goodbyes, bad.goodbyes ?? { 'tournament-over': 1 })).toEqual([]);
  expect(told.places.filter((place) => place !== 4).length).toBeLessThanOrEqual(4 * boards - counts.standIns);
  if (bad.again) {
    const { moveMs = 500, bankMs = 1000 } = bad.config ?? {};
    expect(told.again.length).toBeGreaterThan(0);
    expect(Math.max(...told.again)).toBeLessThanOrEqual(Number(moveMs) + Number(bankMs));
    expect(Math.min(...told.again)).toBeLessThan(Number(moveMs) + Number(bankMs));
  }
}
