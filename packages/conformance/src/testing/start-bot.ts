import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { BotExit, StartBot } from '../bot-process.ts';

/** Starts a bot of `broken-bots/` with the Node that runs the tests. */
export function nodeBot(name: string, ...args: readonly string[]): StartBot {
  const program = fileURLToPath(new URL(`../../broken-bots/${name}.ts`, import.meta.url));
  return startBot([process.execPath, program, ...args]);
}

/** Starts a program that is told where to connect in its environment. */
export function startBot([program = '', ...args]: readonly string[]): StartBot {
  return (url, token) => {
    const env = { ...process.env, BASSADEWITZ_URL: url, BASSADEWITZ_TOKEN: token };
    const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
    const exited = new Promise<BotExit>((resolve) => {
      child.once('error', (error) => resolve({ code: null, signal: null, error: error.message }));
      // Not at 'exit': what it printed last may still be in the pipe.
      child.once('close', (code, signal) => resolve({ code, signal }));
    });
    return {
      exited,
      stop: () => {
        child.kill('SIGKILL');
        return exited;
      },
      output: () => output,
    };
  };
}
