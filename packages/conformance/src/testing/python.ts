import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const EXAMPLE = fileURLToPath(new URL('../../../../examples/python/', import.meta.url));

/** The program of the example bot in Python. */
export const PYTHON_BOT = join(EXAMPLE, 'bot.py');

/** What the example needs: Python 3.9 and the library. */
const PROBE = 'import sys, websockets.exceptions; assert sys.version_info >= (3, 9)';

/** The environment that the example's readme makes, and where a system's own Python is, which a version manager may hide. */
const ELSEWHERE = [join(EXAMPLE, '.venv', 'bin'), '/usr/bin', '/usr/local/bin', '/opt/homebrew/bin'];

export const NO_PYTHON =
  'No Python 3.9 or newer with the library websockets found for the tests of the example bot: install it (Debian: apt-get install python3-websockets; elsewhere see examples/python/README.md).';

/** Path of a Python on this machine that can run the example bot: the first on the path, else in one of the usual places. */
export function findPython(
  path = process.env.PATH ?? '',
  elsewhere: readonly string[] = ELSEWHERE,
): string | undefined {
  const folders = [...path.split(delimiter).filter((folder) => folder !== ''), ...elsewhere];
  const programs = folders.flatMap((folder) => ['python3', 'python'].map((name) => join(folder, name)));
  return [...new Set(programs)].filter((program) => existsSync(program)).find(canRunExample);
}

function canRunExample(program: string): boolean {
  return spawnSync(program, ['-c', PROBE], { stdio: 'ignore', timeout: 20_000 }).status === 0;
}
