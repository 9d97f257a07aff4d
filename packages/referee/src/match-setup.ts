import type { MatchJob } from '@bassadewitz/fairness';
import type { CardSet, Four, RuleSetName } from '@bassadewitz/rules';
import type { Clock } from './clock.ts';
import type { Seat } from './seat.ts';
import type { TimeControl } from './time-control.ts';

/** Faults of a seat in one match at which a stand-in takes over, where nothing else is said. */
export const DEFAULT_STRIKES = 3;

/** Where a table tells what happens at it. A child logger of pino that carries the ids of the match is one. */
export interface TableLog {
  debug(fields: object, message: string): void;
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
}

/** Everything that a match is played with. */
export interface MatchSetup {
  readonly job: MatchJob;
  /**
   * The salt of the record, 32 hex digits: see `receiptSalt`. Every bot is told the record's hash, so this must be something
   * that none of them can guess.
   */
  readonly salt: string;
  readonly ruleSet: RuleSetName;
  /** The bots, by seat. */
  readonly seats: Four<Seat>;
  readonly clock: Clock;
  /** The cards of the deals of this board, by the index of the deal. Asked once a deal. */
  readonly hands: (deal: number) => Four<CardSet>;
  /** The seeds of the requests of one trick, by seat. Asked at most once a trick, and not at all where every card is forced. */
  readonly seeds: (deal: number, trick: number) => Four<string>;
  readonly time: TimeControl;
  /** Faults at which a stand-in takes over, 1 or more. Default: `DEFAULT_STRIKES`. */
  readonly strikes?: number;
  readonly log?: TableLog;
}

/**
 * The strike limit of a setup.
 *
 * @throws RangeError naming the value received, if it is no whole number from 1
 */
export function strikesOf(setup: MatchSetup): number {
  const strikes = setup.strikes ?? DEFAULT_STRIKES;
  if (!Number.isInteger(strikes) || strikes < 1)
    throw new RangeError(`strikes is a whole number from 1, not ${strikes}`);
  return strikes;
}
