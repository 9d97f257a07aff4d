import type { RuleSetName } from './rule-set.ts';
import type { Four, Seat } from './seat.ts';

/** What a deal comes down to once its eight tricks are taken; all that settling it depends on. */
export interface Totals {
  readonly ruleSet: RuleSetName;
  readonly dealer: Seat;
  /** Tricks taken by each seat; eight in all. */
  readonly tricks: Four<number>;
  /** Points of each seat, those for tricks included. */
  readonly points: Four<number>;
}
