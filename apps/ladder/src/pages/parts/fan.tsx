import { type Card, cardOf } from '@bassadewitz/rules';
import type { JSX } from 'preact';
import { Face } from '../../replay/cards/face.tsx';

/** One card of each German suit: the cheapest hand, and the dearest. */
const FAN: readonly Card[] = [cardOf('A', 'C'), cardOf('7', 'S'), cardOf('K', 'H'), cardOf('T', 'D')];
const TURN = 11;

/** Four cards of the German pack, fanned out: an ornament. */
export function Fan(): JSX.Element {
  return (
    <svg class="fan" viewBox="-30 30 620 360" aria-hidden="true" focusable="false">
      {FAN.map((card, index) => (
        <g key={card} transform={`rotate(${TURN * (index - 1.5)} 280 900) translate(180 60)`}>
          <Face card={card} pack="german" />
        </g>
      ))}
    </svg>
  );
}
