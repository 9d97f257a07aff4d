import { partingsOf } from '@bassadewitz/standings';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { comparisonOf } from '../comparison.ts';
import { sceneAt } from '../scene.ts';
import { boardAddress, matchAddress } from './address.ts';
import { useAround } from './around.ts';
import { Controls } from './controls.tsx';
import { JsonLink } from './json-link.tsx';
import type { LoadedBoard } from './loading.ts';
import { LostPosition } from './lost-position.tsx';
import { LuckTable } from './luck-table.tsx';
import { PartingList } from './parting-list.tsx';
import { positionName } from './sentences.ts';
import { SettingsPanel } from './settings-panel.tsx';
import { SmallTable } from './small-table.tsx';
import { useSteps } from './use-steps.ts';
import { VoidNote } from './void-note.tsx';

interface BoardViewProps {
  readonly board: LoadedBoard;
  /** What the address asks for after `#`. */
  readonly start: string;
}

/** The replays of a board side by side: the same hands at the same seats, each time held by other bots. */
export function BoardView({ board, start }: BoardViewProps): JSX.Element {
  const around = useAround();
  const { words, config, settings } = around;
  const { replays } = board;
  const longest = replays.reduce((most, one) => (one.deals.length > most.deals.length ? one : most));
  const steps = useSteps(start, longest.deals.length, settings.speed);
  const comparison = useMemo(() => comparisonOf(replays), [replays]);
  const partings = useMemo(
    () => partingsOf(replays.map(({ record, deals }) => ({ replay: record.replay, deals }))),
    [replays],
  );
  const { deal, ply } = steps.position;
  const parting = partings.filter(({ position }) => position.deal === deal && position.ply + 1 === ply);
  const name = positionName(around, longest, sceneAt(longest, steps.position));
  return (
    <>
      <header class="match-head">
        <h1>{words.board(board.board)}</h1>
        <p class="match-place">
          {words.ruleSets[config.ruleSet]} · {words.round(board.round)} · {words.replays}
        </p>
        <nav class="replay-links" aria-label={words.replays}>
          <ul>
            {board.board === 0 ? null : (
              <li>
                <a href={boardAddress(board.board - 1)} rel="prev">
                  ← {words.previousBoard}
                </a>
              </li>
            )}
            {replays.map(({ record }) => (
              <li key={record.replay}>
                <a href={matchAddress(record.match)}>{words.replay(record.replay)}</a>
              </li>
            ))}
            {board.board + 1 >= config.boards ? null : (
              <li>
                <a href={boardAddress(board.board + 1)} rel="next">
                  {words.nextBoard} →
                </a>
              </li>
            )}
          </ul>
        </nav>
      </header>
      <VoidNote board={board.board} />
      <LostPosition lost={steps.lost} what={words.board(board.board)} />
      <div class="board-body">
        {comparison === undefined ? null : <LuckTable board={board} comparison={comparison} />}
        {replays.length < 2 ? null : <PartingList board={board} partings={partings} go={steps.go} />}
        <section class="side-by-side">
          <h2>{words.sideBySide}</h2>
          <p class="position-name" aria-live="polite">
            {name}
          </p>
          <div class="small-tables">
            {replays.map((playback) => (
              <SmallTable
                key={playback.record.replay}
                playback={playback}
                position={steps.position}
                parts={parting.some(({ ways }) => ways.some((way) => way.replays.includes(playback.record.replay)))}
              />
            ))}
          </div>
          <Controls steps={steps} positionName={name} />
        </section>
        <SettingsPanel />
        <JsonLink board={board.board} />
      </div>
    </>
  );
}
