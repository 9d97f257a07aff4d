import type { TournamentLink } from '@bassadewitz/publication';
import type { JSX } from 'preact';
import { tournamentPath } from '../paths.ts';
import type { Setting } from '../setting.ts';
import { timeText, tournamentTitle } from './contest-text.ts';
import { StateBadge } from './state-badge.tsx';
import { TableRegion } from './table-region.tsx';

interface TournamentTableProps {
  readonly at: Setting;
  readonly tournaments: readonly TournamentLink[];
  /** All are of one ladder: rules and time need no columns. */
  readonly alike?: boolean;
}

export function TournamentTable({ at, tournaments, alike = false }: TournamentTableProps): JSX.Element {
  const words = at.words.home.table;
  return (
    <TableRegion id="tournament-table" caption={words.caption} class="tournaments" sortable={tournaments.length > 2}>
      <thead>
        <tr>
          <th scope="col" data-sort="ascending">
            {words.tournament}
          </th>
          {alike ? null : (
            <>
              <th scope="col" data-sort="ascending">
                {words.rules}
              </th>
              <th scope="col">{words.time}</th>
            </>
          )}
          <th scope="col" class="number" data-sort="descending">
            {words.bots}
          </th>
          <th scope="col" class="number" data-sort="descending">
            {words.matches}
          </th>
          <th scope="col" data-sort="descending">
            {words.ended}
          </th>
          <th scope="col">{words.standing}</th>
        </tr>
      </thead>
      <tbody>
        {tournaments.map((link) => (
          <tr key={link.id}>
            <th scope="row">
              <a href={at.link(tournamentPath(link.id))}>
                <bdi>{tournamentTitle(at, link)}</bdi>
              </a>{' '}
              <code class="short-id">{link.id.slice(0, 6)}</code>
            </th>
            {alike ? null : (
              <>
                <td>{at.words.site.rules[link.ruleSet]}</td>
                <td>{timeText(at, link)}</td>
              </>
            )}
            <td class="number" data-value={link.bots}>
              {at.numbers.count(link.bots)}
            </td>
            <td class="number" data-value={link.matches}>
              {at.numbers.count(link.matches)}
            </td>
            <td data-value={link.ended ?? ''}>
              {link.ended === null ? '–' : <time dateTime={link.ended}>{at.numbers.day(link.ended)}</time>}
            </td>
            <td>
              <StateBadge at={at} link={link} />
            </td>
          </tr>
        ))}
      </tbody>
    </TableRegion>
  );
}
