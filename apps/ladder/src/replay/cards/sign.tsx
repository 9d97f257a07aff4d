import type { Pack } from '@bassadewitz/rules';
import type { JSX } from 'preact';
import { SUIT_SHAPES } from './suit-shapes.ts';

interface SignProps {
  readonly pack: Pack;
  /** 0 to 3. */
  readonly suit: number;
  readonly x: number;
  readonly y: number;
  /** Width and height. */
  readonly size: number;
  readonly turned?: boolean;
}

/** The sign of a suit, to stand within an SVG. */
export function Sign({ pack, suit, x, y, size, turned = false }: SignProps): JSX.Element {
  const transform = `translate(${x} ${y}) scale(${size / 100})${turned ? ' rotate(180)' : ''}`;
  return (
    <g transform={transform}>
      {(SUIT_SHAPES[pack][suit] ?? []).map(({ outline, paint }) => (
        <path key={outline} d={outline} class={paint} />
      ))}
    </g>
  );
}
