import { cardsIn, has, type Seat, sizeOf, spokenCard } from '@bassadewitz/rules';
import type { JSX } from 'preact';
import { CardPicture } from '../cards/sprite.tsx';
import type { Scene } from '../scene.ts';
import { useAround } from './around.ts';

interface HandProps {
  readonly scene: Scene;
  readonly seat: Seat;
  readonly hidden: boolean;
}

/** The cards that a seat still holds. Each keeps its place as others are played. */
export function Hand({ scene, seat, hidden }: HandProps): JSX.Element {
  const { words, settings } = useAround();
  const holds = scene.hands[seat];
  const isNext = scene.next?.seat === seat && !hidden;
  if (hidden) {
    const left = sizeOf(holds);
    return (
      <ul class="hand" aria-label={left === 0 ? words.emptyHand : `${words.hiddenCard}: ${words.cardsLeft(left)}`}>
        {Array.from({ length: 8 }, (_, at) => (
          <li key={at} class={at < left ? 'held' : 'gone'} data-hidden="" aria-hidden="true">
            <CardPicture card={undefined} />
          </li>
        ))}
      </ul>
    );
  }
  return (
    <ul class="hand" aria-label={holds === 0 ? words.emptyHand : words.hand}>
      {cardsIn(scene.deal.dealt[seat]).map((card) => {
        const held = has(holds, card);
        const may = isNext && has(scene.next?.legal ?? 0, card);
        return (
          <li
            key={card}
            class={`${held ? 'held' : 'gone'}${isNext && held ? (may ? ' legal' : ' barred') : ''}`}
            aria-hidden={!held}
          >
            <CardPicture card={card} />
            {held ? <span class="spoken">{spokenCard(card, settings.pack, words.cards)}</span> : null}
          </li>
        );
      })}
    </ul>
  );
}
