import { deriveKey, type Schedule, scheduleOf } from '@bassadewitz/fairness';
import type { Head, MatchRecord } from '@bassadewitz/ledger';
import type { Comparison } from '@bassadewitz/rating';
import { type Standings, StandingsBuilder, voidBoards } from '@bassadewitz/standings';
import {
  BenchRule,
  exportLedger,
  runTournament,
  stopAfter,
  storedDecisions,
  storedMatch,
} from '@bassadewitz/tournament';
import type { TournamentConfig } from '../config/tournament-config.ts';
import { counted } from '../display/duration.ts';
import { Progress } from '../display/progress.ts';
import { ComparisonRule } from './comparison-rule.ts';
import type { Entrant } from './entrants.ts';
import { askForEntropy } from './entropy.ts';
import type { Hall } from './hall.ts';
import { NEVER_CAME } from './head-of.ts';
import { HeldPlayer } from './held-player.ts';
import { keepExport } from './keep-export.ts';
import { Outage } from './outage.ts';
import { PlayClock } from './play-clock.ts';
import type { RunDirectory } from './run-directory.ts';
import type { RunFile } from './run-file.ts';
import type { RunSetup } from './run-setup.ts';
import { seal } from './seal.ts';
import { TablePlayer } from './table-player.ts';

/** A run whose file is open and whose bots, if anything is left to play, are ready. */
export interface ReadyRun extends RunSetup {
  readonly file: RunFile;
  readonly config: TournamentConfig;
  readonly entrants: readonly Entrant[];
  /** Absent only where the tournament is over. */
  readonly hall: Hall | undefined;
}

/** How a run went. */
export interface RunResult {
  readonly standings: Standings;
  /** Whether the tournament is over, and not only this run of it. */
  readonly complete: boolean;
  /** Why it ended before its last round, where it did. */
  readonly stopped: string | undefined;
  /** Matches of the whole schedule. */
  readonly of: number;
  /** Matches that this run played, and how long it took. */
  readonly played: number;
  readonly elapsedMs: number;
  readonly directory: RunDirectory;
  readonly commitment: string;
  /** Only once the tournament is over. */
  readonly seed: string | undefined;
  /** Where the sequential test of a comparison stands. */
  readonly comparison: Comparison | undefined;
}

/** Plays what is left of a tournament and, once it is over, publishes the seed and writes the ledger out. */
export async function playOn(run: ReadyRun): Promise<RunResult> {
  const { file, directory, log, terminal } = run;
  const { store, head, secrets } = file;
  const entropy = await entropyOf(run);
  const schedule = scheduleOf(deriveKey(secrets.seed, entropy), head.schedule);
  const decisions = storedDecisions(store);
  const builder = new StandingsBuilder(head, decisions, store.count + 1024);
  const comparison = run.config.comparison === undefined ? undefined : new ComparisonRule(run.config.comparison);
  const { complete, played, elapsedMs } = await playMatches(run, schedule, entropy, builder, comparison);
  if (complete) {
    const over = store.foot !== undefined;
    if (!over) await seal(store, schedule, { seed: secrets.seed, ...(entropy === undefined ? {} : { entropy }) });
    // Killed between the two, a run is over without its text.
    const kept = await keepExport(directory.export, () => exportLedger(store, schedule));
    if (over && kept !== 'as it was') {
      const words = `${directory.export} ${kept === 'missing' ? 'was missing' : 'was not what ledger.sqlite holds'}: it was written again`;
      log.warn(words);
      terminal?.write(`bassadewitz: ${words}\n`);
    }
  }
  const stop = storedDecisions(store).find(({ kind }) => kind === 'stop');
  return {
    standings: builder.standings(),
    complete,
    stopped: stop?.reason,
    of: schedule.matches,
    played,
    elapsedMs,
    directory,
    commitment: head.commitment,
    seed: complete ? secrets.seed : undefined,
    comparison: comparison?.state,
  };
}

async function playMatches(
  run: ReadyRun,
  schedule: Schedule,
  entropy: string | undefined,
  builder: StandingsBuilder,
  comparison: ComparisonRule | undefined,
) {
  const { file, config, entrants, hall, interruption, log, terminal, hooks } = run;
  const { store, head, secrets } = file;
  const clock = new PlayClock(store, secrets.playedMs);
  const bench = new BenchRule(config.benchAfter, storedDecisions(store));
  const onRecord = (record: MatchRecord) => {
    builder.add(record);
    bench.add(record);
    comparison?.add(record);
    hooks?.recorded?.(record);
  };
  if (hall === undefined) {
    clock.end();
    for (const { match, record } of store.records()) onRecord(storedMatch(store, match, record));
    return { complete: true, played: 0, elapsedMs: clock.elapsedMs };
  }
  const before = store.count;
  if (terminal?.isTTY) terminal.write(announcement(head, schedule, hall.url));
  let done = before;
  await store.event(JSON.stringify({ kind: before === 0 ? 'started' : 'resumed', at: Date.now() }));
  const { matches, matchesPerRound } = schedule;
  hooks?.begun?.({ head, matches, matchesPerRound, voided: voidBoards(storedDecisions(store)) });
  const progress =
    terminal &&
    new Progress(
      () => ({ done, total: schedule.matches, before, elapsedMs: clock.elapsedMs, note: leader(builder, head.bots) }),
      terminal,
    );
  const outage = new Outage({
    gateway: hall.gateway,
    instances: entrants.flatMap(({ instances }, bot) => (head.bots[bot]?.version === NEVER_CAME ? [] : instances)),
    processes: hall.processes,
    resumed: before > 0,
    outageMs: config.outageMs,
    returnMs: config.returnMs,
    log,
  });
  const tables = new TablePlayer({
    gateway: hall.gateway,
    outage,
    stop: interruption.stop,
    attendance: hall.attendance,
    head,
    key: deriveKey(secrets.seed, entropy),
    entrants,
    abandon: interruption.abandon,
    log,
  });
  try {
    const end = await runTournament({
      schedule,
      store,
      player: new HeldPlayer(hooks?.player?.(tables) ?? tables, outage),
      tables: config.tables,
      stop: interruption.stop,
      onRecord,
      onPlayed: () => {
        done += 1;
      },
      afterRound: async (round) => {
        const { playedMs } = clock;
        await clock.keep();
        const rules = {
          separated: config.until === 'separated',
          ...(config.maxMinutes === undefined ? {} : { maxMinutes: config.maxMinutes }),
        };
        const next = (round + 1) * schedule.matchesPerRound;
        hooks?.roundOver?.(round);
        const benched = bench.decisions(next);
        for (const decision of benched) {
          builder.decide(decision);
          log.warn({ bot: head.bots[decision.bot]?.name, reason: decision.reason }, 'benched');
        }
        const stop =
          comparison?.stop(next) ??
          stopAfter(rules, schedule, { round, playedMs, separation: () => builder.separation(round + 1) });
        return stop === undefined ? benched : [...benched, stop];
      },
    });
    await clock.keep();
    await store.event(JSON.stringify({ kind: 'stopped', at: Date.now() }));
    return { complete: end.complete, played: end.played, elapsedMs: clock.elapsedMs };
  } finally {
    clock.end();
    outage.end();
    progress?.end();
  }
}

/** The entropy where the head names a source of it: from the file, else asked for and kept there before the first card. */
async function entropyOf({ file, interruption, hooks }: ReadyRun): Promise<string | undefined> {
  const { head, secrets, store } = file;
  if (head.entropySource === undefined) return undefined;
  if (secrets.entropy !== undefined) return secrets.entropy;
  const ask = hooks?.entropy ?? askForEntropy;
  const entropy = await ask(head.entropySource, head.commitment, interruption.stop);
  await store.setMeta('entropy', entropy);
  return entropy;
}

/** What a person at a terminal is told before the first card. */
function announcement({ bots, commitment, knownSeed }: Head, schedule: Schedule, url: string): string {
  const seed = knownSeed ? 'a known seed' : `a secret seed, committed to by ${commitment}`;
  return `${bots.length} bots at ${url} play ${counted(schedule.matches, 'match', 'matches')} from ${seed}.\n`;
}

function leader(builder: StandingsBuilder, bots: readonly { readonly name: string }[]): string {
  if (builder.matches === 0) return '';
  const best = bots.map((_, bot) => bot).reduce((a, b) => (builder.liveElo(b) > builder.liveElo(a) ? b : a));
  return `${bots[best]?.name} leads`;
}
