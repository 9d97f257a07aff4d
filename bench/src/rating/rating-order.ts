export interface RatingOrder {
  readonly bots: number;
  readonly matches: number;
}

/** How long both fits with their errors took, and what the process had needed by the end. */
export interface RatingCost extends RatingOrder {
  /** Taking the matches in, in s. */
  readonly collectSeconds: number;
  /** Both fits, errors, crosstable, bands and warnings, in s. */
  readonly rateSeconds: number;
  /** Most memory that the process ever had, in bytes, the runtime included. */
  readonly peakBytes: number;
}
