import type { BotLink as BotEntry, LadderLink } from '@bassadewitz/publication';
import type { JSX } from 'preact';
import { Layout } from './layout.tsx';
import type { HomeInput } from './page-input.ts';
import { BotLink } from './parts/bot-name.tsx';
import { rulesText, timeText } from './parts/contest-text.ts';
import { Fan } from './parts/fan.tsx';
import { joined } from './parts/joined.tsx';
import { TournamentTable } from './parts/tournament-table.tsx';
import { ladderPath, METHOD } from './paths.ts';
import type { Setting } from './setting.ts';

export function HomePage({ at, page }: { at: Setting; page: HomeInput }): JSX.Element {
  const { ladders, tournaments, bots } = page.site;
  const words = at.words.home;
  return (
    <Layout at={at} title={at.frame.title} description={words.description} json="data/v1/site.json">
      <header class="page-head hero">
        <h1>
          <bdi>{at.frame.title}</bdi>
        </h1>
        <p class="lead">{words.lead}</p>
        <Fan />
      </header>
      <section aria-labelledby="ladders">
        <h2 id="ladders">{words.ladders}</h2>
        <p class="note">{ladders.length === 0 ? words.noLadder : words.laddersNote}</p>
        <ul class="ladder-cards">
          {ladders.map((ladder) => (
            <LadderCard key={ladder.id} at={at} ladder={ladder} />
          ))}
        </ul>
      </section>
      <section aria-labelledby="tournaments">
        <h2 id="tournaments">{words.tournaments}</h2>
        {tournaments.length === 0 ? (
          <p class="note">{words.noTournament}</p>
        ) : (
          <TournamentTable at={at} tournaments={tournaments} />
        )}
      </section>
      {bots.length === 0 ? null : <Bots at={at} bots={bots} />}
      <section aria-labelledby="about" class="abouts">
        <h2 id="about">{words.about}</h2>
        <dl>
          {words.abouts.map(({ name, meaning }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
        <p>
          <a href={at.link(METHOD)}>{words.aboutMore}</a>
        </p>
      </section>
    </Layout>
  );
}

function LadderCard({ at, ladder }: { at: Setting; ladder: LadderLink }): JSX.Element {
  const { site, home } = at.words;
  const { leaders } = ladder;
  const names = leaders.map((leader) => <BotLink key={leader.key} at={at} bot={leader} />);
  return (
    <li class="ladder-card">
      <h3>
        <a href={at.link(ladderPath(ladder.id))}>{rulesText(at, ladder)}</a>
      </h3>
      <p class="note">{timeText(at, ladder)}</p>
      {names.length === 0 ? null : <p class="leader">{home.leads(joined(at, names), names.length)}</p>}
      <p class="counts">
        {site.bots(ladder.bots)} · {site.tournamentsPlayed(ladder.tournaments)} · {site.boards(ladder.boards)}
      </p>
    </li>
  );
}

function Bots({ at, bots }: { at: Setting; bots: readonly BotEntry[] }): JSX.Element {
  const words = at.words.home;
  return (
    <section aria-labelledby="bots">
      <h2 id="bots">{words.bots}</h2>
      <p class="note">{words.botsNote}</p>
      <ul class="bot-list" data-filter-list={words.findBot}>
        {bots.map((bot) => (
          <li key={bot.key} data-search={`${bot.name} ${bot.owner ?? ''}`}>
            <BotLink at={at} bot={{ ...bot, similar: false }} />
            {bot.owner === undefined ? null : (
              <span class="byline">
                <bdi>{bot.owner}</bdi>
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
