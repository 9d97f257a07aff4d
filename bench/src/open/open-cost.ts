import { statSync } from 'node:fs';
import { join } from 'node:path';
import { measureInChild } from '../child.ts';
import type { Figure } from '../figures.ts';
import { bytes, duration, spread, whole } from '../figures.ts';
import type { Spread } from '../median.ts';
import { spreadOf } from '../median.ts';
import { progress } from '../progress.ts';
import { inTemporaryFolder } from '../temporary-folder.ts';
import { makeLargeStore } from './large-store.ts';
import type { Opening, OpeningOrder } from './opening.ts';

/** What it costs to open a large ledger. */
export interface OpenCost {
  readonly matches: number;
  readonly fileBytes: number;
  readonly read: OpenFigures;
  readonly write: OpenFigures;
}

interface OpenFigures {
  readonly ms: Spread;
  readonly bytes: number | null;
}

export interface OpenOptions {
  readonly matches: number;
  readonly times: number;
}

export function openCost({ matches: asked, times }: OpenOptions): Promise<OpenCost> {
  return inTemporaryFolder(async (folder) => {
    const path = join(folder, 'ledger.sqlite');
    progress(`open: making a store of ${whole(asked)} matches in ${folder}, which may take minutes and gigabytes`);
    const matches = await makeLargeStore(path, asked);
    progress('open: opening it');
    const fileBytes = statSync(path).size;
    return {
      matches,
      fileBytes,
      read: await openings({ path, mode: 'read' }, times),
      write: await openings({ path, mode: 'write' }, times),
    };
  });
}

/** Opens it again and again, each time in a new process. */
async function openings(order: OpeningOrder, times: number): Promise<OpenFigures> {
  const program = new URL('./open-process.js', import.meta.url);
  const all: Opening[] = [];
  for (let time = 0; time < times; time++) all.push(await measureInChild<OpeningOrder, Opening>(program, order));
  const read = all.map((one) => one.bytes).filter((one) => one !== undefined);
  return { ms: spreadOf(all.map(({ ms }) => ms)), bytes: read.length === 0 ? null : Math.max(...read) };
}

export function openFigures({ matches, fileBytes, read, write }: OpenCost): Figure[] {
  const told = (one: OpenFigures) =>
    `${spread(one.ms, duration)}, ${one.bytes === null ? 'bytes unknown' : `${bytes(one.bytes)} read`}`;
  return [
    ['matches, file', `${whole(matches)}, ${bytes(fileBytes)}`],
    ['opening to read', told(read)],
    ['opening to write, with its thread', told(write)],
  ];
}
