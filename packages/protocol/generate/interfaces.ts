import { compile } from 'json-schema-to-typescript';
import type { Schema, Sources } from './sources.ts';
import { transform } from './transform.ts';

const pascal = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** An enumeration that may grow has a type `Any…`: its name without that is left to the values known today. */
const typeName = (word: string, schema: Schema): string => (schema['x-known-values'] ? 'Any' : '') + pascal(word);

/** References by name, unions for enumerations that may grow, and no limits that would become huge unions of tuples. */
function bundled(schema: Schema, names: ReadonlyMap<string, string>): Schema {
  return transform(schema, (inner) => {
    const { $ref, title: _title, $schema: _schema, $id: _id, $defs: _defs, minItems, maxItems, ...rest } = inner;
    const described = inner.description === undefined ? {} : { description: inner.description };
    if ($ref !== undefined) return { ...described, tsType: names.get($ref.slice($ref.lastIndexOf('/') + 1)) };
    const known = inner['x-known-values'];
    if (known !== undefined) {
      return { ...described, tsType: `${known.map((value) => `'${value}'`).join(' | ')} | (string & {})` };
    }
    return minItems === 4 && maxItems === 4 ? { ...rest, minItems, maxItems } : rest;
  });
}

function messageNames({ messages }: Sources, direction: string): string {
  return messages
    .filter(({ schema }) => schema['x-direction'] === direction)
    .map(({ schema }) => schema.title)
    .join(' | ');
}

/** Everything that comes off the wire, or goes onto it, is read-only. */
function readOnly(source: string): string {
  return source
    .replaceAll(/^( +)(\w+\??):/gm, '$1readonly $2:')
    .replaceAll(/\b(\w+\[\])/g, 'readonly $1')
    .replaceAll(/([:=] )\[/g, '$1readonly [');
}

/** The TypeScript types of all messages: one interface a message and one type a word. */
export async function interfaces(sources: Sources): Promise<string> {
  const words = [sources.words, ...sources.messages.map(({ schema }) => schema)].flatMap(({ $defs }) =>
    Object.entries($defs ?? {}),
  );
  const names = new Map(words.map(([word, schema]) => [word, typeName(word, schema)]));
  const $defs: Record<string, Schema> = {};
  for (const [word, schema] of words) $defs[typeName(word, schema)] = bundled(schema, names);
  for (const { schema } of sources.messages) $defs[schema.title ?? ''] = bundled(schema, names);
  const code = await compile({ $defs } as Parameters<typeof compile>[0], 'Protocol', {
    additionalProperties: false,
    bannerComment: '',
    unreachableDefinitions: true,
    style: { singleQuote: true, printWidth: 120 },
  });
  // The compiler also writes a type for the bundle itself, and says of each type where it found it: neither is of use.
  const clean = code
    .replace(/export interface Protocol \{[^}]*\}\n/, '')
    .replaceAll(
      /(\n \*)?\n \* This interface was referenced by `Protocol`'s JSON-Schema\n \* via the `definition` "\w+"\./g,
      '',
    )
    .replaceAll(/\n \*\n \* @minItems 4\n \* @maxItems 4/g, '')
    .replaceAll(/\n {3}\*\n {3}\* @minItems 4\n {3}\* @maxItems 4/g, '')
    .replaceAll(/\/\*\*\n \*\/\n/g, '');
  return `${readOnly(clean).trim()}

/** What a bot sends. */
export type BotMessage = ${messageNames(sources, 'bot-to-server')};

/** What a server sends. */
export type ServerMessage = ${messageNames(sources, 'server-to-bot')};
`;
}
