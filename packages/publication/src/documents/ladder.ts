import type { WarningCode } from '@bassadewitz/rating';
import type { FaultCounts } from '@bassadewitz/standings';
import type { BotKey, BotName } from './bot-name.ts';
import type { Estimate } from './estimate.ts';
import type { Contest, TournamentLink } from './links.ts';

/** What a reader should know about a bot beside its numbers. */
export const LADDER_MARKS = [
  'provisional',
  'house',
  'benched',
  'withdrawn',
  'disqualified',
  'similar-name',
  'plays-better-in-replays',
] as const;
/**
 * - `provisional`: so few boards that its error is unknown or rough;
 * - `house`: fills tables and is not ranked;
 * - `benched`, `withdrawn`, `disqualified`: how it left its latest tournament; who was disqualified is not ranked;
 * - `similar-name`: another bot's name looks like its name;
 * - `plays-better-in-replays`: it made more of boards that it had played before than chance allows.
 */
export type LadderMark = (typeof LADDER_MARKS)[number];

/** One bot, in its newest version. */
export interface LadderRow extends BotName {
  readonly version: string;
  /** Which group of bots it is compared within, 0 the largest: groups that never met share no ranking. */
  readonly group: number;
  /** Null for house bots and the disqualified. Older versions of a bot hold no place: they stand on the bot's page. */
  readonly place: number | null;
  /** The places that it may truly have, at 95 %. */
  readonly band: readonly [best: number, worst: number] | null;
  /** Chips a board against three average bots, less the penalty. */
  readonly chips: Estimate;
  readonly elo: Estimate;
  readonly boards: number;
  readonly matches: number;
  readonly tournaments: number;
  readonly faults: FaultCounts;
  /** Matches that a stand-in finished for it, and the chips a board that it lost for them. */
  readonly standIns: number;
  readonly penalty: number;
  readonly marks: readonly LadderMark[];
  /** How likely it is that it is stronger than the next ranked row of its group, 0 to 1; null for the last and where that is not known. */
  readonly betterThanNext: number | null;
}

/** The ratings after a tournament, of all tournaments up to it together. */
export interface LadderMoment {
  /** Id of the tournament. */
  readonly tournament: string;
  readonly ended: string | null;
  /** Bots that had played by then, each in the version that is its newest today. */
  readonly rows: readonly { readonly bot: BotKey; readonly chips: Estimate }[];
}

/** A plain statement about the ratings. */
export interface LadderWarning {
  readonly code: WarningCode;
  /** English. */
  readonly message: string;
  /** The bots that it is about. */
  readonly bots: readonly BotKey[];
}

/** `data/v1/ladder/{id}.json`. */
export interface LadderDocument extends Contest {
  readonly format: 'bassadewitz-ladder';
  readonly version: 1;
  readonly id: string;
  /** The rated tournaments that it rests on, the latest first. */
  readonly tournaments: readonly TournamentLink[];
  /** Group after group, each best first, with its unranked bots where their numbers put them. */
  readonly rows: readonly LadderRow[];
  /** From the first tournament to the latest; of many tournaments a part, evenly spread. */
  readonly history: readonly LadderMoment[];
  readonly warnings: readonly LadderWarning[];
}
