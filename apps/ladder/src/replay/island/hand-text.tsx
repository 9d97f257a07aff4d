import { type CardSet, cardsIn, rankIndexOf, SUITS, spokenCard, suitIndexOf } from '@bassadewitz/rules';
import type { JSX } from 'preact';
import { cornerOf } from '../cards/corner.ts';
import { signId } from '../cards/sprite.tsx';
import { useAround } from './around.ts';

/** A hand on one line, suit by suit, the highest cards first. */
export function HandText({ hand }: { readonly hand: CardSet }): JSX.Element {
  const { settings, words } = useAround();
  const cards = cardsIn(hand).sort((a, b) => rankIndexOf(b) - rankIndexOf(a));
  return (
    <span class="hand-text">
      {SUITS.map((name, suit) => {
        const held = cards.filter((card) => suitIndexOf(card) === suit);
        if (held.length === 0) return null;
        return (
          <span key={name} class={`ink-${settings.pack}-${suit}`}>
            <svg class="sign" viewBox="0 0 100 100" aria-hidden="true" focusable="false">
              <use href={`#${signId(suit)}`} />
            </svg>
            <span aria-hidden="true">{held.map((card) => cornerOf(card, settings.pack)).join(' ')}</span>
            <span class="spoken">{held.map((card) => spokenCard(card, settings.pack, words.cards)).join(', ')}</span>
          </span>
        );
      })}
    </span>
  );
}
