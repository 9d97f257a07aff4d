import type { Result } from '@bassadewitz/rules';
import type { JSX } from 'preact';
import { useCallback, useEffect, useMemo, useState } from 'preact/hooks';
import type { Language } from '../../words/language.ts';
import { numbersOf } from '../../words/numbers.ts';
import type { ReplayWords } from '../../words/replay/replay-words.ts';
import { Sprite } from '../cards/sprite.tsx';
import type { ReplayConfig } from '../page-config.ts';
import { type Asked, readAddress } from './address.ts';
import { type Around, AroundProvider } from './around.ts';
import { BoardView } from './board-view.tsx';
import { boardOfMatch, firstBoard, type LoadError, type LoadedBoard, loadBoard } from './loading.ts';
import { MatchView } from './match-view.tsx';
import { keepSettings, readSettings, type Settings } from './settings.ts';

interface AppProps {
  readonly config: ReplayConfig;
  readonly words: ReplayWords;
  readonly language: Language;
}

type State = Result<LoadedBoard, LoadError> | undefined;

/** The match page: shows the match or the board that its address asks for. */
export function App({ config, words, language }: AppProps): JSX.Element {
  const [asked] = useState(() => readAddress(location));
  const [state, setState] = useState<State>(undefined);
  const [settings, setSettings] = useState<Settings>(() => readSettings(likely(language)));

  useEffect(() => {
    load(config, asked).then(setState, (error: unknown) =>
      setState({
        ok: false,
        error: { code: 'broken', message: String(error instanceof Error ? error.message : error) },
      }),
    );
  }, [config, asked]);

  const change = useCallback((changed: Partial<Settings>) => {
    setSettings((before) => {
      const after = { ...before, ...changed };
      keepSettings(after);
      return after;
    });
  }, []);
  const around: Around = useMemo(
    () => ({ config, words, numbers: numbersOf(language), settings, change }),
    [config, words, language, settings, change],
  );
  return (
    <AroundProvider value={around}>
      <Sprite pack={settings.pack} />
      <View asked={asked} state={state} config={config} words={words} />
    </AroundProvider>
  );
}

interface ViewProps {
  readonly asked: Asked;
  readonly state: State;
  readonly config: ReplayConfig;
  readonly words: ReplayWords;
}

function View({ asked, state, config, words }: ViewProps): JSX.Element {
  if (state === undefined) return <p aria-busy="true">{words.loading}</p>;
  if (!state.ok) {
    const { error } = state;
    const what =
      asked.kind === 'match'
        ? words.match(asked.match)
        : asked.kind === 'board'
          ? words.board(asked.board)
          : words.table;
    return (
      <div class="alarm" role="alert">
        <p>{error.code === 'missing' ? words.notFound(what) : words.broken(error.message)}</p>
        {error.code === 'missing' ? <p>{words.notShown}</p> : null}
        <p>
          <a href={config.matches}>{words.toMatches}</a>
        </p>
      </div>
    );
  }
  const board = state.value;
  const place = asked.kind === 'anything' ? ({ hash: '', seat: 0 } as const) : asked;
  if (asked.kind === 'board') return <BoardView board={board} start={place.hash} />;
  const playback =
    board.replays.find(({ record }) => asked.kind === 'match' && record.match === asked.match) ?? board.replays[0];
  // A board that was loaded has a replay.
  if (playback === undefined) return <p>{words.notFound(words.table)}</p>;
  return <MatchView board={board} playback={playback} start={place.hash} seat={place.seat} />;
}

function load(config: ReplayConfig, asked: Asked): Promise<Result<LoadedBoard, LoadError>> {
  switch (asked.kind) {
    case 'match':
      return boardOfMatch(config, asked.match);
    case 'board':
      return loadBoard(config, asked.board);
    case 'anything':
      return firstBoard(config);
  }
}

/** What a reader of a language is likely to want before they chose. */
function likely(language: Language): Settings {
  return { pack: language === 'de' ? 'german' : 'french', hidden: false, speed: 1 };
}
