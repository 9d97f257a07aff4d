import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { isSame, lostIn, type Position, positionIn, positionText, within } from '../position.ts';
import { PACE_MS } from './settings.ts';
import { isPossible, keyStep, type Step, stepped } from './stepping.ts';

/** A position that the reader moves, and the ways to move it. */
export interface Steps {
  readonly position: Position;
  /** The position before; a card that was played since then may be seen moving. */
  readonly before: Position;
  /** What the address asked for, where that is no position of the match; until another is gone to. */
  readonly lost: string | undefined;
  readonly playing: boolean;
  readonly deals: number;
  readonly go: (position: Position) => void;
  readonly step: (step: Step) => void;
  readonly togglePlay: () => void;
}

/**
 * Keeps the position in the part of the address after `#`, replacing and not adding to the history; follows links to other positions,
 * keys, and the clock while the match plays by itself.
 * @param start what the address asks for after `#`
 */
export function useSteps(start: string, deals: number, speed: 0 | 1 | 2): Steps {
  const [{ position, before }, setPlaces] = useState(() => {
    const first = positionIn(start, deals) ?? { deal: 0, ply: 0 };
    return { position: first, before: first };
  });
  const [lost, setLost] = useState(() => lostIn(start, deals));
  const [playing, setPlaying] = useState(false);
  const latest = useRef(position);
  latest.current = position;

  const go = useCallback(
    (wanted: Position) => {
      setLost(undefined);
      const next = within(wanted, deals);
      if (isSame(next, latest.current)) return;
      setPlaces({ position: next, before: latest.current });
      latest.current = next;
    },
    [deals],
  );
  const step = useCallback(
    (which: Step) => {
      setPlaying(false);
      go(stepped(latest.current, which, deals));
    },
    [deals, go],
  );
  const togglePlay = useCallback(() => {
    setPlaying((was) => !was && isPossible(latest.current, 'on', deals));
  }, [deals]);

  useEffect(() => {
    const hash = `#${positionText(position)}`;
    if (location.hash !== hash) history.replaceState(history.state, '', location.pathname + location.search + hash);
  }, [position]);

  // Before the table is painted: whoever sees it may press a key or follow a link.
  useLayoutEffect(() => {
    const follow = () => {
      const wanted = positionIn(location.hash, deals);
      if (wanted !== undefined) go(wanted);
      else setLost(lostIn(location.hash, deals));
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [deals, go]);

  useLayoutEffect(() => {
    const take = (event: KeyboardEvent) => {
      const wanted = keyStep(event);
      if (wanted === undefined || event.defaultPrevented || isTaken(event.target, wanted)) return;
      event.preventDefault();
      if (wanted === 'play') togglePlay();
      else step(wanted);
    };
    addEventListener('keydown', take);
    return () => removeEventListener('keydown', take);
  }, [step, togglePlay]);

  useEffect(() => {
    if (!playing) return;
    if (!isPossible(position, 'on', deals)) {
      setPlaying(false);
      return;
    }
    // A complete trick and a settlement stay for a moment longer.
    const pause = position.ply % 4 === 0 || position.ply > 32 ? 1.6 : 1;
    const timer = setTimeout(() => go(stepped(position, 'on', deals)), PACE_MS[speed] * pause);
    return () => clearTimeout(timer);
  }, [playing, position, deals, speed, go]);

  return { position, before, lost, playing, deals, go, step, togglePlay };
}

/** Whether the element that has the focus needs the key itself: fields all keys, what can be pressed the space bar. */
function isTaken(target: EventTarget | null, wanted: Step | 'play'): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest('input, select, textarea, [contenteditable]') !== null) return true;
  return wanted === 'play' && target.closest('button, a, summary') !== null;
}
