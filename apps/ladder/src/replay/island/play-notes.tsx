import type { JSX } from 'preact';
import type { Play } from '../playback.ts';
import { useAround } from './around.ts';

/** What was wrong with a play, if anything was: the bot's fault, or that it was gone. */
export function PlayNotes({ play }: { readonly play: Play }): JSX.Element {
  const { words } = useAround();
  return (
    <>
      {play.fault === undefined ? null : <small class="fault-name">{words.faults[play.fault]}</small>}
      {play.standIn ? <small class="fault-name">{words.standIn}</small> : null}
    </>
  );
}
