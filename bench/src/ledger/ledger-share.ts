import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Schedule } from '@bassadewitz/fairness';
import { deriveKey, scheduleOf } from '@bassadewitz/fairness';
import { canonicalJson } from '@bassadewitz/ledger';
import type { Store } from '@bassadewitz/store';
import { createStore } from '@bassadewitz/store';
import type { MatchPlayer, PlayedMatch } from '@bassadewitz/tournament';
import { runTournament } from '@bassadewitz/tournament';
import { cpuMs } from '../cpu.ts';
import { Field } from '../field.ts';
import type { Figure } from '../figures.ts';
import { duration, spread, whole } from '../figures.ts';
import type { Spread } from '../median.ts';
import { spreadOf } from '../median.ts';
import { progress } from '../progress.ts';
import { TIME } from '../schedule.ts';
import { inTemporaryFolder } from '../temporary-folder.ts';
import { headFor, SEED, scheduleFor } from '../tournament-head.ts';
import { NO_STORE, unwritten } from './no-store.ts';

/** How often the loop is looked at, in ms. */
const RESOLUTION_MS = 1;
const BOTS = 4;

export interface LedgerOptions {
  readonly pairs: number;
  readonly matches: number;
  readonly tables: number;
  /** How long a commit waits for company, in ms. */
  readonly gatherMs: number;
  /** Whether each bot is a process of its own, written with the published client; otherwise one process does as little as bots can. */
  readonly client: boolean;
}

/** A tournament over sockets with its ledger and without. Times in ms. */
export interface LedgerShare {
  readonly matches: number;
  readonly tables: number;
  readonly client: boolean;
  /** Time with the ledger over time without it, pair by pair. */
  readonly ratio: Spread;
  /** The same of the processor time of the referee's process, its thread that writes included. */
  readonly cpuRatio: Spread;
  readonly matchesPerSecond: { readonly with: Spread; readonly without: Spread };
  /** How late the event loop of the referee's process came to a timer: 99th percentile of each run. */
  readonly delayP99: { readonly with: Spread; readonly without: Spread };
  /** Faults of the bots in all runs. With any, the figures are worth nothing. */
  readonly faults: number;
}

interface Run {
  readonly ms: number;
  readonly cpuMs: number;
  readonly delayP99: number;
  readonly faults: number;
}

/** Plays the same matches with the ledger on and with nothing recorded, one after the other, again and again. */
export async function ledgerShare({ pairs, matches, tables, gatherMs, client }: LedgerOptions): Promise<LedgerShare> {
  const key = deriveKey(SEED);
  const config = scheduleFor(BOTS, matches);
  const schedule = scheduleOf(key, config);
  const field = new Field({ key, bots: BOTS, processes: client ? BOTS : 1, time: TIME, client });
  await field.open();
  const recorded = () =>
    inTemporaryFolder(async (folder) => {
      const created = await createStore(join(folder, 'ledger.sqlite'), canonicalJson(headFor(config)), { gatherMs });
      if (!created.ok) throw new Error(created.error.message);
      try {
        return await run(field, schedule, tables, created.value);
      } finally {
        await created.value.close();
      }
    });
  const unrecorded = () => run(field, schedule, tables, undefined);
  const runs: { with: Run[]; without: Run[] } = { with: [], without: [] };
  try {
    for (const warmUp of [unrecorded, recorded]) await warmUp();
    for (let pair = 0; pair < pairs; pair++) {
      progress(`ledger: pair ${pair + 1} of ${pairs}, ${whole(schedule.matches)} matches with and without`);
      // Each goes first as often as the other, so that a machine that gets slower favours neither.
      if (pair % 2 === 0) runs.without.push(await unrecorded());
      runs.with.push(await recorded());
      if (pair % 2 === 1) runs.without.push(await unrecorded());
    }
  } finally {
    await field.close();
  }
  const both = (value: (one: Run) => number) => ({
    with: spreadOf(runs.with.map(value)),
    without: spreadOf(runs.without.map(value)),
  });
  const ratio = (value: (one: Run) => number) =>
    spreadOf(runs.with.map((one, pair) => value(one) / value(runs.without[pair] as Run)));
  return {
    matches: schedule.matches,
    tables,
    client,
    ratio: ratio(({ ms }) => ms),
    cpuRatio: ratio((one) => one.cpuMs),
    matchesPerSecond: both(({ ms }) => (schedule.matches * 1000) / ms),
    delayP99: both(({ delayP99 }) => delayP99),
    faults: [...runs.with, ...runs.without].reduce((sum, { faults }) => sum + faults, 0),
  };
}

/** One tournament; without a store nothing is put into words and nothing kept. */
async function run(field: Field, schedule: Schedule, tables: number, store: Store | undefined): Promise<Run> {
  let faults = 0;
  const player: MatchPlayer = {
    capacity: () => Number.POSITIVE_INFINITY,
    async play(job): Promise<PlayedMatch> {
      const played = await field.play(job);
      faults += played.sidecar.faults.length;
      return store === undefined ? unwritten(played) : played;
    },
  };
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  const cpu = cpuMs();
  const start = performance.now();
  delay.enable();
  await runTournament({
    schedule,
    store: store ?? NO_STORE,
    player,
    tables,
    stop: new AbortController().signal,
    onRecord: () => {},
  });
  delay.disable();
  const ms = performance.now() - start;
  // What the monitor counts is the time between two of its timers, so the wait that was meant is taken off.
  return { ms, cpuMs: cpuMs() - cpu, delayP99: Math.max(0, delay.percentile(99) / 1e6 - RESOLUTION_MS), faults };
}

export function ledgerFigures(share: LedgerShare): Figure[] {
  const percent = (ratio: number) => `${((ratio - 1) * 100).toFixed(1)} %`;
  return [
    ['bots', share.client ? 'four processes, written with the client' : 'one process that does as little as bots can'],
    ['matches a run, tables at once', `${whole(share.matches)}, ${share.tables}`],
    ['matches a second without', spread(share.matchesPerSecond.without, whole)],
    ['matches a second with the ledger', spread(share.matchesPerSecond.with, whole)],
    ['time that the ledger adds', spread(share.ratio, percent)],
    ['processor time that it adds', spread(share.cpuRatio, percent)],
    ['delay of the event loop without, p99', spread(share.delayP99.without, duration)],
    ['delay of the event loop with, p99', spread(share.delayP99.with, duration)],
    ['faults of bots', whole(share.faults)],
  ];
}
