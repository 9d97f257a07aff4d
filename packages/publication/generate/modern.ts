type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/**
 * A schema of the generator, which writes draft-07, as one of 2020-12 with a name of its own. It stays open to fields that it does not
 * know: within a version fields are added, and an older copy of the schema must take a newer document.
 */
export function modern(schema: object, id: string): object {
  const { $schema: _, definitions, ...rest } = schema as { readonly [key: string]: Json };
  if (Object.keys(definitions ?? {}).length > 0)
    throw new Error(`${id} has definitions, which nothing refers to so far`);
  return { $schema: 'https://json-schema.org/draft/2020-12/schema', $id: id, ...(renamed(rest) as object) };
}

/** With lists of fixed length as 2020-12 says them. */
function renamed(value: Json): Json {
  if (Array.isArray(value)) return value.map(renamed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, within]): [string, Json][] =>
      key === 'items' && Array.isArray(within)
        ? [['prefixItems', renamed(within)]]
        : key === 'additionalProperties' && typeof within === 'boolean'
          ? []
          : [[key, renamed(within)]],
    ),
  );
}
