import type { JSX } from 'preact';
import type { Playback } from '../playback.ts';
import { type Position, positionText } from '../position.ts';
import { botOf, useAround } from './around.ts';
import { CardText } from './card-text.tsx';

interface FaultListProps {
  readonly playback: Playback;
  readonly go: (position: Position) => void;
}

/** Every fault of the match and where stand-ins took over, each a link to its card. */
export function FaultList({ playback, go }: FaultListProps): JSX.Element {
  const around = useAround();
  const { words } = around;
  const begun = new Set<number>();
  const entries = playback.deals.flatMap(({ plays }, deal) =>
    plays.flatMap((play, at) => {
      const position = { deal, ply: at + 1 };
      const standsIn = play.standIn && !begun.has(play.seat);
      if (standsIn) begun.add(play.seat);
      const what = [
        ...(play.fault === undefined ? [] : [words.faults[play.fault]]),
        ...(standsIn ? [words.standIn] : []),
      ];
      return what.length === 0 ? [] : [{ position, play, what: what.join(', ') }];
    }),
  );
  return (
    <section class="fault-list">
      <h2>{words.faultList}</h2>
      {entries.length === 0 ? <p>{words.noFaults}</p> : null}
      <ul>
        {entries.map(({ position, play, what }) => (
          <li key={positionText(position)}>
            <a
              href={`#${positionText(position)}`}
              onClick={(event) => {
                event.preventDefault();
                go(position);
              }}
            >
              {playback.deals.length === 1 ? '' : `${words.deal(position.deal, playback.deals.length)}, `}
              {words.trick(play.trick)}
            </a>
            : <bdi dir="auto">{botOf(around, playback.record.bots[play.seat]).name}</bdi> – {what} →{' '}
            <CardText card={play.card} />
          </li>
        ))}
      </ul>
    </section>
  );
}
