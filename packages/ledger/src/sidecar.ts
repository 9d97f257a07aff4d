import type { FaultKind, Request } from '@bassadewitz/protocol';
import type { CardName, Seat } from '@bassadewitz/rules';

/** Where in a match something happened; all count from 0. */
export interface Moment {
  readonly deal: number;
  readonly trick: number;
  readonly seat: Seat;
}

/** One request that was answered with a card, legal or not. Times in ms. */
export interface Thinking extends Moment {
  /** From the writing of the request to the reading of the answer, the way through the network included. */
  readonly thinkMs: number;
  /** The least round trip measured until then. */
  readonly networkMs: number;
}

/** One fault, with what caused it. */
export interface FaultReport extends Moment {
  readonly kind: FaultKind;
  /** The fallback card. */
  readonly played: CardName;
  /** The request that was not answered as it should be; none for a bot that never came. */
  readonly request?: Request;
  /** How long the bot had had, in ms. */
  readonly thinkMs?: number;
  /** What the bot sent, where it sent anything, cut off where it was long. */
  readonly frame?: string;
  /** The length of the whole frame in characters. */
  readonly frameLength?: number;
}

/** The referee itself was late, and gave a bot more time for it. */
export interface Incident extends Moment {
  /** How long the process had been too busy to read its input, in ms. */
  readonly lagMs: number;
}

/** What was measured in a match with a clock, and what was sent in it: everything that two runs need not have in common. */
export interface MatchSidecar {
  readonly match: number;
  readonly thinking: readonly Thinking[];
  readonly faults: readonly FaultReport[];
  readonly incidents: readonly Incident[];
}
