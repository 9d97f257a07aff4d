import type { Pack } from '@bassadewitz/rules';
import { CARDS, type Card } from '@bassadewitz/rules';
import type { JSX } from 'preact';
import { Face } from './face.tsx';
import { SUIT_SHAPES } from './suit-shapes.ts';

/** Every card of a pack and its back, drawn once; `CardPicture` shows them by their ids. */
export function Sprite({ pack }: { readonly pack: Pack }): JSX.Element {
  return (
    <svg class="sprite" aria-hidden="true" focusable="false">
      {CARDS.map((card) => (
        <symbol key={card} id={symbolId(card)} viewBox="0 0 200 300">
          <Face card={card} pack={pack} />
        </symbol>
      ))}
      {SUIT_SHAPES[pack].map((parts, suit) => (
        <symbol key={signId(suit)} id={signId(suit)} viewBox="-50 -50 100 100">
          {parts.map(({ outline, paint }) => (
            <path key={outline} d={outline} class={paint} />
          ))}
        </symbol>
      ))}
      <symbol id={symbolId(undefined)} viewBox="0 0 200 300">
        <rect class="paper" x="2" y="2" width="196" height="296" rx="16" />
        <rect class="back" x="14" y="14" width="172" height="272" rx="8" />
        <path class="back-lines" d={BACK} />
      </symbol>
    </svg>
  );
}

/** A lattice of diamonds. */
const BACK = Array.from({ length: 9 }, (_, i) => {
  const x = 14 + (i * 172) / 8;
  return `M${x} 14L186 ${14 + 186 - x}M${x} 14L14 ${14 + x - 14}M${x} 286L186 ${286 - 186 + x}M${x} 286L14 ${286 - x + 14}`;
}).join('');

function symbolId(card: Card | undefined): string {
  return card === undefined ? 'card-back' : `card-${card}`;
}

/** The id of a suit's sign, 0 to 3. */
export function signId(suit: number): string {
  return `sign-${suit}`;
}

/** A card, or a back where `card` is undefined, from the sprite of the page. What it is called is for the element around it to say. */
export function CardPicture({ card }: { readonly card: Card | undefined }): JSX.Element {
  return (
    <svg class="card" viewBox="0 0 200 300" aria-hidden="true" focusable="false">
      <use href={`#${symbolId(card)}`} />
    </svg>
  );
}
