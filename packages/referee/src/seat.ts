import type { FaultKind } from '@bassadewitz/protocol';
import type { CardName } from '@bassadewitz/rules';
import type { DealReport } from './deal-report.ts';
import type { MatchReport } from './match-report.ts';
import type { Question } from './question.ts';

/**
 * Where the bot of a seat is. `expelled` is away because its connection was closed for what it sent; `absent` never came, and a
 * stand-in plays its seat from the first card on.
 */
export const PRESENCES = ['present', 'away', 'expelled', 'absent'] as const;

export type Presence = (typeof PRESENCES)[number];

/**
 * What a table plays through: one bot at one seat for one match. Nothing here may throw or wait; a seat that has no bot to talk to
 * does nothing, and its questions run out.
 */
export interface Seat {
  readonly presence: Presence;
  /** The least round trip measured to the bot, in ms; 0 where none was measured. */
  readonly networkMs: number;
  /** Asks for a card. The answer goes to the question, at once or later. A seat has one open question at most. */
  ask(question: Question): void;
  /** The question is closed: for `kind` the fallback card was played. */
  failed(question: Question, kind: FaultKind, played: CardName): void;
  /** The strike limit is reached, and a stand-in plays the seat to the end of the match. */
  stoodIn(strikes: number): void;
  dealOver(report: DealReport): void;
  /** The match is over and its record is safe. */
  matchOver(report: MatchReport): void;
}
