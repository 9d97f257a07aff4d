import type { BotKey, BotName, MatchLink } from '@bassadewitz/publication';
import type { JSX } from 'preact';
import { matchPath } from '../paths.ts';
import type { Setting } from '../setting.ts';
import { BotLink } from './bot-name.tsx';
import { joined } from './joined.tsx';

interface MatchListProps {
  readonly at: Setting;
  readonly heading: string;
  readonly matches: readonly MatchLink[];
  readonly names: ReadonlyMap<BotKey, BotName>;
}

/** Matches of a bot, each a link to its replay. */
export function MatchList({ at, heading, matches, names }: MatchListProps): JSX.Element | null {
  if (matches.length === 0) return null;
  return (
    <div>
      <h3>{heading}</h3>
      <ol class="match-list">
        {matches.map(({ tournament, match, chips, against }) => (
          <li key={`${tournament} ${match}`}>
            <span class="match-chips">{at.numbers.wholeChips(chips)}</span>{' '}
            <a href={`${at.link(matchPath(tournament))}?match=${match}`}>{at.words.site.match(`${match}`)}</a>{' '}
            <span class="byline">
              {at.words.bot.against(
                joined(
                  at,
                  against.map((key) => (
                    <BotLink key={key} at={at} bot={names.get(key) ?? { key, name: key, similar: false }} />
                  )),
                ),
              )}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
