import { SEATS, type Seat } from '@bassadewitz/rules';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Playback } from '../playback.ts';
import { type Position, positionText } from '../position.ts';
import { sceneAt } from '../scene.ts';
import { boardAddress, matchAddress } from './address.ts';
import { botOf, gainClass, useAround } from './around.ts';
import { Controls } from './controls.tsx';
import { FaultList } from './fault-list.tsx';
import { JsonLink } from './json-link.tsx';
import type { LoadedBoard } from './loading.ts';
import { LostPosition } from './lost-position.tsx';
import { PaperRecord } from './paper-record.tsx';
import { RecordTable } from './record-table.tsx';
import { ScoreTable } from './score-table.tsx';
import { positionName, sentencesOf } from './sentences.ts';
import { SettingsPanel } from './settings-panel.tsx';
import { Table } from './table.tsx';
import { useSteps } from './use-steps.ts';
import { VoidNote } from './void-note.tsx';

interface MatchViewProps {
  readonly board: LoadedBoard;
  readonly playback: Playback;
  /** What the address asks for after `#`. */
  readonly start: string;
  readonly seat: Seat;
}

/** One match, card by card. */
export function MatchView({ board, playback, start, seat }: MatchViewProps): JSX.Element {
  const around = useAround();
  const { words, config, settings } = around;
  const { record, deals } = playback;
  const steps = useSteps(start, deals.length, settings.speed);
  const [near, setNear] = useState(seat);
  const scene = sceneAt(playback, steps.position);
  const names = SEATS.map((one) => botOf(around, record.bots[one]).name);
  const look = (from: Seat) => {
    setNear(from);
    history.replaceState(history.state, '', matchAddress(record.match, steps.position, from));
  };
  return (
    <>
      <header class="match-head">
        <h1>{words.match(record.match)}</h1>
        <p class="match-place">
          {words.ruleSets[config.ruleSet]} · {words.round(record.round)} · {words.board(record.board)} ·{' '}
          {words.replay(record.replay)}
        </p>
        <ReplayLinks board={board} shown={record.replay} position={steps.position} />
      </header>
      <VoidNote board={record.board} />
      <LostPosition lost={steps.lost} what={words.match(record.match)} />
      {playback.disagreements.length === 0 ? null : (
        <div class="alarm" role="alert">
          <p>{words.disagrees}</p>
          <ul>
            {playback.disagreements.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
      )}
      <div class="match-body">
        <div class="stage">
          <p class="position-name">{positionName(around, playback, scene)}</p>
          <Table playback={playback} scene={scene} before={steps.before} near={near} onStep={steps.step} />
          <p class="commentary" aria-live="polite">
            {sentencesOf(around, playback, scene).join(' ')}
          </p>
          <Controls steps={steps} positionName={positionName(around, playback, scene)} />
        </div>
        <aside class="beside">
          <ScoreTable playback={playback} scene={scene} />
          {deals.length === 1 ? null : <DealList playback={playback} position={steps.position} go={steps.go} />}
          <SettingsPanel view={{ near, names, change: look }} />
        </aside>
        <div class="below">
          <RecordTable playback={playback} scene={scene} near={near} go={steps.go} />
          <PaperRecord playback={playback} position={steps.position} near={near} />
          <FaultList playback={playback} go={steps.go} />
          <JsonLink board={board.board} />
        </div>
      </div>
    </>
  );
}

/** The ways to the other replays of the board. */
function ReplayLinks({
  board,
  shown,
  position,
}: {
  readonly board: LoadedBoard;
  readonly shown: number;
  readonly position: Position;
}): JSX.Element | null {
  const { words } = useAround();
  if (board.replays.length === 1) return null;
  return (
    <nav class="replay-links" aria-label={words.replays}>
      <ul>
        {board.replays.map(({ record: { replay, match } }) => (
          <li key={replay}>
            <a href={matchAddress(match)} aria-current={replay === shown ? 'page' : undefined}>
              {words.replay(replay)}
            </a>
          </li>
        ))}
        <li>
          <a href={boardAddress(board.board, position)}>{words.allReplays}</a>
        </li>
      </ul>
    </nav>
  );
}

interface DealListProps {
  readonly playback: Playback;
  readonly position: Position;
  readonly go: (position: Position) => void;
}

/** The deals of a match of several, each with what it brought. */
function DealList({ playback, position, go }: DealListProps): JSX.Element {
  const { words, numbers } = useAround();
  return (
    <nav class="deal-list" aria-label={words.result}>
      <ol>
        {playback.deals.map(({ outcome }, deal) => {
          const place = { deal, ply: 0 };
          return (
            <li key={positionText(place)}>
              <a
                href={`#${positionText(place)}`}
                aria-current={position.deal === deal ? 'step' : undefined}
                onClick={(event) => {
                  event.preventDefault();
                  go(place);
                }}
              >
                {words.deal(deal, playback.deals.length)}
              </a>{' '}
              <span>{words.outcomes[outcome.outcome]}</span>{' '}
              <span class="four-chips">
                {outcome.chips.map((chips, seat) => (
                  // Four seats that never change places.
                  <span key={SEATS[seat]} class={gainClass(chips)}>
                    {numbers.wholeChips(chips)}
                  </span>
                ))}
              </span>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
