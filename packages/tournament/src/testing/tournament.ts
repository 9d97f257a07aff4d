import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { auditLedger } from '@bassadewitz/audit';
import { commitmentTo, type ScheduleConfig, scheduleOf } from '@bassadewitz/fairness';
import { canonicalJson, type Decision, type Head, type MatchRecord } from '@bassadewitz/ledger';
import { type CreateOptions, createStore, openStore, type Store } from '@bassadewitz/store';
import { onTestFinished } from 'vitest';
import { exportLedger, footOf } from '../export-ledger.ts';
import { runTournament, type TournamentEnd, type TournamentSetup } from '../run-tournament.ts';
import { KEY, SEED } from './seed.ts';
import { TestPlayer } from './test-player.ts';

/** Five tables a round, one match each, three rounds. */
export const FIVE: ScheduleConfig = { format: 'balanced', bots: 5, boards: 1, rounds: 3, replays: 1 };

export function headOf(schedule: ScheduleConfig): Head {
  return {
    format: 'bassadewitz-ledger',
    version: 1,
    ruleSet: 'classic',
    timeControl: { moveMs: 1000, bankMs: 10_000, networkCapMs: 200, paceMs: 0 },
    strikeLimit: 3,
    schedule,
    commitment: commitmentTo(SEED),
    knownSeed: true,
    bots: Array.from({ length: schedule.bots }, (_, bot) => ({
      name: `bot-${bot}`,
      version: '1',
      house: false,
      isolate: false,
    })),
  };
}

/** A folder that is gone after the test. */
export function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tournament-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A new store, or the one at a path, closed after the test. */
export async function newStore(schedule: ScheduleConfig, options: CreateOptions = {}): Promise<Store> {
  return opened(await createStore(join(emptyFolder(), 'ledger.sqlite'), canonicalJson(headOf(schedule)), options));
}

export async function storeAt(path: string): Promise<Store> {
  return opened(await openStore(path));
}

function opened(result: Awaited<ReturnType<typeof openStore>>): Store {
  if (!result.ok) throw new Error(result.error.message);
  const store = result.value;
  onTestFinished(() => store.close());
  return store;
}

export interface Run extends TournamentEnd {
  /** What was passed to `onRecord`. */
  readonly records: readonly MatchRecord[];
}

/** Plays what is left of the tournament in a store. */
export async function run(store: Store, setup: Partial<TournamentSetup> = {}): Promise<Run> {
  const head = JSON.parse(store.head) as Head;
  const records: MatchRecord[] = [];
  const end = await runTournament({
    schedule: scheduleOf(KEY, head.schedule),
    store,
    player: new TestPlayer(),
    tables: 3,
    stop: new AbortController().signal,
    onRecord: (record) => records.push(record),
    ...setup,
  });
  return { ...end, records };
}

/** A setup that asks for a stop as its match of a number, counted from 1, begins: with one table that many are played. */
export function stoppedAt(count: number): Pick<TournamentSetup, 'player' | 'stop'> {
  const stop = new AbortController();
  const began = () => {
    if (player.begun.length >= count) stop.abort();
  };
  const player = new TestPlayer({ began });
  return { player, stop: stop.signal };
}

/** The ledger of a store as it stands. */
export function linesOf(store: Store): string[] {
  return [...exportLedger(store, scheduleOf(KEY, (JSON.parse(store.head) as Head).schedule))];
}

/** The ledger of a tournament that is over: the foot is put on first. */
export async function finishedLines(store: Store): Promise<string[]> {
  await store.finish(canonicalJson(footOf(store, { seed: SEED })));
  return linesOf(store);
}

/** What an audit counts in a ledger without a fault; otherwise the fault. */
export async function audited(lines: readonly string[]) {
  const report = await auditLedger(() => [`${lines.join('\n')}\n`], { ratings: false });
  if (!report.ok) return report.error.message;
  const { complete, matches, decisions } = report.value;
  return { complete, matches, decisions };
}

/** Records a decision as an organiser does, between two runs. */
export function decide(store: Store, decision: Decision): Promise<void> {
  return store.decide({ at: decision.before, decision: canonicalJson(decision) });
}
