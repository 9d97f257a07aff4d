import { read } from './workspace.ts';

/** One row of the layer table in ARCHITECTURE.md. */
export interface Layer {
  /** Folder below the root, e.g. `packages/rules`. */
  readonly folder: string;
  /** What a folder may import is every folder of a greater rank. */
  readonly rank: number;
  /** Whether the document says that the folder runs in a browser: no Node, no clock, no I/O. */
  readonly pure: boolean;
}

/**
 * The layers as ARCHITECTURE.md states them, top first: the fenced block after the marker `<!-- layers -->`.
 * The document is the source, so that it cannot say one thing and the test another.
 */
export function layers(): Layer[] {
  const block = /<!-- layers -->\s*```text\n([\s\S]*?)```/.exec(read('ARCHITECTURE.md'))?.[1];
  if (block === undefined) throw new Error('ARCHITECTURE.md has no fenced block after <!-- layers -->');
  return block
    .split('\n')
    .filter((line) => /^(apps|packages)\//.test(line))
    .map((line, rank) => ({
      folder: line.split(/\s+/)[0] as string,
      rank,
      pure: / \(pure\)/.test(line),
    }));
}
