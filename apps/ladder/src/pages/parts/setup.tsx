import type { TournamentDocument } from '@bassadewitz/publication';
import type { ComponentChildren, JSX } from 'preact';
import { ladderPath } from '../paths.ts';
import type { Setting } from '../setting.ts';
import { rulesText, timeText } from './contest-text.ts';

/** What was fixed before the first card. */
export function Setup({ at, tournament }: { at: Setting; tournament: TournamentDocument }): JSX.Element {
  const { tournament: words, site } = at.words;
  const { facts } = words;
  const { head, link } = tournament;
  const { schedule, strikeLimit } = head;
  const { count, day, time } = at.numbers;
  const dates = [link.began, link.ended].filter((date) => date !== null).map(day);
  return (
    <section aria-labelledby="setup">
      <h2 id="setup">{words.setup}</h2>
      <dl class="facts">
        <Fact term={facts.rules}>{rulesText(at, link)}</Fact>
        <Fact term={facts.time}>
          {timeText(at, link)}
          {head.timeControl.networkCapMs > 0 ? ` (+ ${time(head.timeControl.networkCapMs)})` : ''}
        </Fact>
        <Fact term={facts.bots}>{count(schedule.bots)}</Fact>
        <Fact term={facts.format}>{words.formats[schedule.format]}</Fact>
        <Fact term={facts.rounds}>{count(schedule.rounds)}</Fact>
        <Fact term={facts.boards}>
          {facts.boardsARound(count(schedule.boards))}; {site.boards(tournament.scheduledBoards)}
        </Fact>
        {schedule.replays === 1 ? null : (
          <Fact term={facts.replays}>
            {facts.replaysEach(count(schedule.replays))}
            {head.bots.every(({ isolate }) => isolate) ? `; ${facts.isolated}` : ''}
          </Fact>
        )}
        <Fact term={facts.matches}>{count(link.scheduled)}</Fact>
        <Fact term={facts.strikes}>
          {strikeLimit === undefined ? facts.strikesNone : facts.strikesSome(count(strikeLimit))}
        </Fact>
        {dates.length === 0 ? null : <Fact term={facts.dates}>{[...new Set(dates)].join(' – ')}</Fact>}
        {link.rated ? (
          <Fact term={facts.ladder}>
            <a href={at.link(ladderPath(link.ladder))}>{facts.toLadder}</a>
          </Fact>
        ) : null}
      </dl>
    </section>
  );
}

/** One line of a list of facts. */
export function Fact({ term, children }: { term: string; children: ComponentChildren }): JSX.Element {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
