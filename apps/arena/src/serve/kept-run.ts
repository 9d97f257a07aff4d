import { existsSync } from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Head, Sequence } from '@bassadewitz/ledger';
import { voidBoards } from '@bassadewitz/standings';
import { openStoreReadOnly, type StoreReader } from '@bassadewitz/store';
import { storedDecisions, storedHead, storedMatch } from '@bassadewitz/tournament';
import { readKeptConfig } from '../config/kept-config.ts';
import type { TournamentConfig } from '../config/tournament-config.ts';
import { latestRoundStart } from '../dossiers/settled.ts';
import { Failure } from '../failure.ts';
import type { RunDirectory } from '../run/run-directory.ts';
import type { RunPlan } from '../run/run-setup.ts';
import { LiveStandings } from './live-standings.ts';

/** What the file of a run says that an earlier server played. */
export interface KeptRun {
  readonly config: TournamentConfig;
  readonly plan: RunPlan;
  readonly recorded: number;
  /** Boards of which all replays are over. */
  readonly boards: number;
  readonly over: boolean;
}

/** Matches that are read before the tables have their turn. */
const SLICE = 64;

/**
 * Looks into the file of a run.
 * @throws Failure FILES when it cannot be read, or holds a ledger that was imported; StoreError DAMAGED naming what in it is not as it was written
 */
export async function keptRun(directory: RunDirectory): Promise<KeptRun> {
  const store = opened(directory);
  try {
    const config = store.meta('config');
    if (config === undefined) throw new Failure('FILES', `${directory.ledger} holds an imported ledger`);
    const head = storedHead(store);
    const matches = new Sequence(head).scheduled;
    return {
      config: readKeptConfig(config, directory.ledger),
      plan: { head, matches, matchesPerRound: matches / head.schedule.rounds, voided: voidedIn(store) },
      recorded: store.count,
      boards: boardsOver(store, head),
      // Killed before its text was written, a run that is over is taken up once more for it.
      over: store.foot !== undefined && existsSync(directory.export),
    };
  } finally {
    await store.close();
  }
}

/** Standings by the boards of a run that are over, read from its file in slices. @throws Failure FILES; StoreError DAMAGED */
export async function liveStandingsOf(directory: RunDirectory): Promise<LiveStandings> {
  const store = opened(directory);
  try {
    const live = new LiveStandings(storedHead(store), voidedIn(store));
    let read = 0;
    for (const { match, record } of store.records()) {
      live.add(storedMatch(store, match, record));
      read += 1;
      if (read % SLICE === 0) await nextTurn();
    }
    return live;
  } finally {
    await store.close();
  }
}

/** A round is played to its end before the next, and what is left out of it are whole boards: only the last one has to be looked at. */
function boardsOver(store: StoreReader, { schedule }: Head): number {
  if (store.foot !== undefined) return store.count / schedule.replays;
  const seen = new Map<number, number>();
  let inRound = 0;
  for (const { match, record } of store.records(latestRoundStart(store, { schedule }))) {
    const { board } = storedMatch(store, match, record);
    seen.set(board, (seen.get(board) ?? 0) + 1);
    inRound += 1;
  }
  const whole = [...seen.values()].filter((replays) => replays === schedule.replays).length;
  return (store.count - inRound) / schedule.replays + whole;
}

function voidedIn(store: StoreReader): ReadonlySet<number> {
  return voidBoards(storedDecisions(store));
}

function opened(directory: RunDirectory): StoreReader {
  const opening = openStoreReadOnly(directory.ledger);
  if (!opening.ok) throw new Failure('FILES', opening.error.message);
  return opening.value;
}
