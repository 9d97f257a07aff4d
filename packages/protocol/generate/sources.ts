import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A JSON Schema, as far as the generator looks into it. */
export interface Schema {
  [keyword: string]: unknown;
  title?: string;
  $ref?: string;
  $defs?: Record<string, Schema>;
  properties?: Record<string, Schema>;
  'x-direction'?: 'bot-to-server' | 'server-to-bot';
  'x-known-values'?: string[];
}

/** One message: the name of its file, and its schema. */
export interface Message {
  readonly name: string;
  readonly schema: Schema;
}

export interface Registry {
  readonly version: string;
  readonly errors: readonly Record<string, unknown>[];
  readonly goodbyes: readonly Record<string, unknown>[];
}

export interface Sources {
  readonly messages: readonly Message[];
  /** The values that several messages use: `words.schema.json`. */
  readonly words: Schema;
  readonly registry: Registry;
}

export const PROTOCOL_FOLDER: string = fileURLToPath(new URL('../../../protocol/v1/', import.meta.url));
const SUFFIX = '.schema.json';

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(PROTOCOL_FOLDER + path, 'utf8'));
}

/** Reads the contract: `protocol/v1/schemas/*.schema.json` in order of name, and the error registry. */
export function readSources(): Sources {
  const files = readdirSync(`${PROTOCOL_FOLDER}schemas`)
    .filter((file) => file.endsWith(SUFFIX))
    .sort();
  const all = files.map((file) => ({
    name: file.slice(0, -SUFFIX.length),
    schema: readJson(`schemas/${file}`) as Schema,
  }));
  const words = all.find(({ name }) => name === 'words');
  if (words === undefined) throw new Error(`${PROTOCOL_FOLDER}schemas has no words${SUFFIX}`);
  return {
    messages: all.filter((entry) => entry !== words),
    words: words.schema,
    registry: readJson('errors.json') as Registry,
  };
}
