import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Decision, type Foot, type Head, LedgerReader, type MatchRecord } from '@bassadewitz/ledger';
import { openStoreReadOnly } from '@bassadewitz/store';
import { storedDecisions, storedFoot, storedHead, storedMatch } from '@bassadewitz/tournament';
import { Failure } from '../failure.ts';
import { linesOf } from './lines.ts';

/** A ledger that can be read, wherever it is kept. */
export interface OpenLedger {
  readonly head: Head;
  readonly decisions: readonly Decision[];
  /** Absent while the tournament is not over. */
  readonly foot: Foot | undefined;
  /** Every record, in schedule order. */
  records(): Iterable<MatchRecord>;
  /** One record by its position in the schedule. */
  record(match: number): MatchRecord | undefined;
  close(): Promise<void>;
}

/**
 * Opens the ledger in a run's folder, in a SQLite file of the arena's, or in an exported file.
 * @throws Failure FILES when it cannot be read or is none of these; REFUTED when an exported file is not well-formed
 */
export function openLedger(path: string): OpenLedger {
  if (!existsSync(path)) throw new Failure('FILES', `there is no ${path}; give a run's folder or a ledger's file`);
  if (statSync(path).isDirectory()) {
    const file = join(path, 'ledger.sqlite');
    if (!existsSync(file)) throw new Failure('FILES', `there is no run in ${path}: it has no ledger.sqlite`);
    return openStored(file);
  }
  return path.endsWith('.sqlite') ? openStored(path) : openExported(path);
}

function openStored(path: string): OpenLedger {
  const opened = openStoreReadOnly(path);
  if (!opened.ok) throw new Failure('FILES', opened.error.message);
  const store = opened.value;
  return {
    head: storedHead(store),
    decisions: storedDecisions(store),
    foot: storedFoot(store),
    *records() {
      for (const { match, record } of store.records()) yield storedMatch(store, match, record);
    },
    record(match) {
      const text = store.record(match);
      return text === undefined ? undefined : storedMatch(store, match, text);
    },
    close: () => store.close(),
  };
}

function openExported(path: string): OpenLedger {
  // A first pass for what stands anywhere in the file; records are read again as they are asked for, to bound memory.
  let head: Head | undefined;
  let foot: Foot | undefined;
  const decisions: Decision[] = [];
  for (const line of checkedLines(path)) {
    if (line.kind === 'head') head = line.head;
    if (line.kind === 'decision') decisions.push(line.decision);
    if (line.kind === 'foot') foot = line.foot;
  }
  // The reader has seen to it that both are there.
  if (head === undefined || foot === undefined) throw new Error(`${path} was read without a head or a foot`);
  const records = function* () {
    for (const line of checkedLines(path)) if (line.kind === 'match') yield line.match;
  };
  return {
    head,
    decisions,
    foot: foot?.complete === true ? foot : undefined,
    records,
    record(match) {
      for (const record of records()) if (record.match === match) return record;
      return undefined;
    },
    close: async () => {},
  };
}

/** The lines of an exported ledger. @throws Failure REFUTED at the first that is not well-formed */
export function* checkedLines(path: string) {
  const reader = new LedgerReader();
  let rest = '';
  for (const { text, torn } of linesOf(path)) {
    if (torn) {
      rest = text;
      break;
    }
    const line = reader.read(text);
    if (!line.ok)
      throw new Failure('REFUTED', `${path}, ${line.error.message} (${line.error.code}); see protocol/v1/ledger.md`);
    yield line.value;
  }
  const end = reader.end(rest);
  if (!end.ok)
    throw new Failure('REFUTED', `${path}, ${end.error.message} (${end.error.code}); see protocol/v1/ledger.md`);
}
