/** Memory of a process, in bytes, at an age in ms. */
export interface Sample {
  readonly age: number;
  readonly bytes: number;
}

/** How memory went over time, in bytes. */
export interface MemoryTrend {
  readonly samples: number;
  /** Means of the first and of the last part of the time. */
  readonly first: number;
  readonly last: number;
  /** Slope of the line of least squares through the parts' means, and the half-width of its 95 % interval, in bytes a minute. */
  readonly perMinute: number;
  readonly error: number;
}

/**
 * The time is cut into so many parts, and the line laid through their means: samples that are close depend on each other, as memory goes up
 * and down in waves, and would make an error by themselves that is far too small.
 */
const PARTS = 10;

/** Below this many samples a part nothing is said. */
const LEAST_IN_PART = 2;

/** The 97.5 % quantile of Student's t with PARTS − 2 = 8 degrees of freedom. */
const QUANTILE = 2.306;

/** @returns undefined where a part of the time has too few samples */
export function trendOf(samples: readonly Sample[]): MemoryTrend | undefined {
  const from = Math.min(...samples.map(({ age }) => age));
  const length = (Math.max(...samples.map(({ age }) => age)) - from) / PARTS;
  const parts = Array.from({ length: PARTS }, (_, part) =>
    samples.filter(({ age }) => Math.min(PARTS - 1, Math.floor((age - from) / length)) === part),
  );
  if (parts.some((part) => part.length < LEAST_IN_PART)) return undefined;
  const points = parts.map((part) => ({
    minute: mean(part.map(({ age }) => age)) / 60_000,
    bytes: mean(part.map(({ bytes }) => bytes)),
  }));
  const middle = mean(points.map(({ minute }) => minute));
  const level = mean(points.map(({ bytes }) => bytes));
  const spread = sum(points.map(({ minute }) => (minute - middle) ** 2));
  const slope = sum(points.map(({ minute, bytes }) => (minute - middle) * (bytes - level))) / spread;
  const rest = sum(points.map(({ minute, bytes }) => (bytes - level - slope * (minute - middle)) ** 2));
  return {
    samples: samples.length,
    first: points[0]?.bytes ?? 0,
    last: points.at(-1)?.bytes ?? 0,
    perMinute: slope,
    error: QUANTILE * Math.sqrt(rest / (PARTS - 2) / spread),
  };
}

/**
 * - `flat`: the whole interval of the slope lies below the limit;
 * - `grows`: the whole interval lies above it;
 * - `undecided`: neither, or too few samples: play longer.
 */
export type Verdict = 'flat' | 'grows' | 'undecided';

/** @param limit growth in bytes a minute that counts as none */
export function verdictOn(trend: MemoryTrend | undefined, limit: number): Verdict {
  if (trend === undefined) return 'undecided';
  if (trend.perMinute + trend.error < limit) return 'flat';
  return trend.perMinute - trend.error > limit ? 'grows' : 'undecided';
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function mean(values: readonly number[]): number {
  return sum(values) / values.length;
}
