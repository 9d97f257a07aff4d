import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type Ran, startCommand } from './command.ts';

const EXAMPLES = fileURLToPath(new URL('../../../../examples/', import.meta.url));

/** A certificate for localhost, made for tests, and its key. */
export const CERTIFICATE = fileURLToPath(new URL('./localhost.pem', import.meta.url));
export const KEY = fileURLToPath(new URL('./localhost-key.pem', import.meta.url));

/** A tournament that listens, and the url that it listens at. */
export interface Listening {
  readonly url: string;
  readonly child: ChildProcess;
  readonly ran: Promise<Ran>;
}

/** Starts a tournament that waits for remote bots; rejects with what it printed if it ends before it listens. */
export async function startListening(args: readonly string[], cwd: string): Promise<Listening> {
  const { child, ran } = startCommand(args.includes('--log-level') ? args : [...args, '--log-level', 'info'], cwd);
  const url = await new Promise<string>((resolve, reject) => {
    let printed = '';
    child.stderr?.on('data', (text: string) => {
      printed += text;
      const found = /"url":"(wss?:[^"]+)"/.exec(printed)?.[1];
      if (found !== undefined) resolve(found);
    });
    child.once('close', () => reject(new Error(printed)));
  });
  return { url, child, ran };
}

/**
 * Lets an example bot come from afar; resolves with its exit code and what it printed.
 * @param away ends it: a bot comes back for as long as the server may
 */
export function comeFromAfar(example: string, url: string, token: string, away?: AbortSignal): Promise<Ran> {
  const env = { ...process.env, BASSADEWITZ_URL: url, BASSADEWITZ_TOKEN: token, NODE_EXTRA_CA_CERTS: CERTIFICATE };
  const child = spawn(process.execPath, [`${EXAMPLES}${example}/dist/main.js`], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const printed = { stdout: '', stderr: '' };
  for (const stream of ['stdout', 'stderr'] as const) {
    child[stream].setEncoding('utf8').on('data', (text: string) => {
      printed[stream] += text;
    });
  }
  away?.addEventListener('abort', () => child.kill('SIGKILL'), { once: true });
  return new Promise((resolve) => {
    child.once('close', (code) => resolve({ code, ...printed }));
  });
}
