import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/** Where bots connect; the gateway takes over the upgrades for it. */
export const BOT_PATH = '/v1/bot';

/** Ends upgrades that no one takes: on a server of several users each leaves alone what is not its own. */
export function refuseOtherUpgrades(request: IncomingMessage, socket: Duplex): void {
  if ((request.url ?? '').split('?', 1)[0] === BOT_PATH) return;
  socket.on('error', () => socket.destroy());
  socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
}

/**
 * A way in for the bots that the arena starts itself, where the public one speaks TLS: they would not accept a certificate that is
 * made out to a name on the internet. It listens on this machine alone.
 */
export async function openLocalDoor(): Promise<Server> {
  const server = createServer((_request: IncomingMessage, response: ServerResponse) => {
    response.writeHead(426, { Upgrade: 'websocket', Connection: 'close' }).end();
  });
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
