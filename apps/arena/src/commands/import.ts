import { canonicalJson, type Head, sidecarText } from '@bassadewitz/ledger';
import { createStore, type Store, StoreError } from '@bassadewitz/store';
import type { Command } from 'commander';
import { formatCount } from '../display/duration.ts';
import { EXIT_CODES } from '../exit-codes.ts';
import { Failure } from '../failure.ts';
import { checkedLines } from '../ledger-files/open-ledger.ts';
import { createRunDirectory } from '../run/run-directory.ts';
import type { Finish } from './finish.ts';

/** How many records may be on their way to the disk at once. */
const IN_FLIGHT = 1000;

/** `bassadewitz import` */
export function addImport(program: Command, finish: Finish): void {
  program
    .command('import')
    .description('Read an exported ledger into a folder, where any match of it is at hand at once.')
    .argument('<FILE>', 'the exported ledger')
    .argument('<FOLDER>', 'a new folder')
    .action(async (file: string, folder: string) => {
      const lines = checkedLines(file);
      const first = lines.next();
      if (first.done || first.value.kind !== 'head') throw new Failure('REFUTED', `${file} has no head`);
      const directory = createRunDirectory(folder, 'name one that is new or empty; see docs/tournaments.md');
      const matches = await fill(directory.ledger, first.value.head, lines);
      process.stdout.write(`Imported ${formatCount(matches)} matches into ${folder}.\n`);
      finish(EXIT_CODES.OK);
    });
}

async function fill(path: string, head: Head, lines: ReturnType<typeof checkedLines>): Promise<number> {
  const created = await createStore(path, canonicalJson(head), {});
  if (!created.ok) throw new Failure('FILES', created.error.message);
  const store = created.value;
  try {
    return await copy(lines, store);
  } catch (error) {
    if (error instanceof StoreError) throw new Failure('FILES', error.message);
    throw error;
  } finally {
    await store.close();
  }
}

async function copy(lines: ReturnType<typeof checkedLines>, store: Store): Promise<number> {
  let matches = 0;
  let waiting: Promise<void>[] = [];
  for (const line of lines) {
    if (line.kind === 'match') {
      const { match } = line;
      // Nothing was measured with a clock here: an exported ledger has no sidecar.
      const sidecar = sidecarText({ match: match.match, thinking: [], faults: [], incidents: [] });
      waiting.push(store.append({ match: match.match, record: canonicalJson(match), sidecar }));
      matches += 1;
    } else if (line.kind === 'decision') {
      waiting.push(store.decide({ at: line.decision.before, decision: canonicalJson(line.decision) }));
    } else if (line.kind === 'foot' && line.foot.complete) {
      await Promise.all(waiting);
      await store.finish(canonicalJson(line.foot));
    }
    if (waiting.length >= IN_FLIGHT) {
      await Promise.all(waiting);
      waiting = [];
    }
  }
  await Promise.all(waiting);
  return matches;
}
