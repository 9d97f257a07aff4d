import type { Spread } from './median.ts';

/** One line of the report: what was measured, and the figure with its unit. */
export type Figure = readonly [what: string, figure: string];

const WHOLE = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });

export const whole = (value: number): string => WHOLE.format(value);

/** Milliseconds, or seconds where there are many. */
export function duration(ms: number): string {
  if (ms >= 10_000) return `${(ms / 1000).toFixed(1)} s`;
  return ms >= 100 ? `${ms.toFixed(0)} ms` : `${ms.toFixed(2)} ms`;
}

/** Bytes in the unit that suits their number. */
export function bytes(count: number): string {
  const size = Math.abs(count);
  if (size >= 2 ** 30) return `${(count / 2 ** 30).toFixed(2)} GiB`;
  if (size >= 2 ** 20) return `${(count / 2 ** 20).toFixed(1)} MiB`;
  return size >= 2 ** 10 ? `${(count / 2 ** 10).toFixed(1)} KiB` : `${count.toFixed(0)} bytes`;
}

/** The median, and in brackets how far the values reach. */
export function spread({ median, least, most }: Spread, format: (value: number) => string): string {
  return `${format(median)} (${format(least)} to ${format(most)})`;
}

/** A part's figures below its title, in two columns. */
export function section(title: string, figures: readonly Figure[]): string[] {
  const width = Math.max(...figures.map(([what]) => what.length)) + 2;
  return ['', title, ...figures.map(([what, figure]) => `  ${what.padEnd(width)}${figure}`)];
}
