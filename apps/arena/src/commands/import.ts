import { rmSync } from 'node:fs';
import { canonicalJson, type Head, sidecarText } from '@bassadewitz/ledger';
import { acquireLock, createStore, type Store } from '@bassadewitz/store';
import type { Command } from 'commander';
import { counted } from '../display/duration.ts';
import { EXIT_CODES } from '../exit-codes.ts';
import { Failure } from '../failure.ts';
import { checkedLines } from '../ledger-files/open-ledger.ts';
import { createRunDirectory, type RunDirectory, STORE_FILES } from '../run/run-directory.ts';
import { takeName } from '../whole-file.ts';
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
      const matches = await fill(directory, first.value.head, lines);
      process.stdout.write(`Imported ${counted(matches, 'match', 'matches')} into ${folder}.\n`);
      finish(EXIT_CODES.OK);
    });
}

/**
 * Fills a store under another name, which is no run to anybody, and gives it its own once all of the ledger is in it. What was begun and came
 * to nothing leaves a folder that can be imported into.
 */
async function fill(directory: RunDirectory, head: Head, lines: ReturnType<typeof checkedLines>): Promise<number> {
  const { imported: draft } = directory;
  // Nobody's draft is taken away under him.
  const lock = acquireLock(draft);
  if (!lock.ok) throw new Failure('FILES', lock.error.message);
  lock.value.release();
  discard(draft);
  try {
    const matches = await fillDraft(draft, head, lines);
    takeName(draft, directory.ledger);
    return matches;
  } finally {
    discard(draft);
  }
}

async function fillDraft(path: string, head: Head, lines: ReturnType<typeof checkedLines>): Promise<number> {
  const created = await createStore(path, canonicalJson(head), {});
  if (!created.ok) throw new Failure('FILES', created.error.message);
  const store = created.value;
  try {
    return await copy(lines, store);
  } finally {
    await store.close();
  }
}

/** The files that a store under this name may consist of. */
function discard(path: string): void {
  for (const end of STORE_FILES) rmSync(`${path}${end}`, { force: true });
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
