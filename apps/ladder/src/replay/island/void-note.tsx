import type { JSX } from 'preact';
import { useAround } from './around.ts';

/** Says of a board that does not count why it does not. Nothing of any other. */
export function VoidNote({ board }: { readonly board: number }): JSX.Element | null {
  const { words, config } = useAround();
  const voided = config.voided.find((one) => one.board === board);
  return voided === undefined ? null : (
    <p class="void-note">
      <strong>{words.voided}</strong> {words.voidedReason} <bdi dir="auto">{voided.reason}</bdi>
    </p>
  );
}
