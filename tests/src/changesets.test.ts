import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT, read, workspacePackages } from './workspace.ts';

const NAMES = workspacePackages().map(({ manifest }) => String(manifest.name));

/** What is wrong with a changeset as its tool reads it; undefined if nothing is. */
function changesetFault(text: string): string | undefined {
  const lines = /^---\n((?:'[^'\n]+': (?:patch|minor|major)\n)+)---\n\n\S/.exec(text)?.[1];
  if (lines === undefined) return 'no packages with a kind of release, followed by words';
  const stranger = [...lines.matchAll(/^'([^']+)'/gm)]
    .map(([, name]) => name ?? '')
    .find((name) => !NAMES.includes(name));
  return stranger === undefined ? undefined : `there is no package ${stranger}`;
}

test('every changeset names packages of the workspace and a kind of release', () => {
  const paths = globSync('.changeset/*', { cwd: ROOT });
  // A release uses the changesets up, but the folder stays.
  expect(paths).toContain(join('.changeset', 'config.json'));
  for (const path of paths.filter((file) => file.endsWith('.md') && !file.endsWith('README.md')))
    expect(changesetFault(read(path)), path).toBeUndefined();
});

describe('a changeset is refused', () => {
  test.each([
    ['without packages', '---\n---\n\nWords.\n', /^no packages/],
    ['without words', "---\n'@bassadewitz/rules': minor\n---\n", /^no packages/],
    ['with a kind of release that there is not', "---\n'@bassadewitz/rules': small\n---\n\nWords.\n", /^no packages/],
    [
      'that names a package which is gone',
      "---\n'@bassadewitz/ruels': minor\n---\n\nWords.\n",
      /no package @bassadewitz\/ruels/,
    ],
  ])('%s', (_, text, fault) => {
    expect(changesetFault(text)).toMatch(fault);
  });
});
