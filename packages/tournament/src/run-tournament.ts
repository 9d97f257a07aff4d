import type { MatchJob, Schedule } from '@bassadewitz/fairness';
import { type Decision, type MatchRecord, type Stop, sidecarText } from '@bassadewitz/ledger';
import type { Store } from '@bassadewitz/store';
import { DecisionBook } from './decision-book.ts';
import { Departures } from './departures.ts';
import { InOrder } from './in-order.ts';
import type { MatchPlayer, PlayedMatch } from './match-player.ts';
import { playRound } from './play-round.ts';
import { storedMatch } from './stored.ts';

/** Everything a tournament is run with. */
export interface TournamentSetup {
  readonly schedule: Schedule;
  /** Where the records are, and where they go. What it holds already is not played again. */
  readonly store: Store;
  readonly player: MatchPlayer;
  /** How many matches are played at the same time, 1 or more. */
  readonly tables: number;
  /** Once aborted, the matches in play are finished and saved, and the run ends. */
  readonly stop: AbortSignal;
  /** Called for every match on record, in schedule order, those of an earlier run and of void boards included. */
  readonly onRecord: (record: MatchRecord) => void;
  /** Called as a match ends, in any order, once it is on disk. For progress only. */
  readonly onPlayed?: (record: MatchRecord) => void;
  /**
   * Called at the end of each round but the last, when all its records were passed to `onRecord`. What it decides stands before the
   * first match of the next round and is recorded before that begins; a `stop`, which comes last, ends the tournament. A run that is
   * taken up asks again unless the next round had begun; what is in effect already is not recorded a second time.
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

/** After how many matches of an earlier run the event loop has a turn: the connections of the bots live on it. */
const RECALLED_AT_ONCE = 256;

/**
 * Plays what is left of a tournament, round by round. The records in the store, and what `onRecord` sees, depend on the
 * schedule and the bots alone: not on the number of tables, nor on how often the run was broken off and taken up again.
 * Where bots left and nothing of the coming round can be played, it decides to stop (cause `bots`).
 *
 * @throws StoreError when a record cannot be kept, or one on record is damaged; whatever a player or a callback fails with, and RangeError for `tables` below 1
 *   or a decision that cannot stand where it is
 */
export async function runTournament(setup: TournamentSetup): Promise<TournamentEnd> {
  const { schedule, store, player, tables, stop } = setup;
  const book = new DecisionBook(store);
  let played = 0;
  const inOrder = new InOrder<MatchRecord | undefined>((record) => {
    if (record !== undefined) setup.onRecord(record);
  });

  const keep = async (match: PlayedMatch) => {
    const { record, recordText, sidecar } = match;
    await store.append({ match: record.match, record: recordText, sidecar: sidecarText(sidecar) });
    played += 1;
    match.announce();
    setup.onPlayed?.(record);
    inOrder.add(record.match, record);
  };

  /** Plays what is left of a round; whether that was all of it. */
  const play = async (round: number): Promise<boolean> => {
    const { matches } = schedule.round(round);
    const departures = new Departures(book.decisions);
    // Beyond it nothing is on record but what this run plays, so the file need not be asked.
    const { end } = store;
    const jobAt = (position: number) => schedule.match(round * matches + position);
    /** Passes a match on that is not to be played: it is on record or left out. */
    const isSettled = (job: MatchJob): boolean => {
      const record = job.match < end ? store.record(job.match) : undefined;
      if (record === undefined && !departures.leaveOut(job)) return false;
      inOrder.add(job.match, record === undefined ? undefined : storedMatch(store, job.match, record));
      return true;
    };
    let position = 0;
    for (; position < matches && isSettled(jobAt(position)); position += 1) {
      if ((position + 1) % RECALLED_AT_ONCE === 0) await new Promise((resolve) => setImmediate(resolve));
    }
    const toPlay = function* (): Generator<MatchJob> {
      for (; position < matches; position += 1) {
        const job = jobAt(position);
        if (!isSettled(job)) yield job;
      }
    };
    return playRound({ jobs: toPlay(), player, tables, stop, onPlayed: keep });
  };

  for (let round = 0; round < schedule.config.rounds; round += 1) {
    const first = round * schedule.matchesPerRound;
    if (new Departures(book.decisions).leaveOutAll(schedule.round(round))) {
      await book.record([nobodyLeft(first)], first);
    }
    if (book.stopsBefore(first)) break;
    if (!(await play(round))) return { complete: false, played, decisions: book.decisions };
    const next = first + schedule.matchesPerRound;
    const isLast = round + 1 === schedule.config.rounds;
    // With a match of a later round on record, or a stop, an earlier run asked this question.
    if (isLast || store.end > next || book.stopsBefore(next)) continue;
    await book.record((await setup.afterRound?.(round)) ?? [], next);
  }
  return { complete: true, played, decisions: book.decisions };
}

function nobodyLeft(before: number): Stop {
  return { kind: 'stop', before, cause: 'bots', reason: 'the bots that are left fill no table of the coming round' };
}
