import type { JSX } from 'preact';
import { useAround } from './around.ts';
import { chunkAddress } from './loading.ts';

/** The way to the document that the page is made of. */
export function JsonLink({ board }: { readonly board: number }): JSX.Element {
  const { words, config } = useAround();
  return (
    <p class="replay-elsewhere">
      <a href={chunkAddress(config, board)}>{words.asJson}</a>
    </p>
  );
}
