import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const ROOT = new URL('../../', import.meta.url);
/** The built command. */
export const COMMAND = fileURLToPath(new URL('apps/arena/dist/main.js', ROOT));

/** Example bots that are fast enough to be no part of what is measured. */
export const EXAMPLES = ['random', 'low', 'ducker', 'counter'] as const;

/** The program of an example bot. */
export function exampleProgram(name: string): string {
  return fileURLToPath(new URL(`examples/${name}/dist/main.js`, ROOT));
}

/** The environment without what a package manager adds to it: the command is called by itself. */
export const ENVIRONMENT: NodeJS.ProcessEnv = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !name.startsWith('npm_')),
);

/** Starts the built command. What it prints is dropped, but for its errors, which the returned text collects. */
export function startArena(args: readonly string[], cwd: string): { child: ChildProcess; said: () => string } {
  const child = spawn(process.execPath, [COMMAND, ...args], {
    cwd,
    env: ENVIRONMENT,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-2000);
  });
  return { child, said: () => said };
}

/** Runs the built command to its end; its exit code, null where a signal ended it. */
export async function runArena(args: readonly string[], cwd: string): Promise<{ code: number | null; said: string }> {
  const { child, said } = startArena(args, cwd);
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, said: said() };
}
