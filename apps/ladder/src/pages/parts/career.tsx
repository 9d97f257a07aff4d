import type { BotCareer, BotDocument, BotKey, BotName } from '@bassadewitz/publication';
import type { JSX } from 'preact';
import { ladderPath } from '../paths.ts';
import type { Setting } from '../setting.ts';
import { bandText } from './band.ts';
import { Faults, Memory, Outcomes, Seats, Think } from './conduct.tsx';
import { rulesText, timeText } from './contest-text.ts';
import { Chips, Elo, ErrorUnit } from './estimate.tsx';
import { Marks } from './marks.tsx';
import { MatchList } from './match-list.tsx';
import { Opponents } from './opponents.tsx';
import { TableRegion } from './table-region.tsx';

interface CareerProps {
  readonly at: Setting;
  readonly bot: BotDocument;
  readonly career: BotCareer;
  readonly names: ReadonlyMap<BotKey, BotName>;
  /** Prefix of the ids of its parts, unique on the page. */
  readonly id: string;
}

/** All that a bot did under one rule set and time limit. */
export function Career({ at, career, names, id }: CareerProps): JSX.Element {
  const words = at.words.bot;
  const [newest] = career.versions;
  return (
    <section aria-labelledby={id} class="career">
      <header class="career-head">
        <h2 id={id}>{rulesText(at, career)}</h2>
        <p class="note">
          {timeText(at, career)}
          {career.rated ? (
            <>
              {' · '}
              <a href={at.link(ladderPath(career.ladder))}>{words.toLadder}</a>
            </>
          ) : null}
        </p>
        <Marks at={at} marks={career.marks} />
        {career.rated ? null : <p class="caution">{words.unratedNote}</p>}
      </header>
      {newest === undefined ? null : (
        <dl class="figures">
          <Figure term={words.version} value={<bdi class="version">{newest.version}</bdi>} />
          <Figure term={words.figures.place} value={bandText(newest.band) ?? words.placeNone} />
          <Figure term={words.figures.chips} value={<Chips at={at} estimate={newest.chips} />} />
          <Figure term={words.figures.elo} value={<Elo at={at} estimate={newest.elo} />} />
          <Figure term={words.figures.boards} value={at.numbers.count(newest.boards)} />
          <Figure term={words.figures.tournaments} value={at.numbers.count(newest.tournaments)} />
        </dl>
      )}
      {career.versions.length < 2 ? null : <Versions at={at} career={career} id={id} />}
      <Opponents at={at} career={career} id={id} />
      <div class="columns">
        <Seats at={at} career={career} id={id} />
        <Outcomes at={at} career={career} id={id} />
      </div>
      <div class="columns">
        <Memory at={at} career={career} />
        <Think at={at} career={career} />
        <Faults at={at} career={career} />
      </div>
      <div class="columns">
        <MatchList at={at} heading={words.best} matches={career.best} names={names} />
        <MatchList at={at} heading={words.worst} matches={career.worst} names={names} />
      </div>
    </section>
  );
}

function Figure({ term, value }: { term: string; value: JSX.Element | string }): JSX.Element {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function Versions({ at, career, id }: { at: Setting; career: BotCareer; id: string }): JSX.Element {
  const { bot: words, standings } = at.words;
  return (
    <>
      <h3>{words.versions}</h3>
      <TableRegion id={`${id}-versions`} within={id} caption={words.versionsNote}>
        <thead>
          <tr>
            <th scope="col">{words.version}</th>
            <th scope="col">{standings.place}</th>
            <th scope="col" class="number">
              {standings.chips} <ErrorUnit at={at} />
            </th>
            <th scope="col" class="number">
              {standings.elo} <ErrorUnit at={at} />
            </th>
            <th scope="col" class="number">
              {standings.boards}
            </th>
          </tr>
        </thead>
        <tbody>
          {career.versions.map(({ version, band, chips, elo, boards }, index) => (
            <tr key={version}>
              <th scope="row">
                <bdi class="version">{version}</bdi>
                {index === 0 ? <span class="mark">{words.newest}</span> : null}
              </th>
              <td>{bandText(band) ?? '–'}</td>
              <td class="number">
                <Chips at={at} estimate={chips} />
              </td>
              <td class="number">
                <Elo at={at} estimate={elo} />
              </td>
              <td class="number">{at.numbers.count(boards)}</td>
            </tr>
          ))}
        </tbody>
      </TableRegion>
    </>
  );
}
