import type { Foot, Head } from '@bassadewitz/ledger';
import { canonicalJson } from '@bassadewitz/ledger';
import type { Result } from '@bassadewitz/rules';
import { type Commit, createStore, openStore, type Store } from '@bassadewitz/store';
import { storedFoot, storedHead } from '@bassadewitz/tournament';
import { readKeptConfig } from '../config/kept-config.ts';
import type { TournamentConfig } from '../config/tournament-config.ts';
import { Failure } from '../failure.ts';
import type { RunDirectory } from './run-directory.ts';

/** What a run's file keeps beside the ledger, for a later run to go on. It never leaves the file before the end. */
export interface RunSecrets {
  readonly config: TournamentConfig;
  readonly seed: string;
  /** Once it is known, where the configuration names a source of entropy. */
  readonly entropy: string | undefined;
  /** How long the tournament was played, in ms; where a run of it was killed, up to a few seconds before. */
  readonly playedMs: number;
}

/** A run's file, open for writing. */
export interface RunFile {
  readonly store: Store;
  readonly head: Head;
  readonly foot: Foot | undefined;
  readonly secrets: RunSecrets;
}

/**
 * How long a record waits for company before it is committed, in ms. A commit costs a synchronisation of the disk, whatever is
 * in it; a bot hears of a result that much later, and no table waits for it. With 25 ms a ledger costs a good third less than
 * with 10, and with 50 hardly less again.
 */
const GATHER_MS = 25;

/** Makes the file of a new run. @throws Failure FILES */
export async function createRunFile(
  directory: RunDirectory,
  head: Head,
  config: TournamentConfig,
  seed: string,
  onCommit?: (commit: Commit) => void,
): Promise<RunFile> {
  const meta = { config: JSON.stringify(config), seed, playedMs: '0' };
  const store = unwrap(await createStore(directory.ledger, canonicalJson(head), { meta, ...optionsWith(onCommit) }));
  return { store, head, foot: undefined, secrets: { config, seed, entropy: undefined, playedMs: 0 } };
}

/** Opens the file of a run that was broken off. @throws Failure FILES when it is not one, or is in use */
export async function openRunFile(directory: RunDirectory, onCommit?: (commit: Commit) => void): Promise<RunFile> {
  const store = unwrap(await openStore(directory.ledger, optionsWith(onCommit)));
  const [config, seed] = [store.meta('config'), store.meta('seed')];
  if (config === undefined || seed === undefined) {
    await store.close();
    throw new Failure(
      'FILES',
      `${directory.ledger} cannot be gone on with: it holds an imported ledger, without the seed`,
    );
  }
  try {
    return {
      store,
      head: storedHead(store),
      foot: storedFoot(store),
      secrets: {
        config: readKeptConfig(config, directory.ledger),
        seed,
        entropy: store.meta('entropy'),
        playedMs: Number(store.meta('playedMs') ?? 0),
      },
    };
  } catch (error) {
    await store.close();
    throw error;
  }
}

function optionsWith(onCommit: ((commit: Commit) => void) | undefined) {
  return { gatherMs: GATHER_MS, ...(onCommit === undefined ? {} : { onCommit }) };
}

function unwrap<T>(result: Result<T, { readonly message: string }>): T {
  if (!result.ok) throw new Failure('FILES', result.error.message);
  return result.value;
}
