import { spreadOf } from '../median.ts';

/** Memory of a process at a moment: ms from any beginning, bytes. */
export interface Sample {
  readonly at: number;
  readonly bytes: number;
}

/** How memory went over time. In bytes; null where there are too few samples. */
export interface MemoryTrend {
  /** Medians of the first and of the last quarter of the samples. */
  readonly firstQuarter: number | null;
  readonly lastQuarter: number | null;
  /** Slope of the line of least squares, in bytes a minute. */
  readonly perMinute: number | null;
}

export function trendOf(samples: readonly Sample[]): MemoryTrend {
  const quarter = Math.floor(samples.length / 4);
  if (quarter === 0) return { firstQuarter: null, lastQuarter: null, perMinute: null };
  const median = (some: readonly Sample[]) => spreadOf(some.map(({ bytes }) => bytes)).median;
  const mean = (value: (one: Sample) => number) => samples.reduce((sum, one) => sum + value(one), 0) / samples.length;
  const at = mean((one) => one.at);
  const bytes = mean((one) => one.bytes);
  const covariance = mean((one) => (one.at - at) * (one.bytes - bytes));
  const variance = mean((one) => (one.at - at) ** 2);
  return {
    firstQuarter: median(samples.slice(0, quarter)),
    lastQuarter: median(samples.slice(-quarter)),
    perMinute: variance === 0 ? null : (60_000 * covariance) / variance,
  };
}
