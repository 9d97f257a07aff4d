import {
  contentFault,
  type Decision,
  type Foot,
  type Head,
  type LineKind,
  type MatchRecord,
} from '@bassadewitz/ledger';
import { StoreError, type StoreReader } from '@bassadewitz/store';

/*
 * What a store holds are lines of text to it. Whoever reads them reads them here: a disk that gives back something else than it was given
 * is told by name, and not by whatever stumbles over it.
 */

/** @throws StoreError DAMAGED where the head is none */
export function storedHead(store: StoreReader): Head {
  return read(store, 'head', store.head, 'the head') as Head;
}

/** The foot, undefined while the tournament is not over. @throws StoreError DAMAGED where it is none */
export function storedFoot(store: StoreReader): Foot | undefined {
  const text = store.foot;
  return text === undefined ? undefined : (read(store, 'foot', text, 'the foot') as Foot);
}

/** Every decision, in the order of its lines in the ledger. @throws StoreError DAMAGED where one is none */
export function storedDecisions(store: StoreReader): Decision[] {
  return store
    .decisions()
    .map(({ at, decision }) => read(store, 'decision', decision, `a decision before match ${at}`) as Decision);
}

/** The record that stands at a position. @throws StoreError DAMAGED where it is none, or that of another match */
export function storedMatch(store: StoreReader, match: number, text: string): MatchRecord {
  const record = read(store, 'match', text, `the record of match ${match}`) as MatchRecord;
  if (record.match === match) return record;
  throw damaged(store, `the record of match ${match}`, `it is that of match ${record.match}`);
}

function read(store: StoreReader, kind: LineKind, text: string, what: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw damaged(store, what, 'it is no JSON');
  }
  const fault = contentFault(kind, value);
  if (fault === undefined) return value;
  throw damaged(store, what, fault);
}

function damaged({ path }: StoreReader, what: string, why: string): StoreError {
  return new StoreError({ code: 'DAMAGED', message: `${path}: ${what} is damaged: ${why}` });
}
