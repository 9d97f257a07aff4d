import { expect, test } from 'vitest';
import { namesTakenBy, valuesExportedBy } from './exports.ts';
import { read, sourcesOf, workspacePackages } from './workspace.ts';

test('what is exported where it is declared, and what is taken from elsewhere, is found', () => {
  const source = `
export const A = 1;
/* export const B = 1; */
export async function c(): Promise<void> {}
export interface D {}
const E = 1;
import { F, type G as H } from './f.ts';
export { I } from './i.ts';
const { J } = await import('./j.ts');
`;
  expect(valuesExportedBy(source)).toEqual(['A', 'c']);
  expect(namesTakenBy(source)).toEqual(['F', 'G', 'I', 'J']);
});

test('private things are not exported: each value that is exported is taken by another file or an index', () => {
  const paths = workspacePackages().flatMap(({ folder }) => sourcesOf(folder));
  const sources = paths.map((path) => ({ path, source: read(path) }));
  const taken = new Set(sources.flatMap(({ source }) => namesTakenBy(source)));
  const exported = sources
    .filter(({ path }) => !/\/generated\/|\.test\.tsx?$/.test(path))
    .flatMap(({ path, source }) => valuesExportedBy(source).map((name) => ({ path, name })));
  expect(exported.length).toBeGreaterThan(500);
  expect(exported.filter(({ name }) => !taken.has(name)).map(({ path, name }) => `${path}: ${name}`)).toEqual([]);
});
