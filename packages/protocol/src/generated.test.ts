import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { outputs } from '../generate/outputs.ts';
import { readSources } from '../generate/sources.ts';

let files: ReadonlyMap<string, string>;
beforeAll(async () => {
  files = await outputs(readSources());
});

test('what is committed is what the generator makes of the schemas and the registry', () => {
  for (const [path, text] of files) {
    expect(readFileSync(path, 'utf8') === text, `${path} is stale: run pnpm generate in packages/protocol`).toBe(true);
  }
});

test('no generated file is left over', () => {
  const folder = new URL('./generated/', import.meta.url).pathname;
  const made = [...files.keys()].filter((path) => path.startsWith(folder)).map((path) => path.slice(folder.length));
  expect(readdirSync(folder).sort()).toEqual(made.sort());
});

test('validators need nothing at run time', () => {
  for (const name of ['bot-validators', 'server-validators', 'strict-validators']) {
    const text = readFileSync(new URL(`./generated/${name}.ts`, import.meta.url), 'utf8');
    const imports = text.split('\n').filter((line) => /\bimport\b|\brequire\b\(/.test(line));
    expect(imports.filter((line) => !line.startsWith('import type '))).toEqual([]);
  }
});
