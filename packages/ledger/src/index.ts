export { type Canonical, canonicalBytes, canonicalJson } from './canonical.ts';
export { cardsText, handText, readCards } from './cards.ts';
export {
  DECISION_KINDS,
  type Decision,
  type DecisionKind,
  type Departure,
  type Return,
  STOP_CAUSES,
  type Stop,
  type StopCause,
  type Voiding,
} from './decision.ts';
export type { Foot } from './foot.ts';
export { hashOf, hashOfText, NO_LINE } from './hash.ts';
export { type BotRecord, type Head, LEDGER_FORMAT, LEDGER_VERSION, type TimeControlRecord } from './head.ts';
export { LEDGER_ERROR_CODES, type LedgerError, type LedgerErrorCode } from './ledger-error.ts';
export type { Line } from './line.ts';
export { contentFault, LINE_KINDS, type LineKind } from './line-shapes.ts';
export { LineSplitter } from './line-splitter.ts';
export type { DealRecord, FaultRecord, MatchRecord, StandInRecord } from './match-record.ts';
export { type Finish, placesOf, winningsOf } from './places.ts';
export { LedgerReader } from './reader.ts';
export { headFault, Sequence } from './sequence.ts';
export type { FaultReport, Incident, MatchSidecar, Moment, Thinking } from './sidecar.ts';
export { SIDECAR_EVENTS, type SidecarEvent, type SidecarEventKind } from './sidecar-event.ts';
export { type SidecarLine, SidecarReader } from './sidecar-reader.ts';
export { eventOf, sidecarOf, sidecarText } from './sidecar-text.ts';
export { SIDECAR_FORMAT, SIDECAR_VERSION, SidecarWriter } from './sidecar-writer.ts';
export { LedgerWriter } from './writer.ts';
