import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { Failure, inPlainWords } from '../failure.ts';
import { streamWhole } from '../whole-file.ts';

/** What was found in place of the text of a ledger, before it was made what it should be. */
export type Found = 'as it was' | 'missing' | 'different';

/** After how many lines others have a turn. */
const LINES_AT_ONCE = 256;

/**
 * Sees to it that a file holds these lines, whole: writes it where it is missing or anything else. It is no truth of its own, and a torn or
 * changed one beside a good ledger misleads whoever takes it from there.
 * @throws Failure FILES
 */
export async function keepExport(path: string, lines: () => Iterable<string>): Promise<Found> {
  const found = await look(path, lines);
  if (found !== 'as it was') await streamWhole(path, lines());
  return found;
}

async function look(path: string, lines: () => Iterable<string>): Promise<Found> {
  if (!existsSync(path)) return 'missing';
  const there = createHash('sha256');
  try {
    for await (const piece of createReadStream(path)) there.update(piece as Buffer);
  } catch (error) {
    throw new Failure('FILES', `cannot read ${path}: ${inPlainWords(error)}`);
  }
  const wanted = createHash('sha256');
  let count = 0;
  for (const line of lines()) {
    wanted.update(`${line}\n`);
    count += 1;
    if (count % LINES_AT_ONCE === 0) await new Promise((resolve) => setImmediate(resolve));
  }
  return there.digest('hex') === wanted.digest('hex') ? 'as it was' : 'different';
}
