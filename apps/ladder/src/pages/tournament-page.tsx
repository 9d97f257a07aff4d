import { LADDER_MARKS, type TournamentDocument } from '@bassadewitz/publication';
import type { JSX } from 'preact';
import { ratingsHistory } from '../charts/ratings-history.ts';
import { Layout } from './layout.tsx';
import type { TournamentInput } from './page-input.ts';
import { BalanceSection } from './parts/balance.tsx';
import { Chart } from './parts/chart.tsx';
import { ConductSection } from './parts/conduct-section.tsx';
import { rulesText, timeText, tournamentTitle } from './parts/contest-text.ts';
import { Decisions } from './parts/decisions.tsx';
import { Downloads } from './parts/downloads.tsx';
import { HistoryTable } from './parts/history-table.tsx';
import { LeaderSentence } from './parts/leader-sentence.tsx';
import { MarkLegend } from './parts/marks.tsx';
import { HowToRead } from './parts/reading.tsx';
import { SeedSection } from './parts/seed-section.tsx';
import { Setup } from './parts/setup.tsx';
import { StandingsGroups } from './parts/standings-groups.tsx';
import { rowsOfTournament } from './parts/standings-row.ts';
import { StateBadge } from './parts/state-badge.tsx';
import { VerifySection } from './parts/verify-section.tsx';
import { Warnings } from './parts/warnings.tsx';
import { matchesPath, matchPath, tournamentHeadToHeadPath } from './paths.ts';
import type { Setting } from './setting.ts';

export function TournamentPage({ at, page: { tournament } }: { at: Setting; page: TournamentInput }): JSX.Element {
  const { site, tournament: words, home } = at.words;
  const { link, standings, bots } = tournament;
  const rows = rowsOfTournament(tournament);
  const marks = LADDER_MARKS.filter((mark) => rows.some((row) => row.marks.includes(mark)));
  const because = link.unratedBecause;
  return (
    <Layout
      at={at}
      title={tournamentTitle(at, link)}
      description={words.description(site.rules[link.ruleSet], site.bots(link.bots), site.matches(link.matches))}
      script={tournament.foot === null ? at.frame.assets.live : at.frame.assets.verify}
      json={`data/v1/tournament/${link.id}/tournament.json`}
    >
      <header class="page-head">
        <p class="eyebrow">
          {words.tournament} <code>{link.id}</code>
        </p>
        <h1 class="tournament-title">
          <bdi>{tournamentTitle(at, link)}</bdi>
        </h1>
        <p class="subtitle">
          {rulesText(at, link)}, {timeText(at, link)} <StateBadge at={at} link={link} />
        </p>
        {link.complete ? (
          <LeaderSentence at={at} rows={rows} oneLeads={words.wins} manyLead={words.share} />
        ) : (
          <Progress at={at} tournament={tournament} />
        )}
        {because === null || !link.complete ? null : (
          <p class="caution">
            {home.unrated.name}: {home.unratedBecause[because]}.
          </p>
        )}
        <p class="actions">
          <a class="button" href={at.link(matchesPath(link.id, 1))}>
            {words.allMatches}
          </a>
          <a class="button button-quiet" href={`${at.link(matchPath(link.id))}?board=0`}>
            {words.watch}
          </a>
          <a class="button button-quiet" href={at.link(tournamentHeadToHeadPath(link.id))}>
            {words.headToHeadLink}
          </a>
        </p>
      </header>
      <section aria-labelledby="standings-heading">
        <h2 id="standings-heading">{words.standings}</h2>
        <StandingsGroups at={at} rows={rows} />
        <MarkLegend at={at} marks={marks} />
      </section>
      <HowToRead at={at} />
      <Warnings
        at={at}
        warnings={standings.warnings.map(({ code, bots: named }) => ({
          code,
          bots: named.flatMap((index) => bots[index] ?? []),
        }))}
      />
      <Ratings at={at} tournament={tournament} />
      <Setup at={at} tournament={tournament} />
      <SeedSection at={at} tournament={tournament} />
      <VerifySection at={at} tournament={tournament} />
      <BalanceSection at={at} tournament={tournament} />
      <ConductSection at={at} tournament={tournament} />
      <Decisions at={at} tournament={tournament} />
      <Downloads at={at} tournament={tournament} />
    </Layout>
  );
}

function Progress({ at, tournament: { link } }: { at: Setting; tournament: TournamentDocument }): JSX.Element {
  const { tournament: words, standings } = at.words;
  return (
    <div
      class="progress"
      data-live={at.file(`v1/tournaments/${link.id}/live/events`)}
      data-live-text={words.progress('{done}', '{all}')}
      data-live-page={at.file(`data/v1/tournament/${link.id}/tournament.json`)}
    >
      <progress max={link.scheduled} value={link.matches} aria-label={words.progressLabel} />
      <p>{words.progress(at.numbers.count(link.matches), at.numbers.count(link.scheduled))}</p>
      <table hidden>
        <caption>{words.liveNow}</caption>
        <thead>
          <tr>
            <th scope="col" class="number">
              {standings.place}
            </th>
            <th scope="col">{standings.bot}</th>
            <th scope="col" class="number">
              {standings.chips}
            </th>
            <th scope="col" class="number">
              {standings.boards}
            </th>
          </tr>
        </thead>
        <tbody />
      </table>
    </div>
  );
}

function Ratings({ at, tournament }: { at: Setting; tournament: TournamentDocument }): JSX.Element {
  const { tournament: words, standings } = at.words;
  const rounds = tournament.ratingsByRound;
  if (rounds.length < 2) {
    return (
      <section aria-labelledby="ratings">
        <h2 id="ratings">{words.ratings}</h2>
        <p class="note">{words.ratingsOnce}</p>
      </section>
    );
  }
  const lines = tournament.standings.rows
    .filter(({ matches }) => matches > 0)
    .flatMap(({ bot: index }) => {
      const bot = tournament.bots[index];
      const points = rounds.flatMap(({ rounds: x, chips }) => {
        const found = chips[index];
        return found === undefined ? [] : [{ x, chips: found }];
      });
      return bot === undefined ? [] : [{ bot, points }];
    });
  return (
    <section aria-labelledby="ratings">
      <h2 id="ratings">{words.ratings}</h2>
      <p class="note">{words.ratingsNote}</p>
      <Chart
        at={at}
        svg={ratingsHistory({
          id: 'ratings-chart',
          title: words.ratings,
          description: words.ratingsNote,
          lines: lines.map(({ bot, points }) => ({ name: bot.name, points })),
          axis: standings.chips,
          along: words.ratingsTable.rounds,
          numbers: at.numbers,
        })}
      >
        <HistoryTable
          at={at}
          id="ratings-table"
          caption={words.ratingsTable.caption}
          corner={words.ratingsTable.rounds}
          lines={lines}
          moments={rounds.map(({ rounds: x }) => ({ x, label: at.numbers.count(x) }))}
        />
      </Chart>
    </section>
  );
}
