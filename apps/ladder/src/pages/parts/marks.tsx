import type { LadderMark } from '@bassadewitz/publication';
import type { JSX } from 'preact';
import type { Setting } from '../setting.ts';

/** What a reader should know about a bot, as small labels; what they mean is in their title, and in the legend below the table. */
export function Marks({ at, marks }: { at: Setting; marks: readonly LadderMark[] }): JSX.Element | null {
  if (marks.length === 0) return null;
  return (
    <span class="marks">
      {marks.map((mark) => (
        <span key={mark} class={`mark mark-${mark}`} title={at.words.standings.marks[mark].meaning}>
          {at.words.standings.marks[mark].name}
        </span>
      ))}
    </span>
  );
}

/** What each of the marks means. */
export function MarkLegend({ at, marks }: { at: Setting; marks: readonly LadderMark[] }): JSX.Element | null {
  if (marks.length === 0) return null;
  return (
    <dl class="legend">
      {marks.map((mark) => (
        <div key={mark}>
          <dt>
            <span class={`mark mark-${mark}`}>{at.words.standings.marks[mark].name}</span>
          </dt>
          <dd>{at.words.standings.marks[mark].meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
