import type { ComponentChildren, JSX } from 'preact';
import type { Setting } from '../setting.ts';

interface ChartProps {
  readonly at: Setting;
  /** The drawing, made by `charts/`: an SVG element with a title and a description of its own, without inline styles. */
  readonly svg: string;
  /** The same as a table. */
  readonly children: ComponentChildren;
}

/** A chart, and its numbers as a table on demand. */
export function Chart({ at, svg, children }: ChartProps): JSX.Element {
  return (
    <figure class="chart">
      <div class="chart-drawing" dangerouslySetInnerHTML={{ __html: svg }} />
      <details>
        <summary>{at.words.ladder.showTable}</summary>
        {children}
      </details>
    </figure>
  );
}
