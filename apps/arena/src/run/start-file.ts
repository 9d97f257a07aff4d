import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs';
import type { TournamentConfig } from '../config/tournament-config.ts';
import { Failure, inPlainWords } from '../failure.ts';
import type { RunDirectory } from './run-directory.ts';

/** What a run is begun with: kept until its ledger exists, so that one that is broken off earlier can be taken up too. */
export interface Start {
  readonly config: TournamentConfig;
  readonly seed: string;
}

/** Writes the file whole or not at all. @throws Failure FILES */
export function writeStart({ start: path }: RunDirectory, start: Start): void {
  try {
    const file = openSync(`${path}.new`, 'w', 0o600);
    writeSync(file, JSON.stringify(start));
    fsyncSync(file);
    closeSync(file);
    renameSync(`${path}.new`, path);
  } catch (error) {
    throw new Failure('FILES', `cannot write ${path}: ${inPlainWords(error)}`);
  }
}

/** What a run without a ledger was begun with; undefined where there is no such file. */
export function readStart({ start: path }: RunDirectory): Start | undefined {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Start) : undefined;
}

/** The ledger has taken over. */
export function removeStart({ start: path }: RunDirectory): void {
  rmSync(path, { force: true });
}
