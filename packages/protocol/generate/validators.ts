import { Ajv2020 } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';
import type { Schema, Sources } from './sources.ts';
import { strict, transform } from './transform.ts';

export interface Flavour {
  readonly direction: 'bot-to-server' | 'server-to-bot';
  /** True: fields that the schema does not name are refused wherever they stand. */
  readonly strict: boolean;
}

/** A schema without its prose, which would be copied into the code. No field of a message is called description. */
const bare = (schema: Schema): Schema => transform(schema, ({ description: _prose, ...rest }) => rest);

/** Validators of one direction as one module that needs nothing at run time, one export a message, named by its title. */
export function validators(sources: Sources, flavour: Flavour): string {
  const shape = (schema: Schema): Schema => bare(flavour.strict ? strict(schema) : schema);
  const ajv = new Ajv2020({
    code: { source: true, esm: true, lines: true },
    // The first error is enough for an answer, and costs nothing in the good case.
    allErrors: false,
    messages: false,
    strict: true,
    strictTypes: false,
    keywords: ['x-direction', 'x-known-values'],
  });
  ajv.addSchema(shape(sources.words));
  const exported: Record<string, string> = {};
  for (const { schema } of sources.messages) {
    if (schema['x-direction'] !== flavour.direction) continue;
    const shaped = shape(schema);
    ajv.addSchema(shaped);
    exported[schema.title ?? ''] = String(shaped.$id);
  }
  // Ajv's modules are CommonJS: under Node the function is the default of the default.
  const write = (standalone as unknown as { default?: typeof standalone }).default ?? standalone;
  const code = (write as unknown as (ajv: Ajv2020, refs: Record<string, string>) => string)(ajv, exported);
  if (/\brequire\(|\bimport\b/.test(code))
    throw new Error('a validator needs a module at run time: simplify the schema');
  const typed = code
    .replace(/^"use strict";/, '')
    .replaceAll(/^export const (\w+) =/gm, 'export const $1: Validator<messages.$1> =');
  return `import type { Validator } from '../validator.ts';
import type * as messages from './messages.ts';
${typed}`;
}
