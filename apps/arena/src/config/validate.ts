import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import { didYouMean } from '../nearest.ts';
import schema from './tournament.schema.json' with { type: 'json' };

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
  return { pointer: error.instancePath, message: sentence(error) };
}

function sentence(error: ErrorObject): string {
  const came = shown(error.data);
  switch (error.keyword) {
    case 'additionalProperties': {
      const field = String(error.params.additionalProperty);
      const known = Object.keys((error.parentSchema as { properties?: object }).properties ?? {}).filter(
        (name) => name !== '$schema',
      );
      return `unknown field ${JSON.stringify(field)}${didYouMean(field, known)}; valid: ${known.join(', ')}`;
    }
    case 'enum': {
      const valid = (error.params.allowedValues as unknown[]).map(String);
      const hint = typeof error.data === 'string' ? didYouMean(error.data, valid) : '';
      return `unknown value ${came}${hint}; valid: ${valid.join(', ')}`;
    }
    case 'required':
      return `field ${JSON.stringify(error.params.missingProperty)} is missing`;
    case 'type':
      return `${came} is not of type ${String(error.params.type)}`;
    case 'minimum':
    case 'exclusiveMinimum':
    case 'maximum':
      return `${came} is out of range; valid: ${range(error.parentSchema as Range)}`;
    case 'pattern':
      return `${came} does not match ${String(error.params.pattern)}`;
    case 'minLength':
    case 'maxLength':
      return `a text of ${String(error.data).length} characters is too ${error.keyword === 'minLength' ? 'short; at least' : 'long; at most'} ${error.params.limit} are valid`;
    case 'anyOf':
      return `${came} is neither a text nor a list of words`;
    default:
      return `${came} ${error.message ?? 'is not valid'}`;
  }
}

interface Range {
  readonly exclusiveMinimum?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

function range({ exclusiveMinimum, minimum, maximum }: Range): string {
  if (exclusiveMinimum !== undefined) return `numbers above ${exclusiveMinimum} up to ${maximum ?? '∞'}`;
  return `whole numbers from ${minimum ?? '−∞'} to ${maximum ?? '∞'}`;
}

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

/** What a configuration may hold. */
export function fieldNames(): string[] {
  return Object.keys(schema.properties).filter((name) => name !== '$schema');
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
