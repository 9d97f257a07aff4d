import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import * as browser from './browser.ts';
import * as node from './index.ts';

const PACKAGES = new URL('../../', import.meta.url);

/** Every module that a source file leads to, and who imports it: files by address, all else by name. */
async function reachedFrom(entry: URL, reached = new Map<string, string>()): Promise<ReadonlyMap<string, string>> {
  const source = await readFile(entry, 'utf8');
  const statements = source.matchAll(
    /^(?:import|export)(?! type)[^;]*?from '([^']+)'|\bimport\(\s*'([^']+)'|^import '([^']+)'/gm,
  );
  for (const [, from, dynamic, bare] of statements) {
    const name = from ?? dynamic ?? bare ?? '';
    const own = /^@bassadewitz\/([a-z]+)$/.exec(name);
    const file = own === null ? new URL(name, entry) : new URL(`${own[1]}/src/index.ts`, PACKAGES);
    const isFile = own !== null || name.startsWith('.');
    const key = isFile ? file.href : name;
    if (reached.has(key)) continue;
    reached.set(key, entry.href);
    if (isFile) await reachedFrom(file, reached);
  }
  return reached;
}

function outside(reached: ReadonlyMap<string, string>): string[] {
  return [...reached.keys()].filter((module) => !module.startsWith('file:'));
}

describe('the entry for browsers', () => {
  it('leads to no module of Node and to no other package', async () => {
    const reached = await reachedFrom(new URL('./browser.ts', import.meta.url));
    expect(reached.size).toBeGreaterThan(40);
    expect(outside(reached)).toEqual([]);
  });

  it('would be caught if it did: that for Node leads to ws', async () => {
    expect(outside(await reachedFrom(new URL('./index.ts', import.meta.url)))).toEqual(['ws']);
  });

  it('names nothing that only Node has', async () => {
    const reached = await reachedFrom(new URL('./browser.ts', import.meta.url));
    const files = [...reached.keys()].filter((module) => module.includes('/client/'));
    expect(files.length).toBeGreaterThan(15);
    for (const file of files) {
      const source = (await readFile(new URL(file), 'utf8')).replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
      expect([file, /\b(?:process|Buffer|setImmediate|require|__dirname)\b/.exec(source)?.[0]]).toEqual([
        file,
        undefined,
      ]);
    }
  });

  it('offers what the entry for Node offers', () => {
    expect(Object.keys(browser).sort()).toEqual(Object.keys(node).sort());
  });

  it('is the one that a bundler for browsers takes', async () => {
    const { exports } = JSON.parse(await readFile(new URL('../package.json', import.meta.url), 'utf8'));
    expect(Object.entries(exports['.'])[0]).toEqual([
      'browser',
      { types: './dist/browser.d.ts', default: './dist/browser.js' },
    ]);
  });
});
