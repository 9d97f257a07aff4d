import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ROOT, read, workspacePackages } from './workspace.ts';

test('every changeset names packages of the workspace and a kind of release', () => {
  const names = workspacePackages().map(({ manifest }) => manifest.name);
  for (const path of globSync('.changeset/*.md', { cwd: ROOT }).filter((file) => !file.endsWith('README.md'))) {
    const lines = /^---\n((?:'[^'\n]+': (?:patch|minor|major)\n)+)---\n\n\S/.exec(read(path))?.[1];
    expect(lines, `${path} has no front matter as changesets read it`).toBeDefined();
    for (const [, name] of lines?.matchAll(/^'([^']+)'/gm) ?? []) expect(names, path).toContain(name);
  }
});
