import type { Schedule } from '@bassadewitz/fairness';
import { type Decision, type Foot, type Head, LedgerWriter, type MatchRecord } from '@bassadewitz/ledger';
import type { StoreReader } from '@bassadewitz/store';
import { Departures } from './departures.ts';

/**
 * The ledger as lines of text, each without its line feed, the head first and the foot last. Of a tournament that is not over
 * these are the matches without a gap from the first, in schedule order, and no seed: the foot marks it as such. The same
 * matches give the same lines, however often the run was broken off.
 * @param schedule decides which matches were left out because a bot had gone
 */
export function* exportLedger(store: StoreReader, schedule: Schedule): Generator<string, void> {
  const writer = new LedgerWriter(JSON.parse(store.head) as Head);
  yield writer.head;
  const decisions = store.decisions().map(({ decision }) => JSON.parse(decision) as Decision);
  const foot = store.foot === undefined ? undefined : (JSON.parse(store.foot) as Foot);
  const departures = new Departures(decisions);
  let next = 0;
  let decided = 0;
  const decidedUpTo = function* (match: number) {
    for (; decided < decisions.length; decided += 1) {
      const decision = decisions[decided] as Decision;
      if (decision.before > match) return;
      yield writer.decision(decision);
    }
  };
  const skipLeftOut = (before: number) => {
    while (next < before && departures.leaveOut(schedule.match(next))) next += 1;
  };
  for (const { match, record } of store.records()) {
    skipLeftOut(match);
    if (next !== match) break;
    yield* decidedUpTo(match);
    yield writer.match(JSON.parse(record) as MatchRecord, record);
    next = match + 1;
  }
  if (foot === undefined) {
    skipLeftOut(schedule.matches);
    yield* decidedUpTo(next);
    yield writer.foot({ complete: false });
    return;
  }
  yield* decidedUpTo(schedule.matches);
  const { seed, entropy } = foot;
  yield writer.foot({
    complete: true,
    ...(seed === undefined ? {} : { seed }),
    ...(entropy === undefined ? {} : { entropy }),
  });
}

/** What the store keeps as the foot of a tournament that is over. */
export function footOf(store: StoreReader, secrets: { readonly seed: string; readonly entropy?: string }): Foot {
  return {
    complete: true,
    matches: store.count,
    decisions: store.decisions().length,
    head: new LedgerWriter(JSON.parse(store.head) as Head).headHash,
    ...secrets,
  };
}
