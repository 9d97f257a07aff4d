import type { Estimate } from '@bassadewitz/publication';
import { axisX, axisY, dot, gridY, line, link, type Markish, ruleY, text } from '@observablehq/plot';
import type { Numbers } from '../words/numbers.ts';
import { type ChartText, drawing } from './drawing.ts';
import { spreadLabels } from './spread-labels.ts';

/** One bot's ratings over time. */
export interface RatingLine {
  readonly name: string;
  readonly points: readonly { readonly x: number; readonly chips: Estimate }[];
}

export interface RatingsHistory extends ChartText {
  /** Best first: the first eight have colours and names, the others are there in grey. */
  readonly lines: readonly RatingLine[];
  /** What is drawn upwards. */
  readonly axis: string;
  /** What is counted to the right. */
  readonly along: string;
  readonly numbers: Numbers;
}

const NAMED = 8;
const HALF_WIDTH = 1.96;
const LABEL_GAP = 17;
const MARGINS = { top: 40, bottom: 36, left: 44 };

/** Ratings over time, twice: for wide screens and for narrow ones, of which the style sheet shows one. */
export function ratingsHistory(history: RatingsHistory): string {
  const wide = draw({ ...history, id: `${history.id}-wide` }, { width: 920, height: 400, labels: 250, bars: 4 });
  const narrow = draw({ ...history, id: `${history.id}-narrow` }, { width: 340, height: 380, labels: 134, bars: 2 });
  return `<div class="wide-only">${wide}</div><div class="narrow-only">${narrow}</div>`;
}

interface Size {
  readonly width: number;
  readonly height: number;
  /** Room for names and intervals on the right, px. */
  readonly labels: number;
  /** How many intervals stand beside each other before they begin again on the left. */
  readonly bars: number;
}

function draw(history: RatingsHistory, { width, height, labels, bars: abreast }: Size): string {
  const lines = history.lines.filter(({ points }) => points.length > 0);
  const xs = [...new Set(lines.flatMap(({ points }) => points.map(({ x }) => x)))].sort((a, b) => a - b);
  const [first, last] = [xs[0] ?? 0, xs.at(-1) ?? 1];
  const range = rangeOf(lines.slice(0, NAMED), lines);
  const bottom = height - MARGINS.bottom;
  const pixels = (value: number) => bottom - ((value - range.low) / (range.high - range.low)) * (bottom - MARGINS.top);
  const value = (y: number) => range.low + ((bottom - y) / (bottom - MARGINS.top)) * (range.high - range.low);

  const named = lines
    .slice(0, NAMED)
    .map((one, index) => ({ ...one, end: end(one), colour: `var(--series-${index + 1})` }));
  const step = (last - first || 1) * (10 / (width - labels - MARGINS.left));
  const places = spreadLabels(
    named.map(({ end }) => pixels(end.chips.value)),
    LABEL_GAP,
    MARGINS.top,
    bottom,
  );
  const bars = named.map((one, index) => ({ ...one, at: last + step * (1 + (index % abreast)) }));
  const labelX = last + step * (abreast + 1);
  const marks: Markish[] = [
    gridY({ stroke: 'var(--rule)', strokeOpacity: 1, ticks: 6 }),
    ruleY([0], { stroke: 'var(--rule-strong)' }),
    axisY({ ticks: 6, tickSize: 0, label: null, tickFormat: (y: number) => history.numbers.signed(y, 1) }),
    axisX({
      ticks: ticksOf(xs, width < 500 ? 5 : 10),
      tickSize: 4,
      label: history.along,
      labelAnchor: 'center',
      labelArrow: 'none',
      tickFormat: (x: number) => history.numbers.count(x),
    }),
    text([history.axis], { frameAnchor: 'top-left', dx: -MARGINS.left + 2, dy: -28, textAnchor: 'start' }),
    ...lines
      .slice(NAMED)
      .map(({ points }) =>
        line(points, { x: 'x', y: ratingOf, stroke: 'var(--rule-strong)', strokeOpacity: 0.55, strokeWidth: 1 }),
      ),
    ...bars.map(({ at, colour, end: { chips } }) =>
      link([chips], {
        x1: () => at,
        x2: () => at,
        y1: ({ value, se }: Estimate) => value - HALF_WIDTH * (se ?? 0),
        y2: ({ value, se }: Estimate) => value + HALF_WIDTH * (se ?? 0),
        stroke: colour,
        strokeWidth: 2,
        strokeOpacity: 0.5,
      }),
    ),
    ...bars.map(({ at, colour, end: { chips } }) => dot([chips], { x: () => at, y: 'value', r: 3.5, fill: colour })),
    ...named
      .toReversed()
      .map(({ points, colour }) => line(points, { x: 'x', y: ratingOf, stroke: colour, strokeWidth: 2 })),
    ...named.map(({ name, colour }, index) =>
      text([name], {
        x: () => labelX,
        y: () => value(places[index] as number),
        text: (label: string) => label,
        textAnchor: 'start',
        fill: colour,
        fontWeight: 600,
        lineWidth: (labels - 10 * (abreast + 1) - 4) / 13,
        textOverflow: 'ellipsis-end',
      }),
    ),
  ];
  return drawing(history, width, {
    height,
    marginTop: MARGINS.top,
    marginBottom: MARGINS.bottom,
    marginLeft: MARGINS.left,
    marginRight: labels,
    x: { domain: [first, last], type: 'linear', axis: null },
    y: { domain: [range.low, range.high], axis: null },
    marks,
  });
}

const ratingOf = ({ chips }: { readonly chips: Estimate }) => chips.value;

function end({ points }: RatingLine): RatingLine['points'][number] {
  return points.at(-1) as RatingLine['points'][number];
}

/** Room for all lines and for the intervals at the end of those that have names, to the next fifth. */
function rangeOf(named: readonly RatingLine[], all: readonly RatingLine[]): { low: number; high: number } {
  const values = [
    ...all.flatMap(({ points }) => points.map(ratingOf)),
    ...named
      .map(end)
      .flatMap(({ chips: { value, se } }) => [value - HALF_WIDTH * (se ?? 0), value + HALF_WIDTH * (se ?? 0)]),
  ];
  return { low: Math.floor(5 * Math.min(-0.2, ...values)) / 5, high: Math.ceil(5 * Math.max(0.2, ...values)) / 5 };
}

/** A part of the points in time, evenly spread, the last one in it. */
function ticksOf(xs: readonly number[], most: number): number[] {
  const step = Math.ceil(xs.length / most);
  return xs.filter((_, index) => (xs.length - 1 - index) % step === 0);
}
