import { times } from './cholesky.ts';
import { centred, inverseOfContrasts } from './contrasts.ts';

/** A Bradley–Terry fit of bots that are all connected. */
export interface BradleyTerry {
  /** β by bot, natural-log odds; the mean is 0. */
  readonly strengths: Float64Array;
  /** Inverse of the negative Hessian where the climb ended, among strengths of mean 0: its rows and columns sum to 0. */
  readonly inverseHessian: Float64Array;
  /** False when there is no finite best fit: only possible with τ = ∞, when some set of bots never lost to the rest. */
  readonly converged: boolean;
}

/** Beyond this β, 5200 Elo from the mean, a fit without a prior is running away. */
const RUNAWAY = 30;
const MOST_STEPS = 100;
/** Newton's error squares with each step: after one of 1e-9 it is far below the last digit. */
const LAST_STEP = 1e-9;

/**
 * Maximises Σ s_ij ln p_ij − Σ β²/(2τ²), p_ij = 1/(1 + e^(β_j − β_i)), by Newton with halved steps. The function is concave, so
 * the climb ends at its one top; with a finite τ there always is one.
 *
 * @param points n × n, row by row: s_ij, the points of i over j, wins plus half the ties (expected scores serve as well)
 * @param priorWidth τ; Infinity for none
 */
export function bradleyTerry(points: Float64Array, n: number, priorWidth: number): BradleyTerry {
  const prior = 1 / priorWidth ** 2;
  let strengths: Float64Array = new Float64Array(n);
  let { gradient, inverse } = slope(points, n, strengths, prior) as Slope;
  let height = likelihood(points, n, strengths, prior);
  for (let step = 0; step < MOST_STEPS; step++) {
    const move = times(inverse, gradient);
    const size = move.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
    const [next, nextHeight] = climb(points, n, strengths, move, prior, height);
    const there = slope(points, n, next, prior);
    if (there === undefined || next.some((value) => Math.abs(value) > RUNAWAY)) break;
    strengths = next;
    height = nextHeight;
    gradient = there.gradient;
    inverse = there.inverse;
    if (size < LAST_STEP) return { strengths: centred(strengths), inverseHessian: inverse, converged: true };
  }
  return { strengths: centred(strengths), inverseHessian: inverse, converged: false };
}

/**
 * The chance that the first is placed before the second: p_ij. Exact to its last digits however small it is, so where 1 − p_ij is
 * wanted ask for p_ji.
 */
export function expectedScore(strength: number, opponent: number): number {
  return 1 / (1 + Math.exp(opponent - strength));
}

interface Slope {
  readonly gradient: Float64Array;
  readonly inverse: Float64Array;
}

function slope(points: Float64Array, n: number, strengths: Float64Array, prior: number): Slope | undefined {
  const gradient = strengths.map((value) => -prior * value);
  const hessian = new Float64Array(n * n);
  for (let i = 0; i < n; i++) {
    (hessian[i * n + i] as number) += prior;
    for (let j = 0; j < i; j++) {
      const forth = points[i * n + j] as number;
      const back = points[j * n + i] as number;
      if (forth + back === 0) continue;
      const p = expectedScore(strengths[i] as number, strengths[j] as number);
      const q = expectedScore(strengths[j] as number, strengths[i] as number);
      const weight = (forth + back) * p * q;
      const surplus = forth * q - back * p;
      (gradient[i] as number) += surplus;
      (gradient[j] as number) -= surplus;
      (hessian[i * n + i] as number) += weight;
      (hessian[j * n + j] as number) += weight;
      hessian[i * n + j] = -weight;
      hessian[j * n + i] = -weight;
    }
  }
  if (!wellBehaved(hessian)) return undefined;
  try {
    return { gradient, inverse: inverseOfContrasts(hessian, n) };
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function wellBehaved(matrix: Float64Array): boolean {
  return matrix.every((value) => Number.isFinite(value));
}

function climb(
  points: Float64Array,
  n: number,
  from: Float64Array,
  move: Float64Array,
  prior: number,
  height: number,
): [Float64Array, number] {
  for (let share = 1; share > 1e-6; share /= 2) {
    const next = from.map((value, i) => value + share * (move[i] as number));
    const nextHeight = likelihood(points, n, next, prior);
    // Close to the top both heights agree but for rounding, and the whole step is right.
    if (nextHeight >= height - 1e-9 * (1 + Math.abs(height))) return [next, nextHeight];
  }
  return [from, height];
}

function likelihood(points: Float64Array, n: number, strengths: Float64Array, prior: number): number {
  let sum = 0;
  for (let i = 0; i < n; i++) {
    const own = strengths[i] as number;
    sum -= (prior * own * own) / 2;
    for (let j = 0; j < n; j++) {
      const score = points[i * n + j] as number;
      if (score > 0) sum -= score * logOnePlusExp((strengths[j] as number) - own);
    }
  }
  return sum;
}

function logOnePlusExp(x: number): number {
  return x > 0 ? x + Math.log1p(Math.exp(-x)) : Math.log1p(Math.exp(x));
}
