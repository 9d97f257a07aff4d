import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { anchorsOf, documents, linksOf, type Snippet, snippetsOf } from './document.ts';
import { ROOT, read, workspacePackages } from './workspace.ts';

/*
 * What the documents tell a reader to type is typed here: blocks of `sh` are run line by line, after the files that the
 * document says to write were written. Each document has a folder of its own, below the root so that packages are found.
 */
const SCRIPTS = Object.keys(JSON.parse(read('package.json')).scripts);
const ARENA = 'npx -y pnpm@12 bassadewitz ';

mkdirSync(join(ROOT, '.snippets'), { recursive: true });
const folder = mkdtempSync(join(ROOT, '.snippets', 'documents-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const withCommands = documents().filter((path) => snippetsOf(path).some(({ language }) => language === 'sh'));

describe('what the documents tell to type', () => {
  test('there is something', () => {
    expect(withCommands).toContain('README.md');
    expect(withCommands).toContain('docs/tournaments.md');
    expect(withCommands).toContain('examples/README.md');
    expect(withCommands).toContain('tests/bad-bots/README.md');
  });

  test.each(withCommands)('%s works', { timeout: 240_000 }, (path) => {
    const cwd = join(folder, path.replaceAll('/', '-'));
    mkdirSync(cwd);
    symlinkSync(join(ROOT, 'examples'), join(cwd, 'examples'), 'junction');
    for (const snippet of snippetsOf(path)) {
      if (snippet.file !== undefined) write(join(cwd, snippet.file), snippet.text);
      if (snippet.language === 'sh') for (const line of snippet.text.trim().split('\n')) type(line, cwd, path, snippet);
    }
  });
});

describe('the demo', () => {
  test('gives the standings that README.md shows: its seed is fixed and its bots are deterministic', {
    timeout: 120_000,
  }, () => {
    const main = join(ROOT, 'apps', 'arena', 'dist', 'main.js');
    const options = { cwd: folder, encoding: 'utf8' } as const;
    const { stdout, stderr } = spawnSync(process.execPath, [main, 'demo', '--out', 'demo'], options);
    const shown = /<!-- transcript: demo -->\s*```text\n([\s\S]*?)```/.exec(read('README.md'))?.[1] ?? '';
    const table = (text: string) =>
      text
        .split('\n')
        .filter((line) => /^(rank| +\d)/.test(line))
        .map((line) => line.trimEnd());
    expect(table(stdout), stderr).toHaveLength(6);
    expect(table(shown)).toEqual(table(stdout));
  });
});

describe('every document', () => {
  test('there is one for each package that is published, and it begins with the package’s name', () => {
    const published = workspacePackages().filter(({ manifest }) => manifest.private !== true);
    const without = published.filter(({ folder, manifest: { name } }) => {
      const title = [`# ${name}\n`, `# ${name.replace('@bassadewitz/example-', '')}\n`];
      return (
        !existsSync(join(ROOT, folder, 'README.md')) ||
        !title.some((line) => read(`${folder}/README.md`).startsWith(line))
      );
    });
    expect(without.map(({ folder }) => folder)).toEqual([]);
  });

  test.each(documents())('%s has no dead link', (path) => {
    const dead = linksOf(path)
      .filter((target) => !/^(https?:|mailto:|#)/.test(target))
      .filter((target) => !existsSync(join(ROOT, posix.join(posix.dirname(path), target.split('#')[0] ?? ''))));
    expect(dead).toEqual([]);
  });

  test.each(documents())('%s has no link to a heading that there is not', (path) => {
    const dead = linksOf(path)
      .filter((target) => !/^(https?:|mailto:)/.test(target))
      .map((target) => ({ target, parts: target.split('#') }))
      .filter(({ parts: [file = '', anchor] }) => {
        const to = file === '' ? path : posix.join(posix.dirname(path), file);
        return anchor !== undefined && to.endsWith('.md') && existsSync(join(ROOT, to)) && !anchorsOf(to).has(anchor);
      });
    expect(dead.map(({ target }) => target)).toEqual([]);
  });

  test.each(documents())('%s has JSON that parses', (path) => {
    for (const { text } of snippetsOf(path).filter(({ language }) => language === 'json')) JSON.parse(text);
  });
});

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/**
 * Types a line: a command of ours is run, a script of the repository must exist, anything else nobody has tried. Each line is one that
 * any shell takes, that of Windows too: no line goes on in the next, and none sets a variable.
 */
function type(line: string, cwd: string, path: string, { line: at, added }: Snippet): void {
  const where = `${path}:${at}: ${line}`;
  expect(line, `${where}: not for every shell`).not.toMatch(/\\$|^\w+=|[#|;$]/);
  if (line.startsWith(ARENA)) {
    const main = join(ROOT, 'apps', 'arena', 'dist', 'main.js');
    const [command = '', ...args] = wordsOf(`${line.slice(ARENA.length)} ${added ?? ''}`);
    const ran = spawnSync(process.execPath, [main, command, ...args], { cwd, encoding: 'utf8', timeout: 120_000 });
    expect(ran.status, `${where}\n${ran.stderr}`).toBe(0);
    return;
  }
  const script = /^npx -y pnpm@12 ([\w:]+)/.exec(line)?.[1] ?? '';
  const known = [...SCRIPTS, 'install', 'exec'];
  expect(known, `${where}: neither a command of the arena nor a script of the repository`).toContain(script);
}

/** Splits a line as a shell does, quotes respected. */
function wordsOf(line: string): string[] {
  return [...line.matchAll(/(?:[^\s"]|"[^"]*")+/g)].map(([word]) => word.replaceAll('"', ''));
}
