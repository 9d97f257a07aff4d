import type { ComponentChildren, JSX } from 'preact';

interface TableRegionProps {
  /** Unique on the page. */
  readonly id: string;
  /** What the table shows; it is also the name of the region that scrolls. */
  readonly caption: ComponentChildren;
  /** The caption is there for those who hear the page, and a heading or a picture says it to those who see it. */
  readonly quiet?: boolean;
  readonly class?: string;
  /** Id of a heading that tells this table from others of the page with the same caption. */
  readonly within?: string;
  /** The script of the page may let readers sort and filter it. */
  readonly sortable?: boolean;
  readonly children: ComponentChildren;
}

/** A table in a region of its own, which scrolls where the screen is narrower and can be reached by key for that. */
export function TableRegion(props: TableRegionProps): JSX.Element {
  const { id, caption, quiet = false, sortable = false, children } = props;
  const name = props.within === undefined ? `${id}-caption` : `${id}-caption ${props.within}`;
  return (
    <section class="table-region" aria-labelledby={name} tabindex={0}>
      <table id={id} class={props.class} data-sortable={sortable ? '' : undefined}>
        <caption id={`${id}-caption`} class={quiet ? 'quiet' : undefined}>
          {quiet ? caption : <span class="caption-text">{caption}</span>}
        </caption>
        {children}
      </table>
    </section>
  );
}
