import type { DecisionKind, StopCause } from '@bassadewitz/ledger';

/** How a language speaks of what was decided while a tournament ran. Numbers come as text but for those that are counted. */
export interface DecisionWords {
  readonly kinds: Readonly<Record<DecisionKind, string>>;
  readonly causes: Readonly<Record<StopCause, string>>;
  /** Above a list of them all. */
  readonly title: string;
  /** What a ledger that was verified does not prove. */
  readonly hint: string;
  readonly line: (line: string) => string;
  readonly voided: (board: string) => string;
  readonly before: (match: string) => string;
  /** Matches of the schedule that are not played because of it. */
  readonly notPlayed: (matches: number) => string;
  /** Matches that were played and do not count. */
  readonly notCounted: (matches: number) => string;
  /** In place of a number that takes the seed to tell. */
  readonly unknown: string;
  readonly unranked: string;
  readonly reason: string;
}
