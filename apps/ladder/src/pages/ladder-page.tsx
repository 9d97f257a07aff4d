import { LADDER_MARKS, type LadderDocument } from '@bassadewitz/publication';
import type { JSX } from 'preact';
import { ratingsHistory } from '../charts/ratings-history.ts';
import { Layout } from './layout.tsx';
import type { LadderInput } from './page-input.ts';
import { Chart } from './parts/chart.tsx';
import { rulesText, timeText, tournamentTitle } from './parts/contest-text.ts';
import { HistoryTable } from './parts/history-table.tsx';
import { LeaderSentence } from './parts/leader-sentence.tsx';
import { MarkLegend } from './parts/marks.tsx';
import { HowToRead } from './parts/reading.tsx';
import { StandingsGroups } from './parts/standings-groups.tsx';
import { rowOfLadder } from './parts/standings-row.ts';
import { TournamentTable } from './parts/tournament-table.tsx';
import { Warnings } from './parts/warnings.tsx';
import { ladderHeadToHeadPath } from './paths.ts';
import type { Setting } from './setting.ts';

export function LadderPage({ at, page: { ladder } }: { at: Setting; page: LadderInput }): JSX.Element {
  const { site, ladder: words } = at.words;
  const rows = ladder.rows.map(rowOfLadder);
  const boards = ladder.tournaments.reduce((sum, { boards }) => sum + boards, 0);
  const marks = LADDER_MARKS.filter((mark) => rows.some((row) => row.marks.includes(mark)));
  return (
    <Layout
      at={at}
      title={`${words.ladder}: ${rulesText(at, ladder)}, ${timeText(at, ladder)}`}
      description={words.description(site.rules[ladder.ruleSet], timeText(at, ladder))}
      json={`data/v1/ladder/${ladder.id}.json`}
    >
      <header class="page-head">
        <p class="eyebrow">{words.ladder}</p>
        <h1>{rulesText(at, ladder)}</h1>
        <p class="subtitle">{timeText(at, ladder)}</p>
        <LeaderSentence at={at} rows={rows} oneLeads={words.oneLeads} manyLead={words.manyLead} />
        <p class="counts">
          {words.basis(site.bots(rows.length), site.tournamentsPlayed(ladder.tournaments.length), site.boards(boards))}{' '}
          <a href={at.link(ladderHeadToHeadPath(ladder.id))}>{words.headToHeadLink}</a>
        </p>
      </header>
      {rows.length === 0 ? <p class="note">{words.empty}</p> : <StandingsGroups at={at} rows={rows} />}
      <p class="note">{words.olderVersions}</p>
      <MarkLegend at={at} marks={marks} />
      <HowToRead at={at} />
      <Warnings
        at={at}
        warnings={ladder.warnings.map(({ code, bots }) => ({
          code,
          bots: bots.flatMap((key) => ladder.rows.find((row) => row.key === key) ?? []),
        }))}
      />
      <History at={at} ladder={ladder} />
      <section aria-labelledby="behind">
        <h2 id="behind">{words.restsOn}</h2>
        <TournamentTable at={at} tournaments={ladder.tournaments} alike />
      </section>
    </Layout>
  );
}

function History({ at, ladder }: { at: Setting; ladder: LadderDocument }): JSX.Element {
  const words = at.words.ladder;
  const moments = ladder.history;
  if (moments.length < 2) {
    return (
      <section aria-labelledby="history">
        <h2 id="history">{words.history}</h2>
        <p class="note">{words.historyOnce}</p>
      </section>
    );
  }
  const labelOf = (tournament: string, ended: string | null, index: number) => {
    const link = ladder.tournaments.find(({ id }) => id === tournament);
    return ended !== null ? at.numbers.day(ended) : link === undefined ? `${index + 1}` : tournamentTitle(at, link);
  };
  const lines = ladder.rows
    .filter(({ place }) => place !== null)
    .slice(0, 8)
    .map((row) => ({
      bot: row,
      points: moments.flatMap(({ rows }, index) => {
        const found = rows.find(({ bot }) => bot === row.key);
        return found === undefined ? [] : [{ x: index + 1, chips: found.chips }];
      }),
    }));
  return (
    <section aria-labelledby="history">
      <h2 id="history">{words.history}</h2>
      <p class="note">{words.historyNote}</p>
      <Chart
        at={at}
        svg={ratingsHistory({
          id: 'history-chart',
          title: words.history,
          description: words.historyNote,
          lines: lines.map(({ bot, points }) => ({ name: bot.name, points })),
          axis: at.words.standings.chips,
          along: at.words.site.tournaments,
          numbers: at.numbers,
        })}
      >
        <HistoryTable
          at={at}
          id="history-table"
          caption={words.historyTable.caption}
          corner={words.historyTable.after}
          lines={lines}
          moments={moments.map(({ tournament, ended }, index) => ({
            x: index + 1,
            label: labelOf(tournament, ended, index),
          }))}
        />
      </Chart>
    </section>
  );
}
