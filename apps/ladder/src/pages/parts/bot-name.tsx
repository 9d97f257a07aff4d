import type { BotName } from '@bassadewitz/publication';
import type { JSX } from 'preact';
import { botPath } from '../paths.ts';
import type { Setting } from '../setting.ts';

/**
 * A bot's name as a link to its page. Names come from strangers: they stand isolated, so that no direction of writing leaks out of
 * them, and one that could be taken for another's stands with its owner.
 */
export function BotLink({ at, bot }: { at: Setting; bot: BotName }): JSX.Element {
  return (
    <span class="bot-name">
      <a href={at.link(botPath(bot.key))}>
        <bdi>{bot.name}</bdi>
      </a>
      {bot.similar && bot.owner !== undefined ? <span class="bot-owner"> {ownedBy(at, bot.owner)}</span> : null}
    </span>
  );
}

/** `by …`, the owner's name isolated like a bot's. */
export function ownedBy(at: Setting, owner: string): JSX.Element {
  return <>{at.words.site.by(<bdi>{owner}</bdi>)}</>;
}
