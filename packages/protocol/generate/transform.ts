import type { Schema } from './sources.ts';

/** A copy of a schema in which `change` has seen every subschema (and any other object), the innermost first. */
export function transform(schema: Schema, change: (schema: Schema) => Schema): Schema {
  const visit = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(visit);
    if (typeof value !== 'object' || value === null) return value;
    const copy = Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, visit(inner)]));
    return change(copy);
  };
  return visit(schema) as Schema;
}

/**
 * The strict form of a server's message, for tests of servers: no object has a field that the schema does not
 * name, and an enumeration that may grow holds only what is known today.
 */
export function strict(schema: Schema): Schema {
  return transform(schema, (inner) => {
    if (inner.type === 'object') return { ...inner, additionalProperties: false };
    const known = inner['x-known-values'];
    return known === undefined ? inner : { ...inner, enum: known };
  });
}
