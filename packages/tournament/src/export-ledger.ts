import type { Schedule } from '@bassadewitz/fairness';
import { type Foot, LedgerWriter } from '@bassadewitz/ledger';
import type { StoreReader } from '@bassadewitz/store';
import { Departures } from './departures.ts';
import { storedDecisions, storedFoot, storedHead, storedMatch } from './stored.ts';

/**
 * The ledger as lines of text, each without its line feed, the head first and the foot last. Of a tournament that is not over
 * these are the matches without a gap from the first, in schedule order, and no seed: the foot marks it as such. The same
 * matches give the same lines, however often the run was broken off. Another process may play on meanwhile.
 * @param schedule decides which matches were left out because a bot had gone
 * @throws StoreError where the file fails, DAMAGED where what it holds is no ledger's
 * @throws RangeError where the store's records and decisions make no ledger: no run of a tournament leaves such a store
 */
export function* exportLedger(store: StoreReader, schedule: Schedule): Generator<string, void> {
  const writer = new LedgerWriter(storedHead(store));
  yield writer.head;
  const foot = storedFoot(store);
  let decisions = storedDecisions(store);
  let departures = new Departures(decisions);
  let round = 0;
  let next = 0;
  let decided = 0;
  const decidedUpTo = function* (match: number) {
    for (let decision = decisions[decided]; decision !== undefined && decision.before <= match; ) {
      yield writer.decision(decision);
      decided += 1;
      decision = decisions[decided];
    }
  };
  const skipLeftOut = (before: number) => {
    while (next < before && departures.leaveOut(schedule.match(next))) next += 1;
  };
  for (const { match, record: text } of store.records()) {
    const record = storedMatch(store, match, text);
    if (record.round !== round) {
      // Whoever plays on decides between rounds: what this record rests on is there by now.
      round = record.round;
      decisions = storedDecisions(store);
      departures = new Departures(decisions);
    }
    skipLeftOut(match);
    if (next !== match) break;
    yield* decidedUpTo(match);
    yield writer.match(record, text);
    next = match + 1;
  }
  const end = decisions.find(({ kind }) => kind === 'stop')?.before ?? schedule.matches;
  skipLeftOut(end);
  if (foot === undefined) {
    yield* decidedUpTo(next);
    yield writer.foot({ complete: false });
    return;
  }
  if (next < end) throw new RangeError(`the tournament is over, but match ${next} is missing`);
  yield* decidedUpTo(schedule.matches);
  const { seed, entropy } = foot;
  yield writer.foot({
    complete: true,
    ...(seed === undefined ? {} : { seed }),
    ...(entropy === undefined ? {} : { entropy }),
  });
}

/**
 * What the store keeps as the foot of a tournament that is over.
 * @param secrets the seed, and the entropy where the head names a source of it
 */
export function footOf(store: StoreReader, secrets: { readonly seed: string; readonly entropy?: string }): Foot {
  return {
    complete: true,
    matches: store.count,
    decisions: store.decisions().length,
    head: new LedgerWriter(storedHead(store)).headHash,
    ...secrets,
  };
}
