import { createWriteStream, existsSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { deriveKey, scheduleOf } from '@bassadewitz/fairness';
import type { Foot, Head } from '@bassadewitz/ledger';
import { openStoreReadOnly } from '@bassadewitz/store';
import { exportLedger } from '@bassadewitz/tournament';
import type { Command } from 'commander';
import { EXIT_CODES } from '../exit-codes.ts';
import { Failure, inPlainWords } from '../failure.ts';
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
    .action(async (folder: string, file: string | undefined) => {
      const path = join(folder, 'ledger.sqlite');
      if (!existsSync(path)) throw new Failure('FILES', `there is no run in ${folder}: it has no ledger.sqlite`);
      const opened = openStoreReadOnly(path);
      if (!opened.ok) throw new Failure('FILES', opened.error.message);
      const store = opened.value;
      try {
        const foot = store.foot === undefined ? undefined : (JSON.parse(store.foot) as Foot);
        const seed = store.meta('seed') ?? foot?.seed;
        if (seed === undefined) {
          throw new Failure(
            'FILES',
            `${path} has no seed: it was imported from a ledger that was not complete; use that file`,
          );
        }
        const entropy = store.meta('entropy') ?? foot?.entropy;
        const schedule = scheduleOf(deriveKey(seed, entropy), (JSON.parse(store.head) as Head).schedule);
        const lines = function* () {
          for (const line of exportLedger(store, schedule)) yield `${line}\n`;
        };
        await pipeline(Readable.from(lines()), file === undefined ? process.stdout : createWriteStream(file), {
          end: file !== undefined,
        });
      } catch (error) {
        if (error instanceof Failure) throw error;
        throw new Failure('FILES', `cannot write ${file ?? 'to standard output'}: ${inPlainWords(error)}`);
      } finally {
        await store.close();
      }
      finish(EXIT_CODES.OK);
    });
}
