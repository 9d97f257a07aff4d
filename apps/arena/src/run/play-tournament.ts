import { randomBytes } from 'node:crypto';
import { deriveKey, scheduleOf } from '@bassadewitz/fairness';
import { canonicalJson } from '@bassadewitz/ledger';
import { type Standings, StandingsBuilder } from '@bassadewitz/standings';
import { createStore, type Store } from '@bassadewitz/store';
import { runTournament } from '@bassadewitz/tournament';
import type { Logger } from 'pino';
import type { TournamentConfig } from '../config/tournament-config.ts';
import { Progress } from '../display/progress.ts';
import { Failure } from '../failure.ts';
import { instancesOf } from './bot-instances.ts';
import { gather } from './gathering.ts';
import { openHall } from './hall.ts';
import { headOf, scheduleConfigOf } from './head-of.ts';
import type { Interruption } from './interruption.ts';
import type { RunDirectory } from './run-directory.ts';
import { TablePlayer } from './table-player.ts';

/** What a run needs beside its configuration. */
export interface RunSetup {
  readonly config: TournamentConfig;
  readonly directory: RunDirectory;
  readonly log: Logger;
  readonly interruption: Interruption;
  /** Where progress is shown. */
  readonly terminal: NodeJS.WriteStream;
}

/** How a run went. */
export interface RunResult {
  readonly standings: Standings;
  /** Whether the tournament is over, and not only this run of it. */
  readonly complete: boolean;
  /** Matches of the whole schedule. */
  readonly of: number;
  readonly elapsedMs: number;
  readonly directory: RunDirectory;
  readonly commitment: string;
  /** Only once the tournament is over. */
  readonly seed: string | undefined;
}

/** Plays a new tournament from the first bot to the last match. @throws Failure */
export async function playTournament({ config, directory, log, interruption, terminal }: RunSetup): Promise<RunResult> {
  const entrants = config.bots.map(({ name, owner, token }) => ({
    name,
    ...(owner === undefined ? {} : { owner }),
    house: false,
    isolate: config.isolate && token === undefined,
  }));
  const scheduleConfig = scheduleConfigOf(
    config,
    entrants.map(({ name }) => name),
  );
  const instances = config.bots.map((bot) => instancesOf(bot, config.isolate));
  const seed = config.seed ?? randomBytes(32).toString('hex');
  const hall = await openHall(config, instances.flat(), directory, log);
  let complete = false;
  try {
    const identities = await gather(hall.gateway, instances.flat(), hall.processes, config, interruption.stop);
    const byBot = instances.map(
      (own) => identities[instances.flat().indexOf(own[0] as (typeof own)[0])] as (typeof identities)[0],
    );
    const head = headOf(config, scheduleConfig, seed, entrants, byBot);
    const key = deriveKey(seed);
    const schedule = scheduleOf(key, scheduleConfig);
    await using store = await openNewStore(directory, canonicalJson(head), { seed });
    const builder = new StandingsBuilder(head, [], schedule.matches);
    let done = 0;
    const began = performance.now();
    const leader = () => {
      const best = head.bots.map((_, bot) => bot).reduce((a, b) => (builder.liveElo(b) > builder.liveElo(a) ? b : a));
      return done === 0 ? '' : `${head.bots[best]?.name} leads`;
    };
    const progress = new Progress(
      () => ({ done, total: schedule.matches, before: 0, elapsedMs: performance.now() - began, note: leader() }),
      terminal,
    );
    try {
      const end = await runTournament({
        schedule,
        store,
        player: new TablePlayer(hall.gateway, head, key, instances, interruption.abandon, log),
        tables: config.tables,
        stop: interruption.stop,
        onRecord: (record) => builder.add(record),
        onPlayed: () => {
          done += 1;
        },
      });
      complete = end.complete;
    } finally {
      progress.end();
    }
    return {
      standings: builder.standings(),
      complete,
      of: schedule.matches,
      elapsedMs: performance.now() - began,
      directory,
      commitment: head.commitment,
      seed: complete ? seed : undefined,
    };
  } finally {
    await hall.close(complete);
  }
}

async function openNewStore(
  directory: RunDirectory,
  head: string,
  meta: Readonly<Record<string, string>>,
): Promise<Store & AsyncDisposable> {
  const opened = await createStore(directory.ledger, head, { meta });
  if (!opened.ok) throw new Failure('FILES', opened.error.message);
  const store = opened.value;
  return Object.assign(store, { [Symbol.asyncDispose]: () => store.close() });
}
