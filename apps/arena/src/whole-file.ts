import {
  closeSync,
  createWriteStream,
  existsSync,
  fsyncSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { StoreError } from '@bassadewitz/store';
import { Failure, inPlainWords } from './failure.ts';

/**
 * Writes a small file whole or not at all, whoever is killed and whatever loses power meanwhile: under another name first, on disk before it
 * takes its own. Readable by its owner alone.
 * @throws Failure FILES
 */
export function writeWhole(path: string, content: string): void {
  const draft = `${path}.new`;
  try {
    const file = openSync(draft, 'w', 0o600);
    try {
      writeFileSync(file, content);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    takeName(draft, path);
  } catch (error) {
    rmSync(draft, { force: true });
    throw new Failure('FILES', `cannot write ${path}: ${inPlainWords(error)}`);
  }
}

/**
 * The same for a large one that comes in lines, without holding up whatever else is going on. What is no file, such as a pipe, is written to as
 * it is; a link stays one.
 * @throws Failure FILES; StoreError where the lines come from a store that fails
 */
export async function streamWhole(path: string, lines: Iterable<string>): Promise<void> {
  const text = function* () {
    for (const line of lines) yield `${line}\n`;
  };
  let draft: string | undefined;
  try {
    if (existsSync(path) && !statSync(path).isFile()) {
      await pipeline(Readable.from(text()), createWriteStream(path));
      return;
    }
    const real = existsSync(path) ? realpathSync(path) : path;
    draft = `${real}.new`;
    await pipeline(Readable.from(text()), createWriteStream(draft, { flush: true }));
    takeName(draft, real);
  } catch (error) {
    if (draft !== undefined) rmSync(draft, { force: true });
    // Where the lines come from it went wrong, not where they go.
    if (error instanceof Failure || error instanceof StoreError) throw error;
    throw new Failure('FILES', `cannot write ${path}: ${inPlainWords(error)}`);
  }
}

/** Gives a draft that is on disk the name of what it is to be, so that the name stays through a power failure. */
export function takeName(draft: string, path: string): void {
  renameSync(draft, path);
  if (process.platform === 'win32') return;
  // A new name is on disk only when its folder is.
  const folder = openSync(dirname(path), 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}
