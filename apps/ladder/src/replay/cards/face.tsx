import type { Pack } from '@bassadewitz/rules';
import { type Card, rankIndexOf, suitIndexOf } from '@bassadewitz/rules';
import type { JSX } from 'preact';
import { cornerOf } from './corner.ts';
import { type Court, Figure } from './figure.tsx';
import { PIPS } from './pips.ts';
import { Sign } from './sign.tsx';

interface FaceProps {
  readonly card: Card;
  readonly pack: Pack;
}

/** The face of a card, 200 × 300, to stand within an SVG. */
export function Face({ card, pack }: FaceProps): JSX.Element {
  const suit = suitIndexOf(card);
  const rank = rankIndexOf(card);
  return (
    <>
      <rect class="paper" x="2" y="2" width="196" height="296" rx="16" />
      <Corner card={card} pack={pack} />
      <g transform="rotate(180 100 150)">
        <Corner card={card} pack={pack} />
      </g>
      {rank < 4 ? <Numbers pack={pack} suit={suit} rank={rank} /> : null}
      {rank >= 4 && rank < 7 ? <CourtPicture pack={pack} suit={suit} court={COURTS[rank - 4] as Court} /> : null}
      {rank === 7 ? <Ace pack={pack} suit={suit} /> : null}
    </>
  );
}

const COURTS: readonly Court[] = ['low', 'middle', 'king'];

function Corner({ card, pack }: FaceProps): JSX.Element {
  const suit = suitIndexOf(card);
  const text = cornerOf(card, pack);
  return (
    <>
      <text
        class={`corner corner-${pack}-${suit}${text.length > 1 ? ' corner-wide' : ''}`}
        x="32"
        y="58"
        text-anchor="middle"
      >
        {text}
      </text>
      <Sign pack={pack} suit={suit} x={32} y={92} size={46} />
    </>
  );
}

interface PictureProps {
  readonly pack: Pack;
  readonly suit: number;
}

function Numbers({ pack, suit, rank }: PictureProps & { readonly rank: number }): JSX.Element {
  return (
    <>
      {(PIPS[rank] ?? []).map(({ x, y, turned }) => (
        <Sign key={`${x} ${y}`} pack={pack} suit={suit} x={x} y={y} size={40} turned={turned} />
      ))}
    </>
  );
}

/** One great sign; in the German pack two, whence its old name of Daus. */
function Ace({ pack, suit }: PictureProps): JSX.Element {
  if (pack === 'french') return <Sign pack={pack} suit={suit} x={100} y={150} size={96} />;
  return (
    <>
      <Sign pack={pack} suit={suit} x={100} y={92} size={88} />
      <Sign pack={pack} suit={suit} x={100} y={208} size={88} turned />
      <path class="ribbon" d="M52 143c24 12 72-12 96 2v10c-24-14-72 10-96-2z" />
    </>
  );
}

/**
 * French courts stand on their heads, too. German ones are whole figures; it is where the sign hangs that tells them apart: below at the
 * Unter, above at the Ober.
 */
function CourtPicture({ pack, suit, court }: PictureProps & { readonly court: Court }): JSX.Element {
  if (pack === 'french') {
    return (
      <>
        <rect class="frame" x="58" y="16" width="84" height="268" rx="4" />
        {[0, 180].map((turn) => (
          <g key={turn} transform={`rotate(${turn} 100 150)`}>
            <g transform="translate(102 86) scale(0.84)">
              <Figure pack={pack} court={court} suit={suit} />
            </g>
            <Sign pack={pack} suit={suit} x={76} y={38} size={28} />
          </g>
        ))}
        <path class="frame-line" d="M58 150h84" />
      </>
    );
  }
  const signs =
    court === 'low'
      ? [{ x: 34, y: 256 }]
      : court === 'middle'
        ? [{ x: 164, y: 44 }]
        : [
            { x: 88, y: 42 },
            { x: 160, y: 42 },
          ];
  return (
    <>
      <g transform="translate(95 132) scale(0.88)">
        <path class={`dress-german-${suit} skirt`} d="M-46 74h92l4 106h-100z" />
        <Figure pack={pack} court={court} suit={suit} />
        <path class="belt" d="M-50 70h100v12h-100z" />
        <path class="gold" d="M-9 68h18v16h-18z" />
      </g>
      {signs.map(({ x, y }) => (
        <Sign key={x} pack={pack} suit={suit} x={x} y={y} size={44} />
      ))}
    </>
  );
}
