import type { RuleSetName } from '@bassadewitz/rules';
import type { BotKey, BotName } from './bot-name.ts';

/** What a ladder is for: one rule set and one time class. */
export interface Contest {
  readonly ruleSet: RuleSetName;
  /** Time for each move, ms. */
  readonly moveMs: number;
  /** Time for the match beside that, ms. */
  readonly bankMs: number;
}

/** Why a tournament counts on no ladder. */
export const UNRATED_CAUSES = ['known-seed', 'incomplete', 'not-verified'] as const;
/**
 * - `known-seed`: somebody typed the seed, so the cards could be known beforehand;
 * - `incomplete`: it is not over;
 * - `not-verified`: whoever published it did not have the ledger checked.
 */
export type UnratedCause = (typeof UNRATED_CAUSES)[number];

export interface TournamentLink extends Contest {
  /** The first 16 hex digits of the head's hash, or more where that is not unique. */
  readonly id: string;
  /** What the organiser calls it; null where nobody said, and the page makes a name of rule set, bots and date. */
  readonly title: string | null;
  /** The ladder that it is on or, unrated, would be on. */
  readonly ladder: string;
  readonly rated: boolean;
  readonly unratedBecause: UnratedCause | null;
  readonly complete: boolean;
  readonly bots: number;
  /** Boards that are shown: all their replays are over. */
  readonly boards: number;
  /** Matches of those boards. */
  readonly matches: number;
  /** Matches of the whole schedule. */
  readonly scheduled: number;
  /** When the first match began and the last one ended, ISO 8601 in UTC to the second; a ledger has no clock, so null where only that is known. */
  readonly began: string | null;
  readonly ended: string | null;
}

export interface LadderLink extends Contest {
  /** `classic-1000ms-10000ms`. */
  readonly id: string;
  /** Bots in the table, house bots included. */
  readonly bots: number;
  readonly tournaments: number;
  readonly boards: number;
  readonly matches: number;
  /** The bots in first place, without house bots; none where nobody has a place. */
  readonly leaders: readonly BotName[];
}

export interface BotLink extends BotName {
  /** The version that played last. */
  readonly version: string;
  readonly house: boolean;
  /** Ladders that it stands on. */
  readonly ladders: readonly string[];
  readonly tournaments: number;
}

/** A match that a page points at, as one bot played it. */
export interface MatchLink {
  /** Id of the tournament. */
  readonly tournament: string;
  /** Position in the schedule. */
  readonly match: number;
  readonly board: number;
  readonly replay: number;
  /** The bot's seat. */
  readonly seat: 0 | 1 | 2 | 3;
  /** The bot's net chips. */
  readonly chips: number;
  /** The bot's version. */
  readonly version: string;
  /** The other three, clockwise from the bot's left. */
  readonly against: readonly [BotKey, BotKey, BotKey];
}
