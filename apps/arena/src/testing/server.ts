import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { request as requestByTls } from 'node:https';
import { text } from 'node:stream/consumers';
import { type Ran, runCommand, startCommand } from './command.ts';

/** A server that listens, as a process of its own. */
export interface TestServer {
  readonly child: ChildProcess;
  readonly ran: Promise<Ran>;
  /** Where bots connect. */
  readonly url: string;
  /** Asks a page; with a token, or without. */
  ask(path: string, options?: { readonly token?: string; readonly post?: unknown }): Promise<Answer>;
  /** Ends it by a signal; how it ended. */
  end(signal: NodeJS.Signals): Promise<Ran>;
}

export interface Answer {
  readonly status: number;
  readonly type: string;
  // biome-ignore lint/suspicious/noExplicitAny: whatever the page says; the tests look into it
  readonly body: any;
}

/** Starts `bassadewitz serve` in a folder; rejects with what it printed if it ends before it listens. */
export async function startServer(cwd: string, args: readonly string[] = []): Promise<TestServer> {
  const { child, ran } = startCommand(['serve', ...args], cwd);
  const [url, http] = await new Promise<[string, string]>((resolve, reject) => {
    let printed = '';
    child.stdout?.on('data', (chunk: string) => {
      printed += chunk;
      const [, bots, pages] = /^Bots connect to (\S+), pages are at (\S+)\/$/m.exec(printed) ?? [];
      if (bots !== undefined && pages !== undefined) resolve([bots, pages]);
    });
    void ran.then(({ stderr }) => reject(new Error(stderr)));
  });
  return {
    child,
    ran,
    url,
    ask: (path, options) => ask(http + path, options),
    end(signal) {
      child.kill(signal);
      return ran;
    },
  };
}

/** Makes a token of a bot or of an organiser in a folder. */
export async function makeToken(cwd: string, command: 'bots' | 'admins', name: string): Promise<string> {
  const owner = command === 'bots' ? ['--owner', 'Lotte'] : [];
  const { stdout, stderr } = await runCommand([command, 'add', name, ...owner, '--json'], cwd);
  if (stderr !== '') throw new Error(stderr);
  return JSON.parse(stdout).token;
}

/** A connection for each request: none is kept that the server may close in the same moment. */
async function ask(url: string, { token, post }: { readonly token?: string; readonly post?: unknown } = {}) {
  const sent = (url.startsWith('https:') ? requestByTls : request)(url, {
    agent: false,
    // The certificates of tests are signed by themselves.
    rejectUnauthorized: false,
    method: post === undefined ? 'GET' : 'POST',
    headers: {
      ...(post === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
  });
  sent.end(post === undefined ? undefined : JSON.stringify(post));
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const body = await text(response);
  const type = response.headers['content-type'] ?? '';
  return { status: response.statusCode ?? 0, type, body: /[/+]json\b/.test(type) ? JSON.parse(body) : body };
}
