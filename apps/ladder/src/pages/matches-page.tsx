import type { BoardRow, ReplayRow, TournamentDocument } from '@bassadewitz/publication';
import type { JSX } from 'preact';
import { Layout } from './layout.tsx';
import type { MatchesInput } from './page-input.ts';
import { BotLink } from './parts/bot-name.tsx';
import { tournamentTitle } from './parts/contest-text.ts';
import { TableRegion } from './parts/table-region.tsx';
import { matchesPath, matchPath, tournamentPath } from './paths.ts';
import type { Setting } from './setting.ts';

export function MatchesPage({ at, page }: { at: Setting; page: MatchesInput }): JSX.Element {
  const { tournament, matches } = page;
  const words = at.words.tournament.matchList;
  const { link } = tournament;
  const [first, last] = [matches.boards[0]?.board, matches.boards.at(-1)?.board];
  return (
    <Layout
      at={at}
      title={`${words.title} · ${tournamentTitle(at, link)}${matches.pages > 1 ? ` · ${words.page(`${matches.page}`)}` : ''}`}
      description={words.description(tournamentTitle(at, link))}
      json={`data/v1/tournament/${link.id}/matches/${matches.page}.json`}
    >
      <header class="page-head">
        <p class="eyebrow">
          <a href={at.link(tournamentPath(link.id))}>
            <bdi>{tournamentTitle(at, link)}</bdi>
          </a>
        </p>
        <h1>{words.title}</h1>
        <p class="note">{words.lead}</p>
      </header>
      <Pager at={at} tournament={link.id} page={matches.page} pages={matches.pages} />
      {first === undefined || last === undefined ? (
        <p>{words.empty}</p>
      ) : (
        <div
          data-filter-tables={words.filter}
          data-filtered={at.words.standings.filtered}
          data-nothing={at.words.standings.nothingFound}
        >
          <TableRegion
            id="boards"
            caption={words.caption(at.numbers.count(first), at.numbers.count(last))}
            class="boards"
          >
            <thead>
              <tr>
                <th scope="col">{words.board}</th>
                <th scope="col" class="number">
                  {words.round}
                </th>
                <th scope="col">{words.bots}</th>
                <th scope="col">{words.replays}</th>
              </tr>
            </thead>
            <tbody>
              {matches.boards.map((board) => (
                <Board key={board.board} at={at} tournament={tournament} board={board} />
              ))}
            </tbody>
          </TableRegion>
        </div>
      )}
      <Pager at={at} tournament={link.id} page={matches.page} pages={matches.pages} />
    </Layout>
  );
}

interface BoardProps {
  readonly at: Setting;
  readonly tournament: TournamentDocument;
  readonly board: BoardRow;
}

function Board({ at, tournament, board }: BoardProps): JSX.Element {
  const words = at.words.tournament.matchList;
  const show = at.link(matchPath(tournament.link.id));
  const made = board.bots
    .map((index, entry) => ({ bot: tournament.bots[index], chips: board.chips[entry] ?? 0 }))
    .sort((a, b) => b.chips - a.chips);
  return (
    <tr
      class={board.void ? 'void' : undefined}
      data-search={made.map(({ bot }) => `${bot?.name} ${bot?.owner ?? ''}`).join(' ')}
    >
      <th scope="row">
        <a href={`${show}?board=${board.board}`} title={words.sideBySide}>
          {at.words.site.board(`${board.board}`)}
        </a>
        {board.void ? <span class="mark mark-disqualified">{words.void}</span> : null}
      </th>
      <td class="number">{at.numbers.count(board.round + 1)}</td>
      <td>
        <ul class="made">
          {made.map(({ bot, chips }) =>
            bot === undefined ? null : (
              <li key={bot.key}>
                <BotLink at={at} bot={bot} /> <span class={toneOf(chips)}>{at.numbers.chips(chips)}</span>
              </li>
            ),
          )}
        </ul>
      </td>
      <td>
        <ul class="replays">
          {board.replays.map((replay) => (
            <li key={replay.match}>
              <a href={`${show}?match=${replay.match}`}>{words.replay(`${replay.replay + 1}`)}</a>{' '}
              <ReplayNotes at={at} replay={replay} />
            </li>
          ))}
        </ul>
      </td>
    </tr>
  );
}

/** What sets a replay apart: how it ended where that is not the usual, and what failed. */
function ReplayNotes({ at, replay }: { at: Setting; replay: ReplayRow }): JSX.Element {
  const words = at.words.tournament.matchList;
  const special = replay.outcomes.filter((outcome) => outcome !== 'shared').map((outcome) => words.outcomes[outcome]);
  return (
    <>
      {special.length === 0 ? null : <span class="mark">{special.join(', ')}</span>}
      {replay.faults === 0 ? null : <span class="mark mark-disqualified">{words.faults(replay.faults)}</span>}
      {replay.standIns === 0 ? null : (
        <span class="mark mark-benched">{at.words.tournament.conductTable.standIns}</span>
      )}
    </>
  );
}

function toneOf(chips: number): string {
  return chips > 0 ? 'gain' : chips < 0 ? 'loss' : 'even';
}

interface PagerProps {
  readonly at: Setting;
  readonly tournament: string;
  /** From 1. */
  readonly page: number;
  readonly pages: number;
}

function Pager({ at, tournament, page, pages }: PagerProps): JSX.Element | null {
  const words = at.words.tournament.matchList;
  if (pages < 2) return null;
  const to = (number: number) => at.link(matchesPath(tournament, number));
  const numbers = Array.from({ length: pages }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === pages || Math.abs(number - page) <= 2,
  );
  return (
    <nav class="pager" aria-label={words.pages}>
      {page > 1 ? (
        <a href={to(page - 1)} rel="prev">
          {words.previous}
        </a>
      ) : null}
      <ol>
        {numbers.map((number) => (
          <li key={number}>
            <a
              href={to(number)}
              aria-label={words.page(`${number}`)}
              aria-current={number === page ? 'page' : undefined}
            >
              {at.numbers.count(number)}
            </a>
          </li>
        ))}
      </ol>
      {page < pages ? (
        <a href={to(page + 1)} rel="next">
          {words.next}
        </a>
      ) : null}
    </nav>
  );
}
