import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { twiceNamed } from '../config/twice-named.ts';
import { Failure, inPlainWords, systemCode } from '../failure.ts';
import schema from './registry.schema.json' with { type: 'json' };
import type { Registry } from './registry.ts';

/** Where the registry is unless it is said otherwise. */
export const DEFAULT_REGISTRY = 'bots.json';

const DOCUMENT = 'see docs/remote-bots.md';
const HEAD = { format: 'bassadewitz-registry', version: 1 } as const;
const validator = new Ajv2020().compile(schema);

/** Reads a registry. @throws Failure FILES when it cannot be read or is none */
export function readRegistry(path: string): Registry {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    throw new Failure('FILES', `cannot read the registry ${path}: ${inPlainWords(error)}; ${DOCUMENT}`);
  }
  const value = parsed(text, path);
  const twice = twiceNamed(text);
  if (twice) {
    throw new Failure(
      'FILES',
      `${path} is no registry of bots: at line ${twice.line} the field ${JSON.stringify(twice.field)} stands twice; ${DOCUMENT}`,
    );
  }
  if (!validator(value)) {
    const [error] = validator.errors ?? [];
    const where = error?.instancePath || 'the top';
    throw new Failure('FILES', `${path} is no registry of bots: at ${where} it ${error?.message}; ${DOCUMENT}`);
  }
  return (value as { bots: Registry }).bots;
}

/**
 * Changes a registry: whole or not at all, readable by its owner alone. Two who change it at once do not lose each other's change:
 * the second is refused.
 * @returns what `change` gives beside the new registry
 * @throws Failure FILES when it cannot be read or written, or is being changed
 */
export function changeRegistry<T>(path: string, change: (registry: Registry) => readonly [Registry, T]): T {
  const draft = `${path}.new`;
  let file: number;
  try {
    file = openSync(draft, 'wx', 0o600);
  } catch (error) {
    const busy = systemCode(error) === 'EEXIST';
    const why = busy ? `it is being changed; if not, remove ${draft}` : inPlainWords(error);
    throw new Failure('FILES', `cannot write the registry ${path}: ${why}`);
  }
  try {
    const [bots, result] = change(existsSync(path) ? readRegistry(path) : []);
    writeSync(file, `${JSON.stringify({ ...HEAD, bots }, null, 2)}\n`);
    fsyncSync(file);
    closeSync(file);
    renameSync(draft, path);
    return result;
  } catch (error) {
    rmSync(draft, { force: true });
    if (error instanceof Failure) throw error;
    throw new Failure('FILES', `cannot write the registry ${path}: ${inPlainWords(error)}`);
  }
}

function parsed(text: string, path: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Failure('FILES', `${path} is no registry of bots: ${(error as Error).message}; ${DOCUMENT}`);
  }
}
