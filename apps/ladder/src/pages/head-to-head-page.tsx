import type { HeadToHeadDocument } from '@bassadewitz/publication';
import type { JSX } from 'preact';
import { Layout } from './layout.tsx';
import type { LadderHeadToHeadInput, TournamentHeadToHeadInput } from './page-input.ts';
import { rulesText, timeText, tournamentTitle } from './parts/contest-text.ts';
import { HeatMap } from './parts/heat-map.tsx';
import { ladderPath, tournamentPath } from './paths.ts';
import type { Setting } from './setting.ts';

interface HeadToHeadProps {
  readonly at: Setting;
  readonly page: LadderHeadToHeadInput | TournamentHeadToHeadInput;
}

/** Everyone against everyone, on a ladder or in a tournament. */
export function HeadToHeadPage({ at, page }: HeadToHeadProps): JSX.Element {
  const words = at.words.ladder;
  const { name, back, json } = whereFrom(at, page);
  return (
    <Layout at={at} title={`${words.headToHead} · ${name}`} description={words.headToHeadDescription(name)} json={json}>
      <header class="page-head">
        <p class="eyebrow">
          <a href={back}>
            <bdi>{name}</bdi>
          </a>
        </p>
        <h1>{words.headToHead}</h1>
        <p class="note">{words.headToHeadLead}</p>
      </header>
      <Body at={at} table={page.table} json={json} />
    </Layout>
  );
}

function Body({ at, table, json }: { at: Setting; table: HeadToHeadDocument; json: string }): JSX.Element {
  if (table.bots.length === 0) return <p>{at.words.ladder.empty}</p>;
  return <HeatMap at={at} table={table} json={json} />;
}

function whereFrom(at: Setting, page: HeadToHeadProps['page']): { name: string; back: string; json: string } {
  if (page.kind === 'ladder-head-to-head') {
    const { ladder } = page;
    return {
      name: `${rulesText(at, ladder)}, ${timeText(at, ladder)}`,
      back: at.link(ladderPath(ladder.id)),
      json: `data/v1/ladder/${ladder.id}/head-to-head.json`,
    };
  }
  const { link } = page.tournament;
  return {
    name: tournamentTitle(at, link),
    back: at.link(tournamentPath(link.id)),
    json: `data/v1/tournament/${link.id}/head-to-head.json`,
  };
}
