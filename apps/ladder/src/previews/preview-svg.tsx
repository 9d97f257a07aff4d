import type { Estimate } from '@bassadewitz/publication';
import type { JSX } from 'preact';
import { render } from 'preact-render-to-string';
import { HALF_WIDTH } from '../pages/parts/estimate.tsx';
import { extentOf } from '../pages/parts/interval-strip.tsx';
import { titleFamily } from './fonts.ts';
import { fitted, legible } from './legible.ts';
import type { Preview, PreviewRow } from './preview.ts';

const WIDTH = 1200;
const HEIGHT = 630;

/** The light colours of `styles/tokens.css`: whoever shares a link shows it on a ground that nobody knows. */
const COLOUR = {
  paper: '#f1f5f0',
  raised: '#fcfdfb',
  ink: '#16201a',
  soft: '#435049',
  faint: '#5d6a62',
  rule: '#dfe5de',
  accent: '#0a6148',
  acorn: '#80500f',
};
const TEXT = 'Source Sans 3';

const LEFT = 72;
const RIGHT = WIDTH - LEFT;
/** The rows stand on a panel, below each other. */
const PANEL = { top: 318, row: 61 };
const COLUMN = { name: 176, nameWidth: 420, strip: 640, stripWidth: 210 };

/** A preview as the text of an SVG image of 1200 × 630 px. It names fonts that whoever draws it must have. */
export function previewSvg(preview: Preview): string {
  return render(<Picture preview={preview} />);
}

function Picture({ preview }: { preview: Preview }): JSX.Element {
  const { site, eyebrow, title, subtitle, unit, rows } = preview;
  const heading = fitted(title, RIGHT - LEFT, 84, 36);
  const below = fitted(subtitle, RIGHT - LEFT, 34, 24);
  const extent = extentOf(rows.map(({ chips }) => chips));
  const height = PANEL.row * rows.length + 24;
  return (
    <svg xmlns="http://www.w3.org/2000/svg" width={WIDTH} height={HEIGHT} viewBox={`0 0 ${WIDTH} ${HEIGHT}`}>
      <title>{legible(title)}</title>
      <clipPath id="names">
        <rect x={COLUMN.name} y="0" width={COLUMN.nameWidth + 10} height={HEIGHT} />
      </clipPath>
      <rect width={WIDTH} height={HEIGHT} fill={COLOUR.paper} />
      <rect y={HEIGHT - 16} width={WIDTH} height="16" fill={COLOUR.accent} />
      <Acorn />
      <Line x={LEFT + 62} y={84} size={34} family={titleFamily(legible(site))} weight={600} fill={COLOUR.ink}>
        {fitted(site, 760, 34, 34).text}
      </Line>
      {eyebrow === '' ? null : (
        <Line x={RIGHT} y={84} size={28} anchor="end" fill={COLOUR.faint} weight={600}>
          {eyebrow}
        </Line>
      )}
      <Line x={LEFT} y={198} size={heading.size} family={titleFamily(heading.text)} weight={600} fill={COLOUR.ink}>
        {heading.text}
      </Line>
      {subtitle === '' ? null : (
        <Line x={LEFT} y={256} size={below.size} fill={COLOUR.soft}>
          {below.text}
        </Line>
      )}
      {rows.length === 0 ? null : (
        <>
          <Line x={RIGHT - 24} y={PANEL.top - 16} size={22} anchor="end" fill={COLOUR.faint}>
            {unit}
          </Line>
          <rect x={LEFT} y={PANEL.top} width={RIGHT - LEFT} height={height} rx="12" fill={COLOUR.raised} />
          <path
            d={`M${stripX(0, extent)} ${PANEL.top + 12}v${height - 24}`}
            stroke={COLOUR.faint}
            stroke-dasharray="3 4"
          />
          {rows.map((row, index) => (
            <Row key={`${index} ${row.name}`} row={row} y={PANEL.top + 12 + PANEL.row * index} extent={extent} />
          ))}
        </>
      )}
    </svg>
  );
}

type Extent = ReturnType<typeof extentOf>;

function stripX(value: number, { low, high }: Extent): number {
  return Math.round(COLUMN.strip + ((value - low) / (high - low)) * COLUMN.stripWidth);
}

function Row({ row, y, extent }: { row: PreviewRow; y: number; extent: Extent }): JSX.Element {
  const base = y + 42;
  const name = fitted(row.name, COLUMN.nameWidth, 34, 22);
  return (
    <g>
      {y === PANEL.top + 12 ? null : <path d={`M${LEFT + 24} ${y}H${RIGHT - 24}`} stroke={COLOUR.rule} />}
      {row.place === '' ? null : (
        <Line x={LEFT + 24} y={base} size={30} weight={600} fill={COLOUR.ink}>
          {row.place}
        </Line>
      )}
      <g clip-path="url(#names)">
        <Line x={COLUMN.name} y={base} size={name.size} weight={600} fill={COLOUR.ink}>
          {name.text}
        </Line>
      </g>
      <Strip estimate={row.chips} y={y + 31} extent={extent} />
      <Line x={RIGHT - 24} y={base} size={30} anchor="end" fill={COLOUR.ink}>
        {row.text}
      </Line>
    </g>
  );
}

function Strip({ estimate: { value, se }, y, extent }: { estimate: Estimate; y: number; extent: Extent }): JSX.Element {
  const spread = HALF_WIDTH * (se ?? 0);
  const from = stripX(value - spread, extent);
  const to = stripX(value + spread, extent);
  return (
    <>
      {se === null ? null : (
        <path d={`M${from} ${y}H${to}`} stroke={COLOUR.accent} stroke-width="6" stroke-linecap="round" opacity="0.4" />
      )}
      <circle cx={stripX(value, extent)} cy={y} r="9" fill={COLOUR.accent} />
    </>
  );
}

function Acorn(): JSX.Element {
  return (
    <g transform={`translate(${LEFT} 46) scale(2)`}>
      <path
        fill={COLOUR.acorn}
        d="M12 1.5c.9 0 1.3.7 1.2 2l-.2 1h-2l-.2-1c-.1-1.3.3-2 1.2-2zM4 10.5C4 6.8 7.5 4.2 12 4.2s8 2.6 8 6.3c0 .8-.6 1.3-1.4 1.3H5.4C4.6 11.8 4 11.3 4 10.5z"
      />
      <path fill={COLOUR.accent} d="M5.6 13.2h12.8c0 4.3-2.7 7.6-6.4 9.6-3.7-2-6.4-5.3-6.4-9.6z" />
    </g>
  );
}

interface LineProps {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly fill: string;
  readonly family?: string;
  readonly weight?: 400 | 600;
  readonly anchor?: 'start' | 'end';
  readonly children: string;
}

function Line({ x, y, size, fill, family = TEXT, weight = 400, anchor = 'start', children }: LineProps): JSX.Element {
  return (
    <text x={x} y={y} font-size={size} font-family={family} font-weight={weight} text-anchor={anchor} fill={fill}>
      {legible(children)}
    </text>
  );
}
