import type { Estimate } from '@bassadewitz/publication';
import type { JSX } from 'preact';
import type { Setting } from '../setting.ts';
import { HALF_WIDTH } from './estimate.tsx';

/** The range of values that strips of one table share. */
export interface Extent {
  readonly low: number;
  readonly high: number;
}

const WIDTH = 168;
const HEIGHT = 16;
const MARGIN = 5;
/** About how wide a figure of the scale is. */
const CHARACTER = 6;
/** The line at zero goes on above and below, as far as the row does. */
const OVERHANG = 150;

/** A range that holds all the intervals and 0, rounded outwards to halves. */
export function extentOf(estimates: readonly Estimate[]): Extent {
  const ends = estimates.flatMap(({ value, se }) => [value - HALF_WIDTH * (se ?? 0), value + HALF_WIDTH * (se ?? 0)]);
  return {
    low: Math.floor(2 * Math.min(-0.5, ...ends)) / 2,
    high: Math.ceil(2 * Math.max(0.5, ...ends)) / 2,
  };
}

/** One dot with its interval, in line with those of the other rows. The numbers stand beside it, so it is silent. */
export function IntervalStrip({ estimate, extent }: { estimate: Estimate; extent: Extent }): JSX.Element {
  const x = positions(extent);
  const { value, se } = estimate;
  const spread = HALF_WIDTH * (se ?? 0);
  return (
    <svg class="strip" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width={WIDTH} height={HEIGHT} aria-hidden="true">
      <path class="strip-zero" d={`M${x(0)} ${-OVERHANG}V${HEIGHT + OVERHANG}`} />
      {se === null ? null : <path class="strip-range" d={`M${x(value - spread)} 8H${x(value + spread)}`} />}
      <circle class={se === null ? 'strip-dot strip-unsure' : 'strip-dot'} cx={x(value)} cy="8" r="4" />
    </svg>
  );
}

/** The scale above the strips. */
export function StripScale({ at, extent }: { at: Setting; extent: Extent }): JSX.Element {
  const x = positions(extent);
  const label = (value: number) => at.numbers.signed(value, Number.isInteger(value) ? 0 : 1);
  // Where zero is almost at an end, there is no room for both: its dotted line says more.
  const isApart = (value: number) => Math.abs(x(value) - x(0)) >= CHARACTER * (label(value).length + 1);
  return (
    <svg class="strip strip-scale" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width={WIDTH} height={HEIGHT} aria-hidden="true">
      {isApart(extent.low) ? (
        <text x={x(extent.low)} y="12">
          {label(extent.low)}
        </text>
      ) : null}
      <text x={x(0)} y="12" text-anchor="middle">
        0
      </text>
      {isApart(extent.high) ? (
        <text x={x(extent.high)} y="12" text-anchor="end">
          {label(extent.high)}
        </text>
      ) : null}
    </svg>
  );
}

function positions({ low, high }: Extent): (value: number) => number {
  return (value) => Math.round(10 * (MARGIN + ((value - low) / (high - low)) * (WIDTH - 2 * MARGIN))) / 10;
}
