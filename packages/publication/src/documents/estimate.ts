/** A rating with its standard error against the mean of those it can be compared with; null while that is unknown. */
export interface Estimate {
  readonly value: number;
  readonly se: number | null;
}
