import { isBuiltin } from 'node:module';
import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findCycle, importsOf } from './imports.ts';
import { impuritiesOf } from './impurities.ts';
import { layers } from './layers.ts';
import { read, sourcesOf, type WorkspacePackage, workspacePackages } from './workspace.ts';

const packages = workspacePackages();
const byName = new Map(packages.map((entry) => [entry.manifest.name, entry]));
const rows = layers();
const rankOf = new Map(rows.map((row) => [row.folder, row.rank]));
const isTest = (path: string) => /\.test\.tsx?$/.test(path);

interface Arrow {
  readonly from: WorkspacePackage;
  readonly to: WorkspacePackage;
  readonly at: string;
  readonly inTest: boolean;
}

/** `@scope/name/sub` → `@scope/name`, `name/sub` → `name`. */
const packageOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

const arrows: Arrow[] = packages.flatMap((from) =>
  sourcesOf(from.folder).flatMap((path) =>
    importsOf(read(path)).flatMap(({ specifier, line }) => {
      const to = byName.get(packageOf(specifier));
      return to ? [{ from, to, at: `${path}:${line}`, inTest: isTest(path) }] : [];
    }),
  ),
);

describe('the arrows between packages', () => {
  test('every package and app has its row in ARCHITECTURE.md, and every row its folder', () => {
    const folders = packages.map((entry) => entry.folder).filter((folder) => /^(packages|apps)\//.test(folder));
    expect(rows.map((row) => row.folder).sort()).toEqual(folders);
  });

  test('imports between packages and apps point downwards, types included', () => {
    const wrong = arrows.filter(({ from, to }) => {
      const [above, below] = [rankOf.get(from.folder), rankOf.get(to.folder)];
      return above !== undefined && below !== undefined && above >= below && from !== to;
    });
    expect(wrong.map(({ at, to }) => `${at} imports ${to.folder}`)).toEqual([]);
  });

  test('nothing imports an example, the benchmark or these tests, and none but an app imports an app', () => {
    const wrong = arrows.filter(
      ({ from, to }) =>
        from !== to &&
        !to.folder.startsWith('packages/') &&
        !(from.folder.startsWith('apps/') && to.folder.startsWith('apps/')),
    );
    expect(wrong.map(({ at, to }) => `${at} imports ${to.folder}`)).toEqual([]);
  });

  test('an example imports the client or nothing of ours', () => {
    const wrong = arrows.filter(
      ({ from, to }) => from.folder.startsWith('examples/') && to.folder !== 'packages/client',
    );
    expect(wrong.map(({ at, to }) => `${at} imports ${to.folder}`)).toEqual([]);
  });

  test('a package imports what its manifest declares, and declares what it imports', () => {
    const complaints = packages.flatMap((entry) => {
      const runtime = Object.keys(entry.manifest.dependencies ?? {});
      const development = Object.keys(entry.manifest.devDependencies ?? {});
      const used = sourcesOf(entry.folder).flatMap((path) =>
        importsOf(read(path))
          .map(({ specifier }) => packageOf(specifier))
          .filter(
            (name) =>
              !name.startsWith('.') && !name.startsWith('#') && !isBuiltin(name) && name !== entry.manifest.name,
          )
          .map((name) => ({ name, path, test: isTest(path) || !path.startsWith(`${entry.folder}/src/`) })),
      );
      const undeclared = used.filter(
        ({ name, test }) => !runtime.includes(name) && !(development.includes(name) || (test && name === 'vitest')),
      );
      const unused = runtime.filter(
        (name) => !used.some((use) => use.name === name && !use.test) && !FOUND_BY_NAME.test(name),
      );
      return [
        ...undeclared.map(({ name, path }) => `${path} imports ${name}, which ${entry.folder} does not declare`),
        ...unused.map((name) => `${entry.folder} declares ${name} and does not import it`),
      ];
    });
    expect(complaints).toEqual([]);
  });
});

/** What is found by name, never imported: the example bots that the demo starts as processes, and fonts. */
const FOUND_BY_NAME = /^@bassadewitz\/example-|^@fontsource\/|^@expo-google-fonts\//;

describe('the arrows between files', () => {
  test.each(packages.map((entry) => entry.folder))('%s has no import cycle, types included', (folder) => {
    const sources = sourcesOf(folder);
    const edges = new Map(
      sources.map((path) => [
        path,
        importsOf(read(path))
          .filter(({ specifier }) => specifier.startsWith('.'))
          .map(({ specifier }) => posix.join(posix.dirname(path), specifier))
          .filter((target) => sources.includes(target)),
      ]),
    );
    expect(findCycle(edges)).toBeUndefined();
  });

  test('no file reaches into another package past its index', () => {
    const wrong = packages.flatMap((entry) =>
      sourcesOf(entry.folder).flatMap((path) =>
        importsOf(read(path))
          .filter(({ specifier }) => specifier.startsWith('.'))
          .filter(({ specifier }) => !`${posix.join(posix.dirname(path), specifier)}/`.startsWith(`${entry.folder}/`))
          .map(({ specifier, line }) => `${path}:${line} imports ${specifier}`),
      ),
    );
    expect(wrong).toEqual([]);
  });

  test('pure packages import nothing of Node outside their tests', () => {
    const wrong = rows
      .filter((row) => row.pure)
      .flatMap((row) => sourcesOf(row.folder))
      .filter((path) => /\/src\//.test(path) && !isTest(path))
      .flatMap((path) =>
        importsOf(read(path))
          .filter(({ specifier }) => isBuiltin(specifier))
          .map(({ specifier, line }) => `${path}:${line} imports ${specifier}`),
      );
    expect(wrong).toEqual([]);
  });

  test('pure packages touch no clock, no chance, no timer and nothing that only Node or only a page has', () => {
    const wrong = rows
      .filter((row) => row.pure)
      .flatMap((row) => sourcesOf(row.folder))
      .filter((path) => /\/src\//.test(path) && !/\/testing\/|\.fixture\./.test(path) && !isTest(path))
      .flatMap((path) => impuritiesOf(read(path)).map(({ name, line }) => `${path}:${line} uses ${name}`));
    expect(wrong).toEqual([]);
  });

  test('protocol/ holds no TypeScript', () => {
    expect(sourcesOf('protocol')).toEqual([]);
  });
});
