import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { endAll, RUN_VARIABLE } from './leftovers.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const ARENA = join(ROOT, 'apps', 'arena', 'dist', 'main.js');

/** After this time in ms a run is ended by force, and fails. No row comes near it, even on a busy machine. */
const GIVE_UP_MS = 180_000;

/** How the command ended. */
export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
  /** From the start of the command to its end, in ms. */
  readonly wallMs: number;
  /** From the last that it printed on stdout to its end, in ms: longer than a moment where a timer or a socket kept it alive. */
  readonly lingeredMs: number;
}

/** One tournament of a bad bot and three good ones. */
export interface Run extends Ended {
  /** The folder of the run; it stands in the environment of all its processes. */
  readonly folder: string;
  file(...path: string[]): string;
}

/** One bot of a tournament. */
export interface Entrant {
  readonly name: string;
  /** Its program, and the arguments of that. */
  readonly program: readonly string[];
  /** How long after the others it starts, in ms. */
  readonly startsAfterMs?: number;
}

/** A program of `bots/`, by its name without the extension. */
export function badBot(bot: string, args: readonly string[] = [], name = 'bad'): Entrant {
  return { name, program: [join(ROOT, 'tests', 'bad-bots', 'bots', `${bot}.ts`), ...args] };
}

/** An example bot. */
export function goodBot(name: string, startsAfterMs = 0): Entrant {
  return { name, program: [join(ROOT, 'examples', name, 'dist', 'main.js')], startsAfterMs };
}

/** What is played where an entry says nothing else: two boards, eight matches, all at the same time. */
const CONFIG = {
  rules: 'classic',
  boards: 2,
  seed: 'under-fire',
  tables: 8,
  moveMs: 500,
  bankMs: 4000,
  connectMs: 60_000,
};

/** Calibration would measure a machine that is busy with other tests. */
const FLAGS = ['--no-calibrate', '--json'];

/**
 * Plays a whole tournament with the real command.
 *
 * @param changes fields of the configuration that differ from the usual ones
 * @param folder of its own; made here
 */
export async function playTournament(
  bots: readonly Entrant[],
  changes: Readonly<Record<string, unknown>>,
  folder: string,
): Promise<Run> {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'tournament.json');
  writeFileSync(file, JSON.stringify({ ...CONFIG, ...changes, bots: bots.map((bot) => entryOf(bot, folder)) }));
  const out = join(folder, 'run');
  const ended = await runArena(['tournament', '--config', file, ...FLAGS, '--out', out], folder);
  return { ...ended, folder, file: (...path) => readFileSync(join(out, ...path), 'utf8') };
}

/** Runs the built command to its end. */
export async function runArena(args: readonly string[], folder: string): Promise<Ended> {
  const began = performance.now();
  const child = spawn(process.execPath, [ARENA, ...args], {
    cwd: folder,
    env: { ...process.env, [RUN_VARIABLE]: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const giveUp = setTimeout(() => {
    child.kill('SIGKILL');
    endAll(folder);
  }, GIVE_UP_MS);
  let [stdout, stderr, printedAt] = ['', '', began];
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
    printedAt = performance.now();
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  clearTimeout(giveUp);
  const now = performance.now();
  return { code, stdout, stderr, wallMs: now - began, lingeredMs: now - printedAt };
}

function entryOf({ name, program, startsAfterMs = 0 }: Entrant, folder: string) {
  const late = ['-e', `setTimeout(() => import(${JSON.stringify(program[0])}), ${startsAfterMs})`];
  const command = [process.execPath, ...(startsAfterMs === 0 ? program : late)];
  return { name, command, env: { [RUN_VARIABLE]: folder } };
}
