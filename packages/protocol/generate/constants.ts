import type { Schema, Sources } from './sources.ts';

/** TypeScript source of a value, laid out as JSON. */
const literal = (value: unknown): string => JSON.stringify(value, null, 2);

function enumeration(words: Schema, word: string): string {
  const schema = words.$defs?.[word];
  return literal(schema?.['x-known-values'] ?? schema?.enum);
}

/** The closed sets of the contract, as `as const` arrays. */
export function enumerations({ words }: Sources): string {
  return `/** All cards, ascending: by suit C S H D, then by rank 7 8 9 T J Q K A. */
export const CARDS = ${enumeration(words, 'card')} as const;

/** How a bot can fail to answer a request. */
export const FAULT_KINDS = ${enumeration(words, 'faultKind')} as const;

/** Why a server ends a session. */
export const GOODBYE_REASONS = ${enumeration(words, 'goodbyeReason')} as const;

/** The codes of the error registry. */
export const ERROR_CODES = ${enumeration(words, 'errorCode')} as const;
`;
}

/** The value of a message's `type` field. */
const typeOf = (schema: Schema): string => String(schema.properties?.type?.const);

/** The fields of what a bot sends, with their rules in words: for the answer to a frame that breaks them. */
export function fields({ messages, words }: Sources): string {
  const describe = (schema: Schema): string => {
    const word = words.$defs?.[schema.$ref?.slice(schema.$ref.lastIndexOf('/') + 1) ?? ''];
    return String(schema.description ?? word?.description ?? '');
  };
  const all = messages
    .filter(({ schema }) => schema['x-direction'] === 'bot-to-server')
    .map(({ schema }) => [
      typeOf(schema),
      Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, field]) => [name, describe(field)])),
    ]);
  return `/** By type and field. */
export const BOT_FIELDS = ${literal(Object.fromEntries(all))} as const;

/** The types of what a server sends. */
export const SERVER_TYPES = ${literal(
    messages.filter(({ schema }) => schema['x-direction'] === 'server-to-bot').map(({ schema }) => typeOf(schema)),
  )} as const;
`;
}

/** The error registry, \`protocol/v1/errors.json\`, keyed by code and by reason. */
export function registry(sources: Sources): string {
  const keyed = (entries: readonly Record<string, unknown>[], key: string): string =>
    literal(Object.fromEntries(entries.map((entry) => [entry[key], entry])));
  return `/** The error registry by code. */
export const REGISTRY = ${keyed(sources.registry.errors, 'code')} as const;

/** How sessions end in good order, by the reason in a server's goodbye. */
export const GOODBYES = ${keyed(sources.registry.goodbyes, 'reason')} as const;
`;
}

/** All schemas as values, for those who want to validate with a library of their own. */
export function schemas({ messages, words }: Sources): string {
  const all = Object.fromEntries([...messages, { name: 'words', schema: words }].map((m) => [m.name, m.schema]));
  return `/** The JSON Schemas (2020-12) of the protocol by file name. \`words\` holds what the others refer to. */
export const SCHEMAS = ${literal(all)} as const;
`;
}
