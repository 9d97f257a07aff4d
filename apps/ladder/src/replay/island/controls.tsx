import type { JSX } from 'preact';
import { positionAt, SETTLED, stepOf } from '../position.ts';
import { useAround } from './around.ts';
import { isPossible, type Step } from './stepping.ts';
import type { Steps } from './use-steps.ts';

/** What each button draws, in a box of 24. */
const SHAPES: Readonly<Record<string, string>> = {
  first: 'M6 5h2.500v14H6zM19 5v14l-9-7z',
  trickBack: 'M12 5v14l-8-7zM21 5v14l-8-7z',
  back: 'M16 5v14l-9-7z',
  play: 'M7 4v16l13-8z',
  pause: 'M6 5h4.500v14H6zM13.500 5H18v14h-4.500z',
  on: 'M8 5l9 7-9 7z',
  trickOn: 'M3 5l8 7-8 7zM12 5l8 7-8 7z',
  last: 'M5 5l9 7-9 7zM15.500 5H18v14h-2.500z',
};

interface ControlsProps {
  readonly steps: Steps;
  /** What the position is called, for those who listen to the slider. */
  readonly positionName: string;
}

/** Buttons and a slider to move through the match. */
export function Controls({ steps, positionName }: ControlsProps): JSX.Element {
  const { words } = useAround();
  const { position, deals, playing, step, togglePlay, go } = steps;
  const button = (which: Step & keyof typeof words) => (
    <button
      key={which}
      type="button"
      class={`step step-${which}`}
      title={String(words[which])}
      aria-label={String(words[which])}
      aria-disabled={!isPossible(position, which, deals)}
      onClick={() => step(which)}
    >
      <Shape name={which} />
    </button>
  );
  return (
    <fieldset class="controls">
      <legend class="spoken">{words.controls}</legend>
      <div class="step-buttons">
        {button('first')}
        {button('trickBack')}
        {button('back')}
        <button
          type="button"
          class="step step-play"
          title={playing ? words.pause : words.play}
          aria-label={playing ? words.pause : words.play}
          aria-disabled={!isPossible(position, 'on', deals)}
          onClick={togglePlay}
        >
          <Shape name={playing ? 'pause' : 'play'} />
        </button>
        {button('on')}
        {button('trickOn')}
        {button('last')}
      </div>
      <input
        class="slider"
        type="range"
        min="0"
        max={deals * (SETTLED + 1) - 1}
        value={stepOf(position)}
        aria-label={words.position}
        aria-valuetext={positionName}
        onInput={({ currentTarget }) => go(positionAt(Number(currentTarget.value)))}
      />
    </fieldset>
  );
}

function Shape({ name }: { readonly name: string }): JSX.Element {
  return (
    <svg viewBox="0 0 24 24" class="step-shape" aria-hidden="true" focusable="false">
      <path d={SHAPES[name]} />
    </svg>
  );
}
