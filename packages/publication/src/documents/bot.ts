import type { MemoryAudit, RankBand, SeatTally } from '@bassadewitz/rating';
import type { Four } from '@bassadewitz/rules';
import type { FaultCounts, Status } from '@bassadewitz/standings';
import type { BotName } from './bot-name.ts';
import type { Estimate } from './estimate.ts';
import type { LadderMark } from './ladder.ts';
import type { Contest, MatchLink, TournamentLink } from './links.ts';

/** How deals ended that a bot took part in. */
export interface OutcomeCounts {
  readonly deals: number;
  /** Slams that it made, and that another made against it. */
  readonly slams: number;
  readonly slamsAgainst: number;
  /** Penalties that it paid, and that another paid to it. */
  readonly penalties: number;
  readonly penaltiesReceived: number;
  /** Deals in which all four were equal. */
  readonly equal: number;
  /** Tricks that it took, and points. */
  readonly tricks: number;
  readonly points: number;
}

/** How long a bot thought over its answers, ms, the way through the network included; each to 2 %. */
export interface ThinkTimes {
  readonly answers: number;
  readonly p50: number;
  readonly p90: number;
  readonly p99: number;
  readonly max: number;
  /** What is left of the move's time at p99. */
  readonly headroom: number;
}

/** One version of a bot among those it is compared with. */
export interface VersionResult {
  readonly version: string;
  /** Null for all but the newest, house bots, the disqualified, and a bot that nobody else is ranked with. */
  readonly place: number | null;
  readonly band: RankBand | null;
  readonly chips: Estimate;
  readonly elo: Estimate;
  readonly boards: number;
  readonly matches: number;
  readonly tournaments: number;
}

/** What the newest version did against one version of another bot. */
export interface OpponentResult extends BotName {
  /** The opponent's version. */
  readonly version: string;
  readonly boards: number;
  readonly matches: number;
  /** What it made more than the opponent where they met: chips a match, the mean over their boards. */
  readonly made: number;
  /** How often it finished before the opponent, a tie as a half: 0 to 1. */
  readonly ahead: number;
  /** How much better it is by all that was played, published chips a board; null without a common scale. */
  readonly better: Estimate | null;
  /** How likely it is the stronger, 0 to 1. */
  readonly likely: number | null;
}

/** What a bot did in all rated, or all unrated, tournaments of one rule set and time class. */
export interface BotCareer extends Contest {
  readonly ladder: string;
  /** Ratings of an unrated career are those of its tournaments taken together; they count nowhere. */
  readonly rated: boolean;
  /** The newest first. */
  readonly versions: readonly VersionResult[];
  /** What a reader should know of the newest version. */
  readonly marks: readonly LadderMark[];
  /** Of the newest version; the most boards first. */
  readonly opponents: readonly OpponentResult[];
  /** Of all versions, as is all below. */
  readonly seats: Four<SeatTally>;
  readonly outcomes: OutcomeCounts;
  readonly faults: FaultCounts;
  readonly standIns: number;
  /** The audit of the newest version. */
  readonly memory: MemoryAudit;
  /** Null where no ledger came with what a clock measured. */
  readonly think: ThinkTimes | null;
  /** The five matches with the most chips, and the five with the least. */
  readonly best: readonly MatchLink[];
  readonly worst: readonly MatchLink[];
}

/** How a bot fared in one tournament. */
export interface BotTournament {
  readonly tournament: TournamentLink;
  readonly version: string;
  readonly status: Status;
  readonly house: boolean;
  readonly place: number | null;
  readonly band: RankBand | null;
  /** How many bots had a place. */
  readonly of: number;
  readonly chips: Estimate;
  readonly elo: Estimate;
  readonly boards: number;
  readonly faults: FaultCounts;
  readonly standIns: number;
}

/** `data/v1/bot/{key}.json`. */
export interface BotDocument extends BotName {
  readonly format: 'bassadewitz-bot';
  readonly version: 1;
  /** Rated ones first, the most boards first. */
  readonly careers: readonly BotCareer[];
  /** The latest first. */
  readonly tournaments: readonly BotTournament[];
}
