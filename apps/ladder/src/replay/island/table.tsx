import { SEATS, type Seat } from '@bassadewitz/rules';
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import type { Playback } from '../playback.ts';
import { isSame, type Position } from '../position.ts';
import { type Scene, sceneAt } from '../scene.ts';
import { useAround } from './around.ts';
import { Hand } from './hand.tsx';
import { Middle } from './middle.tsx';
import { Plate } from './plate.tsx';
import { SIDES, seatAt, sideOf } from './sides.ts';
import { type Step, swipeStep } from './stepping.ts';

interface TableProps {
  readonly playback: Playback;
  readonly scene: Scene;
  readonly before: Position;
  readonly near: Seat;
  readonly onStep: (step: Step) => void;
}

/** The table with its four hands, as seen from one seat. A swipe to the left plays a card, one to the right takes it back. */
export function Table({ playback, scene, before, near, onStep }: TableProps): JSX.Element {
  const { words, settings } = useAround();
  const touch = useRef<{ x: number; y: number } | undefined>(undefined);
  const { deal, ply } = scene.position;
  const arriving = isSame(before, { deal, ply: ply - 1 });
  const leaving = arriving && (ply % 4 === 1 || scene.settled) ? leavingTrick(playback, before, near) : undefined;
  return (
    // The table only listens for swipes, which the buttons below it and the keys do as well.
    <section
      class="table-area"
      aria-label={words.table}
      onTouchStart={({ touches: [finger] }) => {
        touch.current = finger === undefined ? undefined : { x: finger.clientX, y: finger.clientY };
      }}
      onTouchEnd={({ changedTouches: [finger] }) => {
        const start = touch.current;
        touch.current = undefined;
        if (start === undefined || finger === undefined) return;
        const step = swipeStep(finger.clientX - start.x, finger.clientY - start.y);
        if (step !== undefined) onStep(step);
      }}
    >
      <div class="felt">
        {SIDES.map((side) => {
          const seat = seatAt(side, near);
          return (
            <div key={side} class={`place place-${side}`}>
              <Plate playback={playback} scene={scene} seat={seat} />
              <Hand scene={scene} seat={seat} hidden={settings.hidden && seat !== near} />
            </div>
          );
        })}
        <Middle scene={scene} near={near} arriving={arriving} {...(leaving === undefined ? {} : { leaving })} />
      </div>
    </section>
  );
}

function leavingTrick(playback: Playback, before: Position, near: Seat) {
  const { taken, table } = sceneAt(playback, before);
  return taken === undefined ? undefined : { plays: table, to: sideOf(taken.seat, near) };
}

/** The seats in the order in which a table shows them from one of them. */
export function seatsFrom(near: Seat): Seat[] {
  return SEATS.map((steps) => seatAt(SIDES[steps] as (typeof SIDES)[number], near));
}
