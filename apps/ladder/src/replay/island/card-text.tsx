import { type Card, spokenCard, suitIndexOf } from '@bassadewitz/rules';
import type { JSX } from 'preact';
import { cornerOf } from '../cards/corner.ts';
import { signId } from '../cards/sprite.tsx';
import { useAround } from './around.ts';

/** A card in running text: its rank and sign, and its name for those who listen. */
export function CardText({ card }: { readonly card: Card }): JSX.Element {
  const { settings, words } = useAround();
  const suit = suitIndexOf(card);
  return (
    <span class={`card-text ink-${settings.pack}-${suit}`}>
      <span aria-hidden="true">{cornerOf(card, settings.pack)}</span>
      <svg class="sign" viewBox="0 0 100 100" aria-hidden="true" focusable="false">
        <use href={`#${signId(suit)}`} />
      </svg>
      <span class="spoken">{spokenCard(card, settings.pack, words.cards)}</span>
    </span>
  );
}
