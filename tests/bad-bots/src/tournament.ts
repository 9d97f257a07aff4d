import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { endAll, RUN_VARIABLE } from './leftovers.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const ARENA = join(ROOT, 'apps', 'arena', 'dist', 'main.js');

/** The three that play with each bad bot: deterministic, and without a vice. */
export const GOOD_BOTS = ['low', 'ducker', 'counter'] as const;

/** After this time in ms a run is ended by force, and fails. No row comes near it, even on a busy machine. */
const GIVE_UP_MS = 60_000;

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

/** Which bad bot plays, and how the tournament differs from the usual one. */
export interface Entry {
  /** A program of `bots/`, without its extension. */
  readonly bot: string;
  readonly args?: readonly string[];
  /** Fields of a tournament's configuration. */
  readonly config?: Readonly<Record<string, unknown>>;
  /** How long after the others a good bot starts, in ms. */
  readonly lowStartsAfterMs?: number;
}

/** What is played where an entry says nothing else: two boards, eight matches, all at the same time. */
const CONFIG = {
  rules: 'classic',
  boards: 2,
  seed: 'under-fire',
  tables: 8,
  moveMs: 500,
  bankMs: 1000,
};

/** Calibration would measure a machine that is busy with other tests. */
const FLAGS = ['--no-calibrate', '--json'];

/** Plays a whole tournament with the real command, in a folder of its own. */
export async function playTournament(entry: Entry, folder: string): Promise<Run> {
  mkdirSync(folder, { recursive: true });
  const config = join(folder, 'tournament.json');
  const bots = [
    botOf(folder, 'bad', [join(ROOT, 'tests', 'bad-bots', 'bots', `${entry.bot}.ts`), ...(entry.args ?? [])]),
    ...GOOD_BOTS.map((name) => {
      const program = [join(ROOT, 'examples', name, 'dist', 'main.js')];
      return botOf(folder, name, name === 'low' ? delayed(program, entry.lowStartsAfterMs) : program);
    }),
  ];
  writeFileSync(config, JSON.stringify({ ...CONFIG, ...entry.config, bots }));
  const out = join(folder, 'run');
  const ended = await runArena(['tournament', '--config', config, ...FLAGS, '--out', out], folder);
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

function botOf(folder: string, name: string, program: readonly string[]) {
  return { name, command: [process.execPath, ...program], env: { [RUN_VARIABLE]: folder } };
}

/** Arguments for Node that start a program after a while. */
function delayed([program = '']: readonly string[], ms = 0): string[] {
  return ms === 0 ? [program] : ['-e', `setTimeout(() => import(${JSON.stringify(program)}), ${ms})`];
}
