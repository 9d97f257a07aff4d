import type { FaultReport } from '@bassadewitz/ledger';
import type { FaultKind, Request } from '@bassadewitz/protocol';
import type { CardName, Seat } from '@bassadewitz/rules';
import type { Timings } from './timing-tally.ts';

/** How an author's bot stands, by what has been recorded so far. */
export interface AuthorSummary {
  readonly version: string;
  readonly matches: number;
  /**
   * Among the bots that hold a place, which house bots and the disqualified do not; moves with every match and has no error bars. `place`
   * is null for a bot that holds none, or alone does.
   */
  readonly standing: {
    readonly liveElo: number;
    readonly place: number | null;
    readonly of: number;
    /** A match that a stand-in finished counts as the least at its table. */
    readonly chipsPerMatch: number;
  };
  /** Times in ms; `headRoom` is what the slowest percent left of the move limit. */
  readonly timings: Timings & { readonly headRoom: number };
  readonly faults: { readonly total: number; readonly kinds: Readonly<Record<FaultKind, number>> };
}

/** One fault of an author's bot. */
export interface AuthorFault {
  /** Its number among the bot's own. */
  readonly fault: number;
  readonly kind: FaultKind;
  /** The match as the bot knows it; null where it was not asked. */
  readonly match: string | null;
  readonly deal: number;
  readonly trick: number;
  readonly seat: Seat;
  readonly thinkMs: number | null;
  /** Whether the board is still in play, so that what follows is null for now. */
  readonly heldBack: boolean;
  readonly played: CardName | null;
  readonly frame: string | null;
  readonly frameLength: number | null;
  readonly request: Request | null;
}

/** A fault as the bot's author may see it: what was on the table stays hidden while its board is in play. */
export function authorFaultOf(fault: number, report: FaultReport, heldBack: boolean): AuthorFault {
  const { kind, deal, trick, seat, thinkMs, request, frame, frameLength, played } = report;
  const known = { fault, kind, match: request?.match ?? null, deal, trick, seat, thinkMs: thinkMs ?? null, heldBack };
  return heldBack
    ? { ...known, played: null, frame: null, frameLength: null, request: null }
    : { ...known, played, frame: frame ?? null, frameLength: frameLength ?? null, request: request ?? null };
}
