import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { Failure, inPlainWords, systemCode } from '../failure.ts';
import { BoundedLog, type LogBounds } from './bounded-log.ts';
import type { Keeper } from './keeper-process.ts';
import { killMarked } from './kill-marked.ts';
import { killTree } from './kill-tree.ts';

/** How to start a local bot. */
export interface LocalBotStart {
  readonly name: string;
  readonly command: readonly string[];
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  /** File that keeps what the bot prints on stdout and stderr. */
  readonly log: string;
  /** How much of it is kept. Default: the first and the last MiB. */
  readonly bounds?: LogBounds;
  /** A text in its environment that nobody else has, its token: by it what left its process group is found. */
  readonly mark: string;
}

/** How a bot's process ended: a code, a signal, or the system's word why it never started. */
export interface BotExit {
  readonly code: number | null;
  readonly signal: string | null;
  readonly error?: string;
}

/** Time in ms that a bot has to end by itself after SIGTERM. */
const GRACE_MS = 2000;

/** What the system's words mean where a program was to be started. */
const WHY_NOT_STARTED: Readonly<Record<string, string>> = {
  ENOENT: 'no such program or working folder',
  EACCES: 'it is no program that may be run',
};

/** A bot's process, leader of a group of its own so that it goes with all that it started. */
export class LocalBot {
  readonly name: string;
  readonly log: string;
  /** Resolves when the process is gone; never rejects. */
  readonly exited: Promise<BotExit>;
  readonly #child: ChildProcess;
  readonly #command: readonly string[];

  private constructor(start: LocalBotStart, child: ChildProcess, keeper: Keeper) {
    this.name = start.name;
    this.log = start.log;
    this.#command = start.command;
    this.#child = child;
    const { pid } = child;
    if (pid !== undefined) keeper.keep(pid, start.mark);
    const log = new BoundedLog(start.log, start.bounds);
    const ended = new Promise<BotExit>((resolve) => {
      child.once('error', (error) => resolve({ code: null, signal: null, error: systemCode(error) ?? error.message }));
      child.once('exit', (code, signal) => {
        if (pid !== undefined) {
          // What the bot itself started may still be there.
          killTree(pid, 'SIGKILL');
          killMarked(start.mark);
          keeper.release(pid);
        }
        resolve({ code, signal });
      });
    });
    this.exited = ended.then(async (exit) => {
      await log.end();
      return exit;
    });
  }

  /** Starts the process. @throws Failure FILES when its log cannot be written */
  static start(start: LocalBotStart, keeper: Keeper): LocalBot {
    let log: number;
    try {
      log = openSync(start.log, 'a', 0o600);
    } catch (error) {
      throw new Failure('FILES', `cannot write ${start.log}: ${inPlainWords(error)}`);
    }
    try {
      const [program = '', ...args] = start.command;
      const child = spawn(program, args, {
        cwd: start.cwd,
        env: start.env,
        stdio: ['ignore', log, log],
        detached: process.platform !== 'win32',
        windowsHide: true,
      });
      return new LocalBot(start, child, keeper);
    } finally {
      closeSync(log);
    }
  }

  /** Why the process could not be started, with its command, in words that follow the bot's name; undefined where it was. */
  async unstarted(): Promise<string | undefined> {
    if (this.#child.pid !== undefined) return undefined;
    const exit = { error: 'unknown', ...(await this.exited) };
    return `${this.ending(exit)}${this.circumstances(exit)}`;
  }

  /** Asks the process to end, ends it and all that it started after a grace, and resolves when it is gone. */
  async stop(graceMs: number = GRACE_MS): Promise<BotExit> {
    const { pid } = this.#child;
    if (pid === undefined) return this.exited;
    if (this.#child.exitCode === null && this.#child.signalCode === null) killTree(pid, 'SIGTERM');
    const timer = setTimeout(() => killTree(pid, 'SIGKILL'), graceMs);
    const exit = await this.exited;
    clearTimeout(timer);
    return exit;
  }

  /** How a bot ended that went away too early, in words that anybody may read. */
  ending({ code, signal, error }: BotExit): string {
    if (error === undefined)
      return `${signal ? `was ended by ${signal}` : `exited with code ${code}`} before it was ready`;
    // What is no code of the system is a text that may repeat the command.
    const why = WHY_NOT_STARTED[error] ?? (/^[A-Z0-9]+$/.test(error) ? error : 'the system does not take its command');
    return `could not be started: ${why}`;
  }

  /** What its organiser is told beside how it ended: the last that it said, and its command. */
  circumstances({ error }: BotExit): string {
    const command = this.#command.join(' ');
    if (error !== undefined) return `; its command is: ${command}`;
    const last = lastLine(this.log);
    return `${last ? `; it said: ${last}` : ''}; its output is in ${this.log}, its command is: ${command}`;
  }
}

/** The line of a program's output that says most: the first that speaks of an error in the last trace, else the last. */
function lastLine(path: string): string {
  const lines = readFileSync(path, 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const error = lines.findLast((line) => /^(\w*Error|\w*Exception|error|fatal|panic)\b.*:/i.test(line));
  return (error ?? lines.at(-1) ?? '').slice(0, 200);
}
