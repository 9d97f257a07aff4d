import {
  contentFault,
  type Decision,
  eventOf,
  type Foot,
  type Head,
  type LineKind,
  type MatchRecord,
  type MatchSidecar,
  type SidecarEvent,
  sidecarOf,
} from '@bassadewitz/ledger';
import type { Result } from '@bassadewitz/rules';
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

/** What a clock measured in the match at a position. @throws StoreError DAMAGED where it is no sidecar, or that of another match */
export function storedSidecar(store: StoreReader, match: number, text: string): MatchSidecar {
  const what = `the sidecar of match ${match}`;
  const sidecar = sound(store, what, sidecarOf(text));
  if (sidecar.match === match) return sidecar;
  throw damaged(store, what, `it is that of match ${sidecar.match}`);
}

/** What happened to the processes that played, in order. @throws StoreError DAMAGED where one is no event */
export function storedEvents(store: StoreReader): SidecarEvent[] {
  return store.events().map((text, index) => sound(store, `event ${index}`, eventOf(text)));
}

function sound<T>(store: StoreReader, what: string, read: Result<T, string>): T {
  if (read.ok) return read.value;
  throw damaged(store, what, read.error);
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
