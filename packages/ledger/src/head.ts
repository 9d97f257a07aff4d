import type { ScheduleConfig } from '@bassadewitz/fairness';
import type { RuleSetName } from '@bassadewitz/rules';

/** What a ledger's first line says it is. */
export const LEDGER_FORMAT = 'bassadewitz-ledger';
/** The version of the format that this package writes, and the only one that it reads. */
export const LEDGER_VERSION = 1;

/** The first line of a ledger: everything that was fixed before the first card, and the promise of the seed. */
export interface Head {
  readonly format: typeof LEDGER_FORMAT;
  readonly version: typeof LEDGER_VERSION;
  readonly ruleSet: RuleSetName;
  readonly timeControl: TimeControlRecord;
  /** Faults of a seat in a match after which a stand-in plays it to the end; left out where there is no limit. */
  readonly strikeLimit?: number;
  /**
   * Matches of a bot in a row, finished by stand-ins, after which it is benched at the end of the round; left out in ledgers that do not
   * say.
   */
  readonly benchAfter?: number;
  readonly schedule: ScheduleConfig;
  /** Commitment to the seed: 64 hex digits. */
  readonly commitment: string;
  /** The public source of the entropy that is mixed in after the commitment; left out where none is. */
  readonly entropySource?: string;
  /** A seed that somebody typed can be guessed: such a tournament is not rated. */
  readonly knownSeed: boolean;
  /** The bots, in the order in which records number them; as many as the schedule has. */
  readonly bots: readonly BotRecord[];
}

/** How long bots may think, in whole ms. */
export interface TimeControlRecord {
  readonly moveMs: number;
  readonly bankMs: number;
  /** The most credit that a measured network delay earns for each move. */
  readonly networkCapMs: number;
  /** The least time from one card of a table to the next. */
  readonly paceMs: number;
}

/** A bot that takes part. */
export interface BotRecord {
  readonly name: string;
  readonly version: string;
  /** Who runs it; left out where nobody said. Bots of one owner are reported where they meet. */
  readonly owner?: string;
  /** Fills up a table, or serves as an anchor, and is not ranked. */
  readonly house: boolean;
  /** Four instances of it play, replay k always the k-th, so that none sees a board twice. */
  readonly isolate: boolean;
}
