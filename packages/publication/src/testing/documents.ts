import type { MatchRecord } from '@bassadewitz/ledger';
import { Pool } from '../ladders/pool.ts';
import { NameTable } from '../names/name-table.ts';
import { type FinishedTournament, TournamentBuilder, type TournamentFacts } from '../tournaments/tournament-builder.ts';
import { type Played, playedTournament } from './tournament.ts';

/** Reads a tournament's records. */
function finishedFrom(facts: TournamentFacts, records: readonly MatchRecord[]): FinishedTournament {
  const builder = new TournamentBuilder(facts, 16);
  for (const record of records) builder.add(record);
  return builder.finish();
}

export interface Read {
  readonly facts: TournamentFacts;
  readonly records: readonly MatchRecord[];
  readonly finished: FinishedTournament;
}

/** Plays tournaments and reads them. */
export function readTournaments(...all: readonly Played[]): { readonly read: Read[]; readonly names: NameTable } {
  const read = all.map((played) => {
    const { facts, records } = playedTournament(played);
    return { facts, records, finished: finishedFrom(facts, records) };
  });
  const names = new NameTable(read.flatMap(({ facts }) => facts.head.bots));
  return { read, names };
}

/** The pool of tournaments that are given in order of time. */
export function pooled(...all: readonly Played[]): Pool {
  const { read, names } = readTournaments(...all);
  return new Pool(
    read.map(({ finished }) => ({ ...finished.summary, log: finished.log })),
    names,
  );
}
