import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../dist/main.js', import.meta.url));
const EXAMPLES = fileURLToPath(new URL('../../../../examples/', import.meta.url));

/** How a run of the command ended and what it printed. */
export interface Ran {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** The environment without what a package manager adds to it: the command is called by itself. */
const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('npm_')));

/** Starts the built command in a folder, as a person would. */
export function startCommand(args: readonly string[], cwd: string): { child: ChildProcess; ran: Promise<Ran> } {
  const child = spawn(process.execPath, [MAIN, ...args], { cwd, env, stdio: ['pipe', 'pipe', 'pipe'] });
  const printed = { stdout: '', stderr: '' };
  for (const stream of ['stdout', 'stderr'] as const) {
    child[stream]?.setEncoding('utf8').on('data', (text: string) => {
      printed[stream] += text;
    });
  }
  const ran = new Promise<Ran>((resolve) => {
    child.once('close', (code) => resolve({ code, ...printed }));
  });
  return { child, ran };
}

/** Runs the built command to its end. */
export function runCommand(args: readonly string[], cwd: string): Promise<Ran> {
  return startCommand(args, cwd).ran;
}

/** The flag that adds an example bot under a name. */
export function exampleBot(example: string, name = example): string[] {
  return ['--bot', `${name}="${process.execPath}" "${join(EXAMPLES, example, 'dist', 'main.js')}"`];
}

/** A folder of its own for a test; `remove` takes it away. */
export function temporaryFolder(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'bassadewitz-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** Process ids whose command line holds a text. Linux only, where the tests that ask for it run. */
export async function processesWith(text: string): Promise<number[]> {
  const { readdirSync, readFileSync } = await import('node:fs');
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => {
      try {
        return readFileSync(`/proc/${name}/cmdline`, 'utf8').includes(text);
      } catch {
        return false;
      }
    })
    .map(Number)
    .filter((pid) => pid !== process.pid);
}
