import { existsSync, readFileSync, rmSync } from 'node:fs';
import { readKeptConfig } from '../config/kept-config.ts';
import type { TournamentConfig } from '../config/tournament-config.ts';
import { Failure, inPlainWords } from '../failure.ts';
import { writeWhole } from '../whole-file.ts';
import type { RunDirectory } from './run-directory.ts';

/** What a run is begun with: kept until its ledger exists, so that one that is broken off earlier can be taken up too. */
export interface Start {
  readonly config: TournamentConfig;
  readonly seed: string;
}

/** Writes the file whole or not at all. @throws Failure FILES */
export function writeStart({ start: path }: RunDirectory, start: Start): void {
  writeWhole(path, JSON.stringify(start));
}

/** What a run without a ledger was begun with; undefined where there is no such file. @throws Failure FILES where it cannot be read */
export function readStart({ start: path }: RunDirectory): Start | undefined {
  if (!existsSync(path)) return undefined;
  let start: Partial<Start> | null;
  try {
    start = JSON.parse(readFileSync(path, 'utf8')) as Partial<Start> | null;
  } catch (error) {
    throw new Failure('FILES', `${path} cannot be read: ${inPlainWords(error)}`);
  }
  if (typeof start?.seed !== 'string') throw new Failure('FILES', `${path} cannot be read: it holds no seed`);
  return { config: readKeptConfig(JSON.stringify(start.config), path), seed: start.seed };
}

/** The ledger has taken over. */
export function removeStart({ start: path }: RunDirectory): void {
  rmSync(path, { force: true });
}
