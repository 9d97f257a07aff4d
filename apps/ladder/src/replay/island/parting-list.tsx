import { suitIndexOf } from '@bassadewitz/rules';
import type { Parting } from '@bassadewitz/standings';
import type { JSX } from 'preact';
import { type Position, positionText } from '../position.ts';
import { botOf, useAround } from './around.ts';
import { CardText } from './card-text.tsx';
import type { LoadedBoard } from './loading.ts';

interface PartingListProps {
  readonly board: LoadedBoard;
  readonly partings: readonly Parting[];
  readonly go: (position: Position) => void;
}

/** Where bots that faced the very same choice chose differently. */
export function PartingList({ board, partings, go }: PartingListProps): JSX.Element {
  const around = useAround();
  const { words } = around;
  const nameIn = (replay: number, seat: number) => {
    const record = board.replays.find((one) => one.record.replay === replay)?.record;
    return record === undefined ? '' : botOf(around, record.bots[seat as 0]).name;
  };
  const deals = Math.max(...board.replays.map((one) => one.deals.length));
  return (
    <section class="partings">
      <h2>{words.partings}</h2>
      <p class="hint">{partings.length === 0 ? words.noParting : words.partingHelp}</p>
      <ol>
        {partings.map(({ position, seat, ways }) => {
          const after = { deal: position.deal, ply: position.ply + 1 };
          return (
            <li key={`${positionText(position)} ${ways.map(({ replays }) => replays.join()).join()}`}>
              <a
                href={`#${positionText(after)}`}
                onClick={(event) => {
                  event.preventDefault();
                  go(after);
                }}
              >
                {words.partingAt(position.deal, deals, Math.floor(position.ply / 4), seat)}
              </a>
              <ul>
                {ways.map(({ card, replays }) => (
                  <li key={card} class={`way way-${suitIndexOf(card)}`}>
                    <CardText card={card} />{' '}
                    {replays.map((replay, at) => (
                      <span key={replay}>
                        {at > 0 ? ', ' : ''}
                        <bdi dir="auto">{nameIn(replay, seat)}</bdi> <small>({words.replay(replay)})</small>
                      </span>
                    ))}
                  </li>
                ))}
              </ul>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
