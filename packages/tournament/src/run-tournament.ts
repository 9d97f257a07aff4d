import type { MatchJob, Schedule } from '@bassadewitz/fairness';
import { canonicalJson, type Decision, type MatchRecord } from '@bassadewitz/ledger';
import type { Store } from '@bassadewitz/store';
import { Departures } from './departures.ts';
import { InOrder } from './in-order.ts';
import type { MatchPlayer, PlayedMatch } from './match-player.ts';
import { playRound } from './play-round.ts';

/** Everything a tournament is run with. */
export interface TournamentSetup {
  readonly schedule: Schedule;
  /** Where the records are, and where they go. What it holds already is not played again. */
  readonly store: Store;
  readonly player: MatchPlayer;
  /** How many matches are played at the same time. */
  readonly tables: number;
  /** Once aborted, the matches in play are finished and saved, and the run ends. */
  readonly stop: AbortSignal;
  /** Called for every match that counts to the tournament, in schedule order, those of an earlier run included. */
  readonly onRecord: (record: MatchRecord) => void;
  /** Called as a match ends, in any order, once it is on disk. For progress only. */
  readonly onPlayed?: (record: MatchRecord) => void;
  /**
   * Called at the end of each round but the last, when all its records were passed to `onRecord`. What it decides is
   * recorded before the next round begins; a `stop` ends the tournament.
   */
  readonly afterRound?: (round: number) => Promise<readonly Decision[]>;
}

/** How a run ended. */
export interface TournamentEnd {
  /** Whether the tournament is over: all rounds played, or stopped by a decision that is on record. */
  readonly complete: boolean;
  /** Matches played by this run. */
  readonly played: number;
  /** Every decision on record, in order. */
  readonly decisions: readonly Decision[];
}

/**
 * Plays what is left of a tournament, round by round. The records in the store, and what `onRecord` sees, depend on the
 * schedule and the bots alone: not on the number of tables, nor on how often the run was broken off and taken up again.
 *
 * @throws StoreError when a record cannot be kept, and whatever a player rejects with
 */
export async function runTournament(setup: TournamentSetup): Promise<TournamentEnd> {
  const { schedule, store, stop } = setup;
  const decisions = store.decisions().map(({ decision }) => JSON.parse(decision) as Decision);
  let played = 0;
  const inOrder = new InOrder<MatchRecord | undefined>((record) => {
    if (record !== undefined) setup.onRecord(record);
  });

  const keep = async (match: PlayedMatch) => {
    const { record, sidecar } = match;
    await store.append({ match: record.match, record: canonicalJson(record), sidecar: JSON.stringify(sidecar) });
    played += 1;
    match.announce();
    setup.onPlayed?.(record);
    inOrder.add(record.match, record);
  };

  for (let round = 0; round < schedule.config.rounds; round += 1) {
    const first = round * schedule.matchesPerRound;
    if (decisions.some((decision) => decision.kind === 'stop' && decision.before <= first)) break;
    const departures = new Departures(decisions);
    const toPlay = function* (): Generator<MatchJob> {
      for (const job of schedule.round(round)) {
        const record = store.record(job.match);
        if (record !== undefined) inOrder.add(job.match, JSON.parse(record) as MatchRecord);
        else if (departures.leaveOut(job)) inOrder.add(job.match, undefined);
        else yield job;
      }
    };
    const whole = await playRound({ jobs: toPlay(), player: setup.player, tables: setup.tables, stop, onPlayed: keep });
    if (!whole) return { complete: false, played, decisions };
    const next = first + schedule.matchesPerRound;
    const isLast = round + 1 === schedule.config.rounds;
    // With a match of a later round on record, an earlier run asked this question and went on.
    if (isLast || hasRecordFrom(store, next)) continue;
    for (const decision of (await setup.afterRound?.(round)) ?? []) {
      // A run that was broken off between two decisions has some of them on record already.
      const text = canonicalJson(decision);
      if (decisions.some((known) => canonicalJson(known) === text)) continue;
      decisions.push(decision);
      await store.decide({ at: decision.before, decision: text });
    }
  }
  return { complete: true, played, decisions };
}

function hasRecordFrom(store: Store, match: number): boolean {
  return store.records(match).next().done !== true;
}
