import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SocketServer } from '../fakes/servers.ts';
import { requestFor } from '../testing.ts';

const PROGRAM = fileURLToPath(new URL('../fakes/program.ts', import.meta.url));

let server: SocketServer;

beforeEach(async () => {
  server = await SocketServer.start();
});

afterEach(() => server.stop());

/** Starts a bot in a process of its own; gives its exit code and what it wrote, once it has ended. */
async function ended(variables: Record<string, string>): Promise<{ code: number; written: string }> {
  const child = spawn(process.execPath, [PROGRAM], { env: { ...variables, NODE_NO_WARNINGS: '1' } });
  let written = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (written += String(chunk)));
  const [code] = await once(child, 'close');
  return { code, written };
}

describe('a bot in a process of its own', () => {
  it('finds the server by its environment, plays, and ends with 0 when the tournament is over', async () => {
    const process = ended({ BASSADEWITZ_URL: server.url, BASSADEWITZ_TOKEN: 'secret' });
    const peer = await server.accept();
    expect(await peer.greet()).toMatchObject({ name: 'tester', token: 'secret' });
    peer.send(requestFor({ hand: '7C 8C' }));
    expect(await peer.next()).toEqual({ type: 'play', request: 'q1', card: '7C' });
    peer.send({ type: 'goodbye', reason: 'tournament-over', message: 'Thank you.' });
    peer.close(1000);
    expect(await process).toEqual({
      code: 0,
      written: 'tester: tournament-over: 0 matches, 0 chips, 1 request. Thank you.\n',
    });
  });

  it('ends with one line and 2 when nobody said where the server is', async () => {
    const { code, written } = await ended({});
    expect(code).toBe(2);
    expect(written).toMatch(/^tester: no server is named: .*\n$/);
  });

  it('ends with one line and 5 when it cannot prepare, and says goodbye', async () => {
    const process = ended({ BASSADEWITZ_URL: server.url, PREPARE: 'fails' });
    const peer = await server.accept();
    await peer.next();
    await peer.welcome();
    expect(await peer.next()).toEqual({ type: 'goodbye' });
    peer.close(1000);
    expect(await process).toEqual({ code: 5, written: 'tester: prepare failed: Error: the model is missing\n' });
  });

  it('ends with 3 when the server refuses it, having said why', async () => {
    const process = ended({ BASSADEWITZ_URL: server.url });
    const peer = await server.accept();
    await peer.next();
    peer.send({ type: 'error', code: 'UNAUTHORIZED', message: 'the token is unknown', docs: 'errors.md' });
    peer.close(4001, 'UNAUTHORIZED');
    const { code, written } = await process;
    expect(code).toBe(3);
    expect(written.split('\n')).toEqual([
      'tester: the server says UNAUTHORIZED: the token is unknown (see errors.md)',
      'tester: the server refused this bot: UNAUTHORIZED: the token is unknown',
      '',
    ]);
  });
});
