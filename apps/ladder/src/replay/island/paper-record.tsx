import { cardName, type Seat } from '@bassadewitz/rules';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Play, Playback } from '../playback.ts';
import { type Position, SETTLED } from '../position.ts';
import { type Scene, sceneAt } from '../scene.ts';
import { useAround } from './around.ts';
import { CardText } from './card-text.tsx';
import { PlayNotes } from './play-notes.tsx';
import { seatsFrom } from './table.tsx';
import { TricksHead } from './tricks-head.tsx';

interface PaperRecordProps {
  readonly playback: Playback;
  readonly position: Position;
  readonly near: Seat;
}

/** The whole match as a printer shows it: a table for each deal, with all its tricks and what they brought. On screens it is not seen. */
export function PaperRecord({ playback, position, near }: PaperRecordProps): JSX.Element {
  const around = useAround();
  const { words, settings } = around;
  // With hidden hands what is to come is no more on paper than it is on the screen.
  const last = settings.hidden ? position : { deal: playback.deals.length - 1, ply: SETTLED };
  return useMemo(
    () => (
      <section class="paper-record">
        <h2>{words.record}</h2>
        <p class="hint">{words.recordHelp}</p>
        {playback.deals.slice(0, last.deal + 1).map((_, deal) => {
          const ply = deal === last.deal ? last.ply : SETTLED;
          return <PaperDeal key={deal} playback={playback} scene={sceneAt(playback, { deal, ply })} near={near} />;
        })}
      </section>
    ),
    [words, settings.pack, playback, last.deal, last.ply, near],
  );
}

interface PaperDealProps {
  readonly playback: Playback;
  readonly scene: Scene;
  readonly near: Seat;
}

function PaperDeal({ playback, scene, near }: PaperDealProps): JSX.Element {
  const around = useAround();
  const { words, numbers } = around;
  const { deal, position, settled } = scene;
  const { outcome } = deal;
  const plays = deal.plays.slice(0, position.ply);
  const seats = seatsFrom(near);
  const rows: [name: string, of: (seat: Seat) => string | number][] = [
    [words.tricks, (seat) => scene.trickCounts[seat]],
    [words.points, (seat) => scene.points[seat]],
    [words.chips, (seat) => (settled ? numbers.wholeChips(outcome.chips[seat] + (outcome.refund?.[seat] ?? 0)) : '–')],
    [words.balance, (seat) => numbers.wholeChips(scene.balances[seat])],
  ];
  return (
    <table class="tricks paper-deal">
      <caption>
        {words.deal(position.deal, playback.deals.length)}
        {settled ? ` · ${words.outcomes[outcome.outcome]}` : ''}
        {scene.pool === 0 ? '' : ` · ${words.pool}: ${scene.pool}`}
      </caption>
      <TricksHead record={playback.record} seats={seats} />
      <tbody>
        {Array.from({ length: Math.ceil(plays.length / 4) }, (_, trick) => (
          <tr key={trick}>
            <th scope="row">{words.trick(trick)}</th>
            {seats.map((seat) => {
              const play = plays.find((one) => one.trick === trick && one.seat === seat);
              const leads = play !== undefined && play === plays[4 * trick];
              return (
                <td key={seat} class={scene.tricks[trick]?.winner === seat ? 'winner' : ''}>
                  {play === undefined ? null : <PaperPlay play={play} leads={leads} />}
                </td>
              );
            })}
            <td class="number">{scene.tricks[trick]?.points ?? ''}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {rows.map(([name, of]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {seats.map((seat) => (
              <td key={seat}>{of(seat)}</td>
            ))}
            <td />
          </tr>
        ))}
      </tfoot>
    </table>
  );
}

function PaperPlay({ play, leads }: { readonly play: Play; readonly leads: boolean }): JSX.Element {
  return (
    <span class="paper-play" data-card={cardName(play.card)}>
      {leads ? '▸' : ''}
      <CardText card={play.card} />
      <PlayNotes play={play} />
    </span>
  );
}
