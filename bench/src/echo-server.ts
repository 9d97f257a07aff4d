import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { WebSocketServer } from 'ws';

/** A plain server of the `ws` library, with nothing added: to each frame it answers with one as large as a request. */
export interface EchoServer {
  readonly url: string;
  close(): void;
}

export async function startEcho(frames: readonly string[]): Promise<EchoServer> {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
  let next = 0;
  server.on('connection', (socket) => {
    socket.on('message', () => {
      socket.send(frames[next] as string);
      next = (next + 1) % frames.length;
    });
  });
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `ws://127.0.0.1:${port}`,
    close() {
      for (const socket of server.clients) socket.terminate();
      server.close();
    },
  };
}
