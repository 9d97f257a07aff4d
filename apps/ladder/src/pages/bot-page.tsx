import type { BotDocument, BotTournament } from '@bassadewitz/publication';
import { totalOf } from '@bassadewitz/standings';
import type { JSX } from 'preact';
import { Layout } from './layout.tsx';
import type { BotInput } from './page-input.ts';
import { bandText } from './parts/band.ts';
import { ownedBy } from './parts/bot-name.tsx';
import { Career } from './parts/career.tsx';
import { tournamentTitle } from './parts/contest-text.ts';
import { Chips, ErrorUnit } from './parts/estimate.tsx';
import { StateBadge } from './parts/state-badge.tsx';
import { TableRegion } from './parts/table-region.tsx';
import { tournamentPath } from './paths.ts';
import type { Setting } from './setting.ts';

export function BotPage({ at, page: { bot, names } }: { at: Setting; page: BotInput }): JSX.Element {
  const words = at.words.bot;
  return (
    <Layout at={at} title={bot.name} description={words.description(bot.name)} json={`data/v1/bot/${bot.key}.json`}>
      <header class="page-head">
        <p class="eyebrow">{words.bot}</p>
        <h1 class="bot-title">
          <bdi>{bot.name}</bdi>
        </h1>
        {bot.owner === undefined ? null : <p class="subtitle">{ownedBy(at, bot.owner)}</p>}
        {bot.similar ? <p class="caution">{words.similar}</p> : null}
      </header>
      {bot.careers.map((career, index) => (
        <Career
          key={`${career.ladder} ${career.rated}`}
          at={at}
          bot={bot}
          career={career}
          names={names}
          id={`c${index + 1}`}
        />
      ))}
      <Tournaments at={at} bot={bot} />
    </Layout>
  );
}

function Tournaments({ at, bot }: { at: Setting; bot: BotDocument }): JSX.Element {
  const words = at.words.bot;
  const { standings, home } = at.words;
  return (
    <section aria-labelledby="tournaments">
      <h2 id="tournaments">{words.tournaments}</h2>
      <TableRegion id="tournament-table" caption={home.table.caption} quiet>
        <thead>
          <tr>
            <th scope="col">{home.table.tournament}</th>
            <th scope="col">{words.version}</th>
            <th scope="col">{standings.place}</th>
            <th scope="col" class="number">
              {standings.chips} <ErrorUnit at={at} />
            </th>
            <th scope="col" class="number">
              {standings.boards}
            </th>
            <th scope="col" class="number">
              {standings.faults}
            </th>
            <th scope="col">{home.table.standing}</th>
          </tr>
        </thead>
        <tbody>
          {bot.tournaments.map((played) => (
            <TournamentRow key={`${played.tournament.id} ${played.version}`} at={at} played={played} />
          ))}
        </tbody>
      </TableRegion>
    </section>
  );
}

function TournamentRow({ at, played }: { at: Setting; played: BotTournament }): JSX.Element {
  const { tournament, version, band, of, chips, boards, faults } = played;
  const place = bandText(band);
  return (
    <tr>
      <th scope="row">
        <a href={at.link(tournamentPath(tournament.id))}>
          <bdi>{tournamentTitle(at, tournament)}</bdi>
        </a>
      </th>
      <td>
        <bdi class="version">{version}</bdi>
      </td>
      <td>{place === undefined ? at.words.standings.unranked : at.words.bot.placeOf(place, at.numbers.count(of))}</td>
      <td class="number">
        <Chips at={at} estimate={chips} />
      </td>
      <td class="number">{at.numbers.count(boards)}</td>
      <td class="number">{at.numbers.count(totalOf(faults))}</td>
      <td>
        <StateBadge at={at} link={tournament} />
      </td>
    </tr>
  );
}
