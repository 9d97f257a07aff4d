import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { problemOf } from './problem.ts';
import { endWithProblem, refuseUnreadable } from './raw-problem.ts';

/** Where bots connect; the gateway takes over the upgrades for it. */
export const BOT_PATH = '/v1/bot';

/**
 * Whether a request begins a WebSocket where bots connect. Any other is answered as if it had not asked for an upgrade: whoever gets the
 * handshake wrong is told so by the page.
 */
export function beginsWebSocket({ url, method, headers }: IncomingMessage): boolean {
  const version = headers['sec-websocket-version'];
  return (
    pathOf(url) === BOT_PATH &&
    method === 'GET' &&
    headers.upgrade?.toLowerCase() === 'websocket' &&
    (version === '13' || version === '8') &&
    /^[+/0-9A-Za-z]{22}==$/.test(headers['sec-websocket-key'] ?? '')
  );
}

/**
 * Ends upgrades that no one takes, where Node is too old to leave them to the pages: on a server of several users each leaves alone what is
 * not its own.
 */
export function refuseOtherUpgrades({ url }: IncomingMessage, socket: Duplex): void {
  if (pathOf(url) === BOT_PATH) return;
  endWithProblem(socket, 'NOT_FOUND', `there is nothing to upgrade here; bots connect to ${BOT_PATH}`);
}

function pathOf(url = ''): string {
  return url.split('?', 1)[0] ?? '';
}

/**
 * A way in for the bots that the arena starts itself, where the public one speaks TLS: they would not accept a certificate that is
 * made out to a name on the internet. It listens on this machine alone.
 */
export async function openLocalDoor(): Promise<Server> {
  const server = createServer((_request: IncomingMessage, response: ServerResponse) => {
    const problem = problemOf('UPGRADE_REQUIRED', 'bots connect here by WebSocket');
    const headers = { upgrade: 'websocket', connection: 'close', 'content-type': 'application/problem+json' };
    response.writeHead(problem.status, headers).end(JSON.stringify(problem));
  });
  server.on('clientError', refuseUnreadable);
  server.on('upgrade', refuseOtherUpgrades);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

/** Closes a server with all that is connected to it. */
export async function closeServer(server: Server): Promise<void> {
  if (!server.listening) return;
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
}
