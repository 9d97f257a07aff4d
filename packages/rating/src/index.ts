export { type BradleyTerry, bradleyTerry } from './bradley-terry.ts';
export { type CompareOptions, type Comparison, compare } from './compare.ts';
export { type SequenceOptions, sequenceWidth } from './confidence-sequence.ts';
export { type CostEstimate, type CostQuestion, estimateCost, measuredVariance, VARIANCE_PER_MATCH } from './cost.ts';
export type { Crosstable, Meeting } from './crosstable.ts';
export { ELO_UNIT } from './elo-fit.ts';
export type { Four } from './four.ts';
export { LiveElo, type LiveEloOptions, liveEloChanges } from './live-elo.ts';
export type { MemoryAudit } from './memory-audit.ts';
export { normalCdf, normalQuantile } from './normal.ts';
export type { RateOptions } from './options.ts';
export { chipsAfterRounds, type RoundChips } from './over-rounds.ts';
export { finishingPlaces } from './places.ts';
export type { PoolBot } from './pool.ts';
export type { Contradiction, RankBand, Ranking } from './ranks.ts';
export { rate } from './rate.ts';
export type { Measured, RatedBot, RatedRanking, Rating } from './rating.ts';
export { type MatchResult, ResultTable } from './results.ts';
export type { SameOwnerReport } from './same-owner.ts';
export { type Difference, LEAST_BOARDS, type Scale } from './scale.ts';
export {
  type AdjacentPair,
  PAIR_STATES,
  type PairState,
  type Separation,
  type SeparationOptions,
  separation,
} from './separation.ts';
export {
  logLikelihoodRatio,
  type Sample,
  SPRT_VERDICTS,
  type SprtOptions,
  type SprtState,
  type SprtVerdict,
  sampleOfCounts,
  scoreOfElo,
  sprt,
} from './sprt.ts';
export { PENALTY_BASES, type PenaltyBase } from './stand-in-penalty.ts';
export type { BotTally, SeatTally } from './tally.ts';
export { WARNING_CODES, type Warning, type WarningCode } from './warnings.ts';
