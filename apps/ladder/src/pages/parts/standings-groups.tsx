import { Fragment, type JSX } from 'preact';
import type { Setting } from '../setting.ts';
import type { StandingsRow } from './standings-row.ts';
import { StandingsTable } from './standings-table.tsx';

/** The standings, a table for each group of bots that can be compared, and nearly always there is one. */
export function StandingsGroups({ at, rows }: { at: Setting; rows: readonly StandingsRow[] }): JSX.Element {
  const words = at.words.standings;
  const groups = [...new Set(rows.map(({ group }) => group))].sort((a, b) => a - b);
  return (
    <div data-filter-tables={words.filter} data-filtered={words.filtered} data-nothing={words.nothingFound}>
      {groups.map((group, index) => (
        <Fragment key={group}>
          {index === 0 ? null : <p class="note">{words.groupNote}</p>}
          <StandingsTable
            at={at}
            id={index === 0 ? 'standings' : `standings-${index + 1}`}
            caption={groups.length === 1 ? words.caption : words.captionOfGroup(`${index + 1}`)}
            rows={rows.filter((row) => row.group === group)}
          />
        </Fragment>
      ))}
    </div>
  );
}
