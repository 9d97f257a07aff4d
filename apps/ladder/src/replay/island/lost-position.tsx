import type { JSX } from 'preact';
import { useAround } from './around.ts';

interface LostPositionProps {
  readonly lost: string | undefined;
  /** The match or the board. */
  readonly what: string;
}

/** Says of an address that it asks for a position which there is not, until the reader goes to another. */
export function LostPosition({ lost, what }: LostPositionProps): JSX.Element | null {
  const { words } = useAround();
  if (lost === undefined) return null;
  return (
    <p class="alarm" role="alert">
      {words.noPosition(lost, what)}
    </p>
  );
}
