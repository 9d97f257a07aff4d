import { cardName, type Seat, spokenCard } from '@bassadewitz/rules';
import type { JSX } from 'preact';
import type { Numbers } from '../../words/numbers.ts';
import { isForced, type Play, type Playback } from '../playback.ts';
import { isSame, type Position, positionText } from '../position.ts';
import { type Scene, sceneAt } from '../scene.ts';
import { useAround } from './around.ts';
import { CardText } from './card-text.tsx';
import { PlayNotes } from './play-notes.tsx';
import { seatsFrom } from './table.tsx';
import { TricksHead } from './tricks-head.tsx';

interface RecordTableProps {
  readonly playback: Playback;
  readonly scene: Scene;
  readonly near: Seat;
  readonly go: (position: Position) => void;
}

/** The deal on paper: a row for each trick that is complete or begun, each card a link to where it was played. */
export function RecordTable({ playback, scene, near, go }: RecordTableProps): JSX.Element {
  const around = useAround();
  const { words, settings } = around;
  const { deal: index, ply } = scene.position;
  // Hidden hands would be no secret if what is to come stood here.
  const shown = settings.hidden ? scene : sceneAt(playback, { deal: index, ply: 33 });
  const plays = scene.deal.plays.slice(0, settings.hidden ? ply : 32);
  const seats = seatsFrom(near);
  return (
    <section class="record">
      <h2>{words.record}</h2>
      <p class="hint">
        {words.recordHelp} {words.recordChoose}
      </p>
      <div class="scroll">
        <table class="tricks">
          <TricksHead record={playback.record} seats={seats} />
          <tbody>
            {Array.from({ length: Math.ceil(plays.length / 4) }, (_, trick) => (
              <tr key={trick} class={Math.ceil(ply / 4) - 1 === trick && !scene.settled ? 'current' : ''}>
                <th scope="row">
                  <span class="spoken">{words.trick(trick)}</span>
                  <span aria-hidden="true">{trick + 1}</span>
                </th>
                {seats.map((seat) => {
                  const at = plays.findIndex((play) => play.trick === trick && play.seat === seat);
                  const play = plays[at];
                  return (
                    <td key={seat} class={shown.tricks[trick]?.winner === seat ? 'winner' : ''}>
                      {play === undefined ? null : (
                        <PlayLink play={play} position={{ deal: index, ply: at + 1 }} at={scene.position} go={go} />
                      )}
                    </td>
                  );
                })}
                <td class="number">{shown.tricks[trick]?.points ?? ''}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

interface PlayLinkProps {
  readonly play: Play;
  readonly position: Position;
  readonly at: Position;
  readonly go: (position: Position) => void;
}

function PlayLink({ play, position, at, go }: PlayLinkProps): JSX.Element {
  const { words, settings, numbers } = useAround();
  const leads = position.ply % 4 === 1;
  const think = play.thinkMs === undefined ? '' : `${words.think} ${thinkText(numbers, play.thinkMs)}`;
  const about = [spokenCard(play.card, settings.pack, words.cards), isForced(play) ? words.forced : '', think];
  return (
    <>
      <a
        href={`#${positionText(position)}`}
        class={`play-link${play.fault || play.standIn ? ' faulty' : ''}`}
        title={about.filter((part) => part !== '').join(' · ')}
        aria-current={isSame(position, at) ? 'step' : undefined}
        data-card={cardName(play.card)}
        onClick={(event) => {
          event.preventDefault();
          go(position);
        }}
      >
        {leads ? (
          <span class="leads" aria-hidden="true">
            ▸
          </span>
        ) : null}
        <CardText card={play.card} />
      </a>
      {play.thinkMs === undefined ? null : <small class="think">{thinkText(numbers, play.thinkMs)}</small>}
      <PlayNotes play={play} />
    </>
  );
}

/** A think time, as short as it can be read. */
function thinkText(numbers: Numbers, ms: number): string {
  return ms < 9.95 ? `${numbers.decimal(ms, 1)} ms` : numbers.time(ms < 1000 ? ms : Math.round(ms / 100) * 100);
}
