import type { BalanceProof } from '@bassadewitz/fairness';
import type { Decision, Foot, Head } from '@bassadewitz/ledger';
import type { Standings } from '@bassadewitz/standings';
import type { OutcomeCounts, ThinkTimes } from './bot.ts';
import type { BotName } from './bot-name.ts';
import type { Estimate } from './estimate.ts';
import type { TournamentLink } from './links.ts';

/** How many boards lie in one file of `boards/`, and in one of `matches/`. */
export const BOARDS_PER_CHUNK = 16;
export const BOARDS_PER_PAGE = 100;
/** How many matches one file of `index/` has. */
export const MATCHES_PER_INDEX = 4096;

/** The ratings after some rounds, of all rounds up to then. */
export interface RoundRatings {
  /** How many rounds were over. */
  readonly rounds: number;
  /** By index of the bot in the head: chips a board against three average bots, before penalties. */
  readonly chips: readonly Estimate[];
}

/** A bot of the tournament, beside its row in the standings. */
export interface TournamentBot extends BotName {
  readonly version: string;
  readonly outcomes: OutcomeCounts;
  readonly think: ThinkTimes | null;
}

/** What the check of the ledger found before it was published. A ledger with a fault is not published. */
export interface Verification {
  /** Each check, how often it was made and passed, and what of it could not be made. */
  readonly checks: readonly { readonly check: string; readonly times: number; readonly unchecked?: string }[];
}

export interface Download {
  /** Below `data/v1/tournament/{id}/`. */
  readonly name: string;
  readonly bytes: number;
  /** 64 hex digits. */
  readonly sha256: string;
}

/** `data/v1/tournament/{id}/tournament.json`. */
export interface TournamentDocument {
  readonly format: 'bassadewitz-tournament';
  readonly version: 1;
  readonly link: TournamentLink;
  readonly head: Head;
  /** Hash of the ledger's first line: what was published before the first card. */
  readonly headHash: string;
  /** Null while the tournament is not over. */
  readonly foot: Foot | null;
  /** Hash of the ledger's last line, which stands for the whole ledger; null while the tournament is not over. */
  readonly lastHash: string | null;
  readonly decisions: readonly Decision[];
  /** By index in the head. */
  readonly bots: readonly TournamentBot[];
  /** Over the boards that are shown. */
  readonly standings: Standings;
  /** The first round counted, and that it is so for all; null while the seed is secret. */
  readonly balance: BalanceProof | null;
  /** Of many rounds a part, evenly spread, the last one always in it. */
  readonly ratingsByRound: readonly RoundRatings[];
  /** Null where the ledger was published without a check. */
  readonly verification: Verification | null;
  /** Boards of the whole schedule. Those of bots that left, and those whose replays are not over, have no matches to show. */
  readonly scheduledBoards: number;
  /** `boards/{n}.json` has boards 16 n to 16 n + 15, for each n below this. */
  readonly chunks: number;
  readonly boardsPerChunk: 16;
  /** `matches/{n}.json`, n from 1. */
  readonly matchesPages: number;
  readonly boardsPerPage: 100;
  /** `index/{n}.json` says on which boards matches 4096 n to 4096 n + 4095 were played, for each n below this. */
  readonly indexes: number;
  readonly matchesPerIndex: 4096;
  /** None while the tournament is not over. */
  readonly downloads: readonly Download[];
}
