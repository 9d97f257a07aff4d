import type { PenaltyBase } from './stand-in-penalty.ts';

/** What a bot makes against three average bots, per unit of θ: the table's mean has a quarter of its own θ. */
export const PUBLISHED_SHARE = 0.75;

export interface RateOptions {
  /** Elo of the anchor. Default 1500. */
  readonly anchorElo?: number;
  /** Index of the bot at the anchor's Elo; by default the mean of the pool is. */
  readonly anchorBot?: number;
  /** τ of the Elo fit's prior. Default 4. */
  readonly priorWidth?: number;
  /** Confidence of bands and flags. Default 0.95. */
  readonly confidence?: number;
  /** Whether tables with two bots of one owner are rated. Default 'rated'. */
  readonly sameOwnerTables?: 'rated' | 'left-out';
  /** What the stand-in penalty is averaged over. Default 'all-matches': see docs/decisions/0002. */
  readonly penaltyBase?: PenaltyBase;
}
