import type { TournamentLink } from '@bassadewitz/publication';
import type { JSX } from 'preact';
import type { Setting } from '../setting.ts';

/** Whether a tournament is rated, unrated or still in play, with the reason in its title. */
export function StateBadge({ at, link }: { at: Setting; link: TournamentLink }): JSX.Element {
  const { rated, unrated, inPlay, unratedBecause } = at.words.home;
  if (!link.complete) return <Badge kind="in-play" name={inPlay.name} title={inPlay.meaning} />;
  if (link.rated) return <Badge kind="rated" name={rated.name} title={rated.meaning} />;
  const because = link.unratedBecause === null ? unrated.meaning : unratedBecause[link.unratedBecause];
  return <Badge kind="unrated" name={unrated.name} title={because} />;
}

function Badge({ kind, name, title }: { kind: string; name: string; title: string }): JSX.Element {
  return (
    <span class={`badge badge-${kind}`} title={title}>
      {name}
    </span>
  );
}
