import { tablesOf } from '@bassadewitz/fairness';
import type { Head } from '@bassadewitz/ledger';
import type { StoreReader } from '@bassadewitz/store';

/**
 * The position before which no match can be recorded any more: what is counted up to there never changes. A round is played to its
 * end before the next begins, so what is missing in an earlier one was left out for good, because a bot was gone.
 */
export function settledBefore(store: StoreReader, { schedule }: Pick<Head, 'schedule'>): number {
  const aRound = roundOf(schedule);
  if (store.foot !== undefined) return aRound * schedule.rounds;
  const start = latestRoundStart(store, { schedule });
  const gap = store.missing(start, start + aRound).next();
  return gap.done ? start + aRound : gap.value;
}

/** The position at which the last round begins of which something is recorded; 0 where nothing is. */
export function latestRoundStart(store: StoreReader, { schedule }: Pick<Head, 'schedule'>): number {
  const aRound = roundOf(schedule);
  return latestRound(store, aRound, schedule.rounds) * aRound;
}

/** Matches of a round. */
function roundOf(schedule: Head['schedule']): number {
  return tablesOf(schedule) * schedule.boards * schedule.replays;
}

/** The last round in which something is recorded, by halving; 0 where nothing is. */
function latestRound(store: StoreReader, aRound: number, rounds: number): number {
  let least = 0;
  let most = rounds - 1;
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    if (store.records(middle * aRound).next().done) most = middle - 1;
    else least = middle;
  }
  return least;
}
