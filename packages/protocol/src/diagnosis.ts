import type { ErrorCode } from './errors.ts';
import { quote } from './quote.ts';
import type { ValidationError } from './validator.ts';

/** Why a frame was refused. `at` is a JSON Pointer into it; `request` the request that it named, if that can be read. */
export interface DecodeError {
  readonly code: ErrorCode;
  readonly message: string;
  readonly at?: string;
  readonly request?: string;
}

/** A frame as it came in, or why it was refused. */
export type Decoded<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: DecodeError };

export function refuse(
  code: ErrorCode,
  message: string,
  at?: string,
  request?: string,
): { ok: false; error: DecodeError } {
  const error = { code, message, ...(at !== undefined && { at }), ...(request !== undefined && { request }) };
  return { ok: false, error };
}

/** The first characters of a frame that is not JSON; nothing of one that may hold a token. */
export function notJson(text: string): string {
  const seen = /token/i.test(text) ? '' : `: ${quote(text)}`;
  return `the frame is not JSON${seen}; send exactly one JSON object a frame`;
}

/** A field name as one step of a JSON Pointer (RFC 6901). */
export function pointerTo(field: string): string {
  return `/${field.slice(0, 64).replaceAll('~', '~0').replaceAll('/', '~1').toWellFormed()}`;
}

/** The value at a JSON Pointer that a validator made. */
export function valueAt(root: unknown, pointer: string): unknown {
  let value = root;
  for (const step of pointer.split('/').slice(1)) {
    const key = step.replaceAll('~1', '/').replaceAll('~0', '~');
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Record<string, unknown>)[key];
  }
  return value;
}

const TYPE_NAMES: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  integer: 'a whole number',
  object: 'an object',
  string: 'a string',
};

/** A long list, such as that of the cards, is left to the description of the field. */
const oneOf = (values: readonly unknown[]): string =>
  values.length > 12 ? 'has none of the values that it may have' : `must be one of ${values.join(' ')}`;

/** What a value should have been, from the keyword of the schema that it failed. */
export function expectation({ keyword, params }: ValidationError): string {
  switch (keyword) {
    case 'type':
      return `must be ${TYPE_NAMES[String(params.type)] ?? String(params.type)}`;
    case 'const':
      return `must be ${quote(params.allowedValue)}`;
    case 'enum':
      return oneOf(params.allowedValues as readonly unknown[]);
    case 'minimum':
    case 'maximum':
      return `must be ${String(params.comparison)} ${String(params.limit)}`;
    case 'minItems':
      return `must have ${String(params.limit)} or more elements`;
    case 'maxItems':
      return `must have at most ${String(params.limit)} elements`;
    case 'uniqueItems':
      return `must not repeat an element (${String(params.j)} and ${String(params.i)} are the same)`;
    default:
      return 'has a wrong form';
  }
}
