import { iterator, type ObjectNode, parse } from '@humanwhocodes/momoa';

/**
 * The first field that an object of a JSON text has twice, with the line of the second; undefined where each stands once.
 * `JSON.parse` takes the last of them without a word.
 * @param text that `JSON.parse` has read
 */
export function twiceNamed(text: string): { readonly field: string; readonly line: number } | undefined {
  for (const { node, phase } of iterator(parse(text, { mode: 'json' }))) {
    if (phase !== 'enter' || node.type !== 'Object') continue;
    const seen = new Set<string>();
    for (const { name } of (node as ObjectNode).members) {
      const field = name.type === 'String' ? name.value : name.name;
      if (seen.has(field)) return { field, line: name.loc.start.line };
      seen.add(field);
    }
  }
  return undefined;
}
