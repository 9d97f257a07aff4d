export { botDocument, type RatedPool } from './bots/bot.ts';
export type { BoardsDocument, ThinkMs } from './documents/boards.ts';
export type {
  BotCareer,
  BotDocument,
  BotTournament,
  OpponentResult,
  OutcomeCounts,
  ThinkTimes,
  VersionResult,
} from './documents/bot.ts';
export type { BotKey, BotName } from './documents/bot-name.ts';
export type { Estimate } from './documents/estimate.ts';
export type { HeadToHeadDocument } from './documents/head-to-head.ts';
export {
  LADDER_MARKS,
  type LadderDocument,
  type LadderMark,
  type LadderMoment,
  type LadderRow,
  type LadderWarning,
} from './documents/ladder.ts';
export {
  type BotLink,
  type Contest,
  type LadderLink,
  type MatchLink,
  type TournamentLink,
  UNRATED_CAUSES,
  type UnratedCause,
} from './documents/links.ts';
export type { BoardRow, MatchesDocument, MatchIndexDocument, ReplayRow } from './documents/matches.ts';
export type { SiteDocument } from './documents/site.ts';
export {
  BOARDS_PER_CHUNK,
  BOARDS_PER_PAGE,
  type Download,
  MATCHES_PER_INDEX,
  type RoundRatings,
  type TournamentBot,
  type TournamentDocument,
  type Verification,
} from './documents/tournament.ts';
export { contestOf, ladderIdOf } from './ladders/contest.ts';
export { ladderHeadToHead, tournamentHeadToHead } from './ladders/head-to-head.ts';
export { ladderDocument, ladderLink } from './ladders/ladder.ts';
export { type LoggedTournament, Pool } from './ladders/pool.ts';
export { type Identity, NameTable } from './names/name-table.ts';
export { MatchLog } from './results/match-log.ts';
export { botLink, siteDocument } from './sites/site.ts';
export { atomFeed } from './texts/feed.ts';
export { MATCHES_CSV_HEADER, matchCsv } from './texts/matches-csv.ts';
export { thinkMsOf } from './texts/think-ms.ts';
export { matchesPage, matchIndex } from './tournaments/matches.ts';
export { inOrderOfTime, type TournamentSummary } from './tournaments/summary.ts';
export { FinishedTournament, TournamentBuilder, type TournamentFacts } from './tournaments/tournament-builder.ts';
