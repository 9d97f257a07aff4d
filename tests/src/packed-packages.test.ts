import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROOT, workspacePackages } from './workspace.ts';

/*
 * The publishable packages as a user gets them: packed, installed from the tarballs by npm into an empty project that
 * knows nothing of this workspace, imported and run.
 */
const published = workspacePackages().filter((entry) => entry.manifest.private !== true);
const project = mkdtempSync(join(tmpdir(), 'bassadewitz-packed-'));

/** Runs a program to its end and returns what it printed. npm and pnpm are scripts on Windows, hence the shell there. */
function run(program: string, args: readonly string[], cwd: string): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    cwd,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (error || status !== 0)
    throw new Error(`${program} ${args.join(' ')} failed: ${error ?? ''}\n${stdout}\n${stderr}`);
  return stdout;
}

beforeAll(() => {
  for (const { folder } of published) run('pnpm', ['pack', '--pack-destination', project], join(ROOT, folder));
  const tarballs = readdirSync(project).filter((name) => name.endsWith('.tgz'));
  const dependencies = Object.fromEntries(
    published.map(({ manifest }) => {
      const file = `${manifest.name.replace('@', '').replace('/', '-')}-${manifest.version}.tgz`;
      if (!tarballs.includes(file)) throw new Error(`no ${file} among ${tarballs.join(', ')}`);
      return [manifest.name, `file:./${file}`];
    }),
  );
  writeFileSync(
    join(project, 'package.json'),
    JSON.stringify({ name: 'user', private: true, type: 'module', dependencies }),
  );
  run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'], project);
}, 180_000);

afterAll(() => rmSync(project, { recursive: true, force: true }));

describe('a user who installs the packed packages', () => {
  test.each(published.filter((entry) => entry.manifest.bin === undefined).map((entry) => entry.manifest.name))(
    'can import %s',
    (name) => {
      const script = `import * as api from '${name}'; console.log(Object.keys(api).length);`;
      expect(Number(run(process.execPath, ['--input-type=module', '-e', script], project))).toBeGreaterThan(0);
    },
  );

  test.each(published.map((entry) => entry.manifest.name))('gets a license, types and no test with %s', (name) => {
    const folder = join(project, 'node_modules', name);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    expect(files.filter((file) => /\.test\.|(^|[\\/])testing[\\/]/.test(file))).toEqual([]);
    expect(files).toContain('LICENSE');
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    for (const entry of Object.values<{ types?: string } | string>(manifest.exports ?? {})) {
      const types = typeof entry === 'string' ? undefined : entry.types;
      if (types !== undefined) expect(existsSync(join(folder, types)), types).toBe(true);
    }
  });

  test('can run the command and play a tournament with a bot of their own', () => {
    const command = join(project, 'node_modules', '@bassadewitz', 'arena', 'dist', 'main.js');
    writeFileSync(
      join(project, 'mine.js'),
      [
        "import { runBot } from '@bassadewitz/client';",
        "await runBot({ name: 'mine', version: '1.0.0', chooseCard: (request) => request.legal[0] });",
      ].join('\n'),
    );
    const bots = ['a', 'b', 'c', 'd'].flatMap((name) => ['--bot', `${name}=${process.execPath} mine.js`]);
    const output = run(
      process.execPath,
      [command, 'tournament', ...bots, '--boards', '1', '--seed', 'packed', '--json'],
      project,
    );
    const result = JSON.parse(output);
    expect(result.matches).toBe(4);
    expect(result.standings.map((row: { name: string }) => row.name).toSorted()).toEqual(['a', 'b', 'c', 'd']);
    run(process.execPath, [command, 'publish', result.directory, '--out', 'site'], project);
    const page = readFileSync(join(project, 'site', 'index.html'), 'utf8');
    for (const [, file = ''] of page.matchAll(/(?:src|href)="(assets[^"]+)"/g)) {
      expect(existsSync(join(project, 'site', file)), file).toBe(true);
    }
    expect(existsSync(join(project, 'site', 'data', 'v1', 'schemas', 'site.schema.json'))).toBe(true);
  }, 60_000);
});
