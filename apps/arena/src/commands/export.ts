import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { deriveKey, scheduleOf } from '@bassadewitz/fairness';
import { LedgerWriter, SidecarWriter } from '@bassadewitz/ledger';
import { StoreError, type StoreReader } from '@bassadewitz/store';
import { exportLedger, storedEvents, storedFoot, storedHead, storedSidecar } from '@bassadewitz/tournament';
import type { Command } from 'commander';
import { EXIT_CODES } from '../exit-codes.ts';
import { Failure, inPlainWords } from '../failure.ts';
import { openRun } from '../ledger-files/open-run.ts';
import { streamWhole } from '../whole-file.ts';
import type { Finish } from './finish.ts';

/** `bassadewitz export` */
export function addExport(program: Command, finish: Finish): void {
  program
    .command('export')
    .description(
      'Write the ledger of a run as lines of text; of a run that is not over, what was played without a gap.',
    )
    .argument('<FOLDER>', "the run's folder")
    .argument('[FILE]', 'where to; standard output where nothing is said')
    .option('--sidecar', 'write what a clock measured and bots sent, with a digest, in place of the ledger', false)
    .action(async (folder: string, file: string | undefined, { sidecar }: { sidecar: boolean }) => {
      const store = openRun(folder);
      try {
        if (store.foot === undefined) warnOfOpenBoards(folder);
        await write(sidecar ? sidecarLines(store) : ledgerLines(store, folder), file);
      } finally {
        await store.close();
      }
      finish(EXIT_CODES.OK);
    });
}

/** A board is shown to nobody before its replays are over: a bot that is still to play it would know all hands. */
function warnOfOpenBoards(folder: string): void {
  process.stderr.write(
    `bassadewitz: warning: ${folder} is not over; keep this to yourself until it is, boards still to be replayed are in it\n`,
  );
}

function ledgerLines(store: StoreReader, folder: string): Generator<string, void> {
  const foot = storedFoot(store);
  const seed = store.meta('seed') ?? foot?.seed;
  if (seed === undefined) {
    throw new Failure(
      'FILES',
      `${folder} has no seed: it was imported from a ledger that was not complete; use that file`,
    );
  }
  const key = deriveKey(seed, store.meta('entropy') ?? foot?.entropy);
  return exportLedger(store, scheduleOf(key, storedHead(store).schedule));
}

function* sidecarLines(store: StoreReader): Generator<string, void> {
  const writer = new SidecarWriter(new LedgerWriter(storedHead(store)).headHash);
  yield writer.head;
  for (const event of storedEvents(store)) yield writer.event(event);
  for (const { match, sidecar } of store.sidecars()) yield writer.match(storedSidecar(store, match, sidecar));
  yield writer.foot();
}

async function write(lines: Iterable<string>, file: string | undefined): Promise<void> {
  if (file !== undefined) return streamWhole(file, lines);
  const text = function* () {
    for (const line of lines) yield `${line}\n`;
  };
  try {
    await pipeline(Readable.from(text()), process.stdout, { end: false });
  } catch (error) {
    if (error instanceof StoreError) throw error;
    throw new Failure('FILES', `cannot write to standard output: ${inPlainWords(error)}`);
  }
}
