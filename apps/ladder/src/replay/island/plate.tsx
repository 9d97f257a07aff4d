import type { Seat } from '@bassadewitz/rules';
import type { JSX } from 'preact';
import type { Playback } from '../playback.ts';
import type { Scene } from '../scene.ts';
import { botOf, gainClass, useAround } from './around.ts';

interface PlateProps {
  readonly playback: Playback;
  readonly scene: Scene;
  readonly seat: Seat;
}

/** Who sits at a seat and how things stand for them. */
export function Plate({ playback, scene, seat }: PlateProps): JSX.Element {
  const around = useAround();
  const { words, numbers } = around;
  const bot = botOf(around, playback.record.bots[seat]);
  const chips = scene.deal.outcome.chips[seat];
  const stoodIn = scene.deal.plays.slice(0, scene.position.ply).some((play) => play.seat === seat && play.standIn);
  return (
    <div class={`plate${scene.next?.seat === seat ? ' plate-next' : ''}`}>
      <p class="plate-name">
        <bdi dir="auto">{bot.name}</bdi>
        {bot.owner === undefined ? null : (
          <small>
            <bdi dir="auto">{bot.owner}</bdi>
          </small>
        )}
      </p>
      <p class="plate-state">
        <span class="plate-seat" title={words.seat(seat)}>
          <span class="spoken">{words.seat(seat)}</span>
          <span aria-hidden="true">{seat}</span>
        </span>
        {scene.deal.dealer === seat ? <span class="seat-mark">{words.dealer}</span> : null}
        {scene.next?.seat === seat ? <span class="seat-mark seat-next">{words.toPlay}</span> : null}
        {stoodIn ? <span class="seat-mark seat-gone">{words.standIn}</span> : null}
        <span class="plate-figure">
          <span class="spoken">{words.tricks}</span>
          <TricksIcon />
          {scene.trickCounts[seat]}
        </span>
        <span class="plate-figure">
          <span class="spoken">{words.points}</span>
          <span aria-hidden="true">★</span>
          {scene.points[seat]}
        </span>
        {scene.settled ? <strong class={`plate-chips ${gainClass(chips)}`}>{numbers.wholeChips(chips)}</strong> : null}
      </p>
    </div>
  );
}

function TricksIcon(): JSX.Element {
  return (
    <svg class="icon" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <rect x="2.500" y="3.500" width="7" height="10" rx="1.500" class="icon-line" transform="rotate(-10 6 8)" />
      <rect x="6.500" y="2.500" width="7" height="10" rx="1.500" class="icon-solid" transform="rotate(8 10 8)" />
    </svg>
  );
}
