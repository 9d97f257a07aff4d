import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { expect, test } from 'vitest';
import { schemaFiles } from '../generate/schemas.ts';

const schemas = schemaFiles();

test('the schemas are those of the types: else run the generate script', () => {
  for (const [path, text] of schemas) expect(readFileSync(path, 'utf8'), path).toBe(text);
});

test('there is no schema of a document that no longer exists', () => {
  const [first = ''] = schemas.keys();
  expect(readdirSync(dirname(first)).sort()).toEqual([...schemas.keys()].map((path) => basename(path)).sort());
});
