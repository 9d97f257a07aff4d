export { type Canonical, canonicalBytes, canonicalJson } from './canonical.ts';
export { cardsText, handText, readCards } from './cards.ts';
export {
  DECISION_KINDS,
  type Decision,
  type DecisionKind,
  type Departure,
  STOP_CAUSES,
  type Stop,
  type StopCause,
  type Voiding,
} from './decision.ts';
export type { Foot } from './foot.ts';
export { hashOf, hashOfText, NO_LINE } from './hash.ts';
export { type BotRecord, type Head, LEDGER_FORMAT, LEDGER_VERSION, type TimeControlRecord } from './head.ts';
export type { DealRecord, FaultRecord, MatchRecord, StandInRecord } from './match-record.ts';
export { type Finish, placesOf, winningsOf } from './places.ts';
export type { FaultReport, Incident, MatchSidecar, Moment, Thinking } from './sidecar.ts';
