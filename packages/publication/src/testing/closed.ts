/** A copy of a schema that takes no field which it does not know, at any depth: what a document of today has, and no more. */
export function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== 'object' || schema === null) return schema;
  const within = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, closed(value)]));
  return 'properties' in within && !('additionalProperties' in within)
    ? { ...within, additionalProperties: false }
    : within;
}
