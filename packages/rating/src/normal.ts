/**
 * Φ: the chance that a standard normal variable is at most x, to about 1e-15 absolute.
 *
 * Near zero by the series Φ(x) = ½ + φ(x) Σ x^(2k+1)/(1·3·…·(2k+1)), in the tails by Laplace's continued fraction
 * (Abramowitz and Stegun 26.2.11 and 26.2.14). φ(x) is computed from |x|, so that Φ(x) + Φ(−x) is 1.
 */
export function normalCdf(x: number): number {
  if (Number.isNaN(x)) return x;
  const size = Math.abs(x);
  const upper = size < 3 ? 0.5 - centre(size) : tail(size);
  return x > 0 ? 1 - upper : upper;
}

/**
 * The x with Φ(x) = p, for 0 < p < 1; ∓∞ at 0 and 1. Halley steps on a bracketed start; exact to a few ulp.
 *
 * @throws RangeError when p is no probability
 */
export function normalQuantile(p: number): number {
  if (!(p >= 0 && p <= 1)) throw new RangeError(`probability: ${p} is not between 0 and 1`);
  if (p === 0 || p === 1) return p === 0 ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
  if (p > 0.5) return -normalQuantile(1 - p);
  // Start by Abramowitz and Stegun 26.2.23 (error below 4.5e-4); each Halley step triples the digits.
  const t = Math.sqrt(-2 * Math.log(p));
  let x = (2.515517 + t * (0.802853 + t * 0.010328)) / (1 + t * (1.432788 + t * (0.189269 + t * 0.001308))) - t;
  for (let step = 0; step < 3; step++) {
    const error = (normalCdf(x) - p) / density(x);
    x -= error / (1 + (x * error) / 2);
  }
  return x;
}

function density(x: number): number {
  return Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI);
}

function centre(x: number): number {
  let term = x;
  let sum = x;
  for (let odd = 3; sum + term !== sum; odd += 2) {
    term *= (x * x) / odd;
    sum += term;
  }
  return density(x) * sum;
}

function tail(x: number): number {
  let fraction = x;
  for (let level = 150; level >= 1; level--) fraction = x + level / fraction;
  return density(x) / fraction;
}
