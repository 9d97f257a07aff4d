import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const EXAMPLE = fileURLToPath(new URL('../../../../examples/python/', import.meta.url));
const CACHE = fileURLToPath(new URL('../../node_modules/.cache/python/', import.meta.url));

/** The program of the example bot in Python. */
export const PYTHON_BOT = join(EXAMPLE, 'bot.py');

/** What the example needs: Python 3.9 and the library. */
const PROBE = 'import sys, websockets.exceptions; assert sys.version_info >= (3, 9)';

/**
 * A Python that can run the example bot. Looks for one on the path and in the usual places (a version manager may hide the
 * system's own); where none has the library, installs it: into a virtual environment of the repository, else, on Debian as root,
 * as a package of the system.
 *
 * @throws with what was tried and what to do; a test that needs Python must not pass without it
 */
export function pythonWithWebsockets(): string {
  const tried: string[] = [];
  const found = candidates().find(canRunExample) ?? fromVirtualEnvironment(tried) ?? fromDebian(tried);
  if (found !== undefined) return found;
  const looked = `no Python 3.9 or newer with the library websockets among ${candidates().join(', ') || 'none at all'}`;
  const what = `Install it (python3 -m pip install -r examples/python/requirements.txt, or apt-get install python3-websockets)`;
  throw new Error([`${looked}. ${what} and run the test again. What was tried:`, ...tried].join('\n'));
}

function candidates(): string[] {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin', '/opt/homebrew/bin'];
  const programs = folders.flatMap((folder) => ['python3', 'python'].map((name) => join(folder, name)));
  return [...new Set(programs)].filter((program) => existsSync(program));
}

function canRunExample(program: string): boolean {
  return spawnSync(program, ['-c', PROBE], { stdio: 'ignore', timeout: 20_000 }).status === 0;
}

function fromVirtualEnvironment(tried: string[]): string | undefined {
  const program = join(CACHE, 'bin', 'python3');
  if (canRunExample(program)) return program;
  const install = ['-m', 'pip', 'install', '--quiet', '--retries', '0', '-r', join(EXAMPLE, 'requirements.txt')];
  for (const python of candidates()) {
    if (!run(tried, python, ['-m', 'venv', '--clear', CACHE])) continue;
    if (run(tried, program, install) && canRunExample(program)) return program;
  }
  return undefined;
}

function fromDebian(tried: string[]): string | undefined {
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) return undefined;
  run(tried, 'apt-get', ['update', '-qq']);
  run(tried, 'apt-get', ['install', '-y', '-qq', 'python3-websockets']);
  return ['/usr/bin/python3'].find(canRunExample);
}

/** Runs a program to its end; notes how it failed, if it did. */
function run(tried: string[], program: string, args: readonly string[]): boolean {
  const { status, stderr, error } = spawnSync(program, args, { encoding: 'utf8', timeout: 120_000 });
  if (status === 0) return true;
  const last = (error?.message ?? stderr ?? '').trim().split('\n').at(-1);
  tried.push(`  ${program} ${args.join(' ')}: ${last}`);
  return false;
}
