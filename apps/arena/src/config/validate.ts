import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import { describeFieldError } from './field-error.ts';
import schema from './tournament.schema.json' with { type: 'json' };
import type { TournamentConfig } from './tournament-config.ts';

const ajv = new Ajv2020({ allErrors: false, verbose: true, useDefaults: false });
const validator = ajv.compile(schema);

/** A field that is wrong: where it stands as a JSON pointer, and a sentence on what came and what is valid. */
export interface FieldError {
  readonly pointer: string;
  readonly message: string;
}

/** The first thing that is wrong with a configuration, or undefined. Fields may be absent: defaults come later. */
export function firstError(value: unknown): FieldError | undefined {
  if (validator(value)) return undefined;
  const errors = validator.errors ?? [];
  // An anyOf reports each branch first and itself last; the last is the one that a person can act on.
  const error = errors.at(-1) as ErrorObject;
  return { pointer: error.instancePath, message: describeFieldError(error) };
}

/** An option, as the schema names it. */
export type FieldName = Exclude<keyof typeof schema.properties, '$schema'>;

/** What a configuration may hold. */
export const FIELD_NAMES = Object.keys(schema.properties).filter((name) => name !== '$schema') as readonly FieldName[];

/** All defaults that the schema states. */
export function defaults(): Partial<TournamentConfig> {
  return Object.fromEntries(
    FIELD_NAMES.flatMap((field) => (defaultOf(field) === undefined ? [] : [[field, defaultOf(field)]])),
  );
}

/** The default that the schema states for a field. */
export function defaultOf(field: keyof typeof schema.properties): string | number | boolean | undefined {
  const property: object = schema.properties[field];
  return 'default' in property ? (property.default as string | number | boolean) : undefined;
}

/** The sentence that the schema has about a field, for `--help`. */
export function descriptionOf(field: keyof typeof schema.properties): string {
  const property: object = schema.properties[field];
  return 'description' in property ? String(property.description) : '';
}
