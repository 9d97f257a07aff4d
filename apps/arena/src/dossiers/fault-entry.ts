import type { FaultReport, Head } from '@bassadewitz/ledger';
import type { StoreReader } from '@bassadewitz/store';
import { storedMatch, storedSidecar } from '@bassadewitz/tournament';

/** One fault of a run, with all that is known of it. */
export interface FaultEntry extends FaultReport {
  /** Its number: faults count from 0 in schedule order. */
  readonly fault: number;
  /** Position of the bot in the ledger's head. */
  readonly bot: number;
  readonly match: number;
  readonly round: number;
  readonly board: number;
  readonly replay: number;
}

/** How a match without faults is written; its sidecar need not be parsed. */
const NO_FAULTS = '"faults":[]';

/** The faults of the matches before a position, in schedule order. */
export function* faultsBefore(store: StoreReader, end: number): Generator<FaultEntry, void, undefined> {
  let fault = 0;
  for (const { match, sidecar } of store.sidecars(0, end)) {
    if (sidecar.includes(NO_FAULTS)) continue;
    const text = store.record(match);
    if (text === undefined) continue;
    const record = storedMatch(store, match, text);
    for (const report of storedSidecar(store, match, sidecar).faults) {
      const { round, board, replay, bots } = record;
      yield { fault, bot: bots[report.seat], match, round, board, replay, ...report };
      fault += 1;
    }
  }
}

/** A fault as programs get it: with the bot's name and version in place of its number. */
export function faultAsJson(head: Head, { bot, ...entry }: FaultEntry) {
  const { name, version } = head.bots[bot] ?? { name: `bot ${bot}`, version: '' };
  return { bot: name, version, ...entry };
}
