import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import type { FastifyInstance } from 'fastify';
import { describeFieldError } from '../config/field-error.ts';

/** For a page that takes no query. */
export const NO_QUERY = { type: 'object', additionalProperties: false, properties: {} } as const;

/** For an order that needs no words; none may come, or an empty object. */
export const NO_BODY = { type: ['object', 'null'], additionalProperties: false, properties: {} } as const;

const OPTIONS = { allErrors: false, verbose: true, allowUnionTypes: true } as const;

/** What comes in is checked by the dialect of the configuration's schema; only texts of addresses are read as numbers where numbers are due. */
export function checkInput(app: FastifyInstance): void {
  const ofBody = new Ajv2020(OPTIONS);
  const ofAddress = new Ajv2020({ ...OPTIONS, coerceTypes: true, useDefaults: true });
  app.setValidatorCompiler<object>(({ schema, httpPart }) =>
    (httpPart === 'body' ? ofBody : ofAddress).compile(schema),
  );
}

/** What is wrong with a body or a query, in a sentence. */
export function describeInput(part: string, errors: readonly unknown[]): string {
  // An anyOf reports each branch first and itself last; the last is the one that a person can act on.
  const error = errors.at(-1) as ErrorObject;
  const name = part === 'querystring' ? 'query' : part;
  const where = error.instancePath === '' ? '' : ` at ${error.instancePath}`;
  return `${name}${where}: ${describeFieldError(error)}`;
}
