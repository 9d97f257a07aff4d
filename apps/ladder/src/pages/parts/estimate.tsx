import type { Estimate } from '@bassadewitz/publication';
import type { JSX } from 'preact';
import type { Setting } from '../setting.ts';

/** Half the width of a 95 % interval, in standard errors. */
export const HALF_WIDTH = 1.96;

/** Chips a board with the half-width of their 95 % interval. */
export function Chips({ at, estimate }: { at: Setting; estimate: Estimate }): JSX.Element {
  return (
    <span class="estimate">
      <span class="value">{at.numbers.chips(estimate.value)}</span>
      <Spread at={at} text={estimate.se === null ? undefined : at.numbers.spread(HALF_WIDTH * estimate.se)} />
    </span>
  );
}

/** Elo with the half-width of its 95 % interval. */
export function Elo({ at, estimate }: { at: Setting; estimate: Estimate }): JSX.Element {
  return (
    <span class="estimate">
      <span class="value">{at.numbers.elo(estimate.value)}</span>
      <Spread at={at} text={estimate.se === null ? undefined : at.numbers.elo(HALF_WIDTH * estimate.se)} />
    </span>
  );
}

/** What ± stands for, in the head of a column. */
export function ErrorUnit({ at }: { at: Setting }): JSX.Element {
  return <span class="unit">± {at.numbers.percent(0.95)}</span>;
}

function Spread({ at, text }: { at: Setting; text: string | undefined }): JSX.Element {
  if (text !== undefined) return <span class="spread"> ± {text}</span>;
  return (
    <span class="spread" title={at.words.standings.noErrorYet}>
      {' '}
      ± ?
    </span>
  );
}
