/** How a confidence sequence is tuned. */
export interface SequenceOptions {
  /** Chance of ever being wrong, at whatever time one looks. */
  readonly alpha: number;
  /** The time t*, in rounds or other units that come one after another, at which it is to be tightest. */
  readonly tightestAt: number;
}

/** Before this many units the asymptotics are not to be trusted. */
export const LEAST_TIME = 10;

/**
 * How many standard errors wide a confidence sequence is at time t, so that one may look at every t and stop at any:
 * c_t = √((tρ²+1)/(tρ²) · ln((tρ²+1)/α²)), ρ² = (−2 ln α + ln(−2 ln α + 1))/t*. Waudby-Smith and others, arXiv 2103.06476.
 */
export function sequenceWidth(t: number, { alpha, tightestAt }: SequenceOptions): number {
  const spent = -2 * Math.log(alpha);
  const rho2 = (spent + Math.log(spent + 1)) / tightestAt;
  const grown = t * rho2 + 1;
  return Math.sqrt((grown / (t * rho2)) * Math.log(grown / alpha ** 2));
}
