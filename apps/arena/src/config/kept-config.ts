import { Failure } from '../failure.ts';
import { FIXED } from './adjustable.ts';
import type { TournamentConfig } from './tournament-config.ts';
import { defaultOf, defaults, FIELD_NAMES } from './validate.ts';

/** Kept with a run though no file may give it. */
const OWN_FIELDS = ['comparison'];

/** Without these no run was ever begun, unlike those that stand for "not wanted" where they are missing. */
const DECISIVE = ['bots', 'rounds', ...FIXED.filter((field) => defaultOf(field) !== undefined)];

/**
 * Reads the configuration that a run keeps, whichever version of the arena has begun it. An option that the older one did not have yet, and that
 * decides no result, is as it is by default. What would be guesswork is refused by name: an option that decides results and is
 * missing, and one that this version does not know.
 * @param path of the file in which it is kept
 * @throws Failure FILES
 */
export function readKeptConfig(text: string, path: string): TournamentConfig {
  const kept = parsed(text, path);
  const known = [...FIELD_NAMES, ...OWN_FIELDS];
  const unknown = Object.keys(kept).find((field) => !known.includes(field));
  if (unknown !== undefined) {
    throw new Failure(
      'FILES',
      `${path}: the run was begun by another version, with an option ${JSON.stringify(unknown)} that this one does not know; go on with that version`,
    );
  }
  const missing = DECISIVE.find((field) => kept[field] === undefined);
  if (missing !== undefined) {
    throw new Failure(
      'FILES',
      `${path}: the run was begun by an older version, without ${missing}, which decides results; go on with that version, or export what was played with it`,
    );
  }
  return { ...defaults(), ...kept } as unknown as TournamentConfig;
}

function parsed(text: string, path: string): Readonly<Record<string, unknown>> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    value = undefined;
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Failure('FILES', `${path}: the run's configuration cannot be read`);
  }
  return value as Readonly<Record<string, unknown>>;
}
