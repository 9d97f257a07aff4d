import { Auditor, Survey } from '@bassadewitz/audit';
import type { Schedule } from '@bassadewitz/fairness';
import { canonicalJson } from '@bassadewitz/ledger';
import type { Store } from '@bassadewitz/store';
import { exportLedger, footOf } from '@bassadewitz/tournament';
import { Failure } from '../failure.ts';

/** After how many lines others have a turn: on a server more is played meanwhile. */
const LINES_AT_ONCE = 32;

/** What the head committed to. */
interface Secrets {
  readonly seed: string;
  readonly entropy?: string;
}

/**
 * Ends a ledger with its foot, once every line that the disk gives back was checked by rules, schedule and seed. What is sealed is published as
 * true, and what was played was true: a line that is not was changed since. Ratings are computed from the lines, so they are left out.
 * @throws Failure FILES naming the first line that is wrong; the ledger has no foot then
 * @throws StoreError
 */
export async function seal(store: Store, schedule: Schedule, secrets: Secrets): Promise<void> {
  const foot = canonicalJson(footOf(store, secrets));
  const survey = new Survey();
  survey.read(canonicalJson({ foot: secrets }));
  const auditor = new Auditor({ survey, ratings: false });
  let count = 0;
  let matches = 0;
  for (const line of linesIn(store, schedule)) {
    // The text of a run without its foot ends with one that says so.
    if (line.startsWith('{"foot":')) break;
    if (line.startsWith('{"match":')) matches += 1;
    const fault = auditor.read(line);
    if (fault !== undefined) throw changed(store, fault.message);
    count += 1;
    if (count % LINES_AT_ONCE === 0) await new Promise((resolve) => setImmediate(resolve));
  }
  if (matches !== store.count) {
    throw changed(store, `match ${matches} of ${store.count} is missing, or stands where it cannot be`);
  }
  await store.finish(foot);
}

function* linesIn(store: Store, schedule: Schedule): Generator<string, void> {
  try {
    yield* exportLedger(store, schedule);
  } catch (error) {
    // What no run of a tournament leaves behind.
    if (error instanceof RangeError) throw changed(store, error.message);
    throw error;
  }
}

function changed({ path }: Store, why: string): Failure {
  return new Failure(
    'FILES',
    `${path} is not as it was written, and gets no foot: ${why}; see docs/what-happens-if.md`,
  );
}
