import type { Server } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createLink } from '@bassadewitz/protocol';
import { WebSocketServer } from 'ws';
import type { Dial } from '../connection.ts';
import { overLink } from '../over-link.ts';
import { Peer } from './peer.ts';

/** Connections in the order in which they are made. */
class Arrivals {
  count = 0;
  readonly #here: Peer[] = [];
  readonly #waiting: ((peer: Peer) => void)[] = [];

  came(peer: Peer): void {
    this.count += 1;
    const waiting = this.#waiting.shift();
    if (waiting === undefined) this.#here.push(peer);
    else waiting(peer);
  }

  async next(): Promise<Peer> {
    return this.#here.shift() ?? (await new Promise((resolve) => this.#waiting.push(resolve)));
  }
}

/** A server in memory. `refusing` makes it refuse connections. */
export class LinkServer {
  readonly arrivals = new Arrivals();
  refusing = false;
  attempts = 0;

  readonly dial: Dial = overLink(() => {
    this.attempts += 1;
    if (this.refusing) return undefined;
    const [here, there] = createLink();
    const peer = new Peer(
      (text) => here.send(text),
      (code, reason) => here.close(code, reason),
    );
    here.onFrame = (text) => peer.took(text);
    here.onClose = (code) => peer.over(code);
    this.arrivals.came(peer);
    return there;
  });

  accept(): Promise<Peer> {
    return this.arrivals.next();
  }
}

/** A server of real sockets on a free port of this machine. */
export class SocketServer {
  readonly arrivals = new Arrivals();
  readonly sockets: WebSocketServer;
  readonly #http: Server;
  /** Where it listens; what it was, once it is stopped. */
  url = '';

  private constructor(http: Server) {
    this.#http = http;
    this.sockets = new WebSocketServer({ server: http, path: '/' });
    this.sockets.on('connection', (socket) => {
      const peer = new Peer(
        (text) => socket.send(text),
        // 1006 stands for a connection that is simply gone.
        (code, reason) => (code === 1006 ? socket.terminate() : socket.close(code, reason)),
      );
      socket.on('message', (data) => peer.took(data.toString()));
      socket.on('close', (code) => peer.over(code));
      this.arrivals.came(peer);
    });
  }

  static async start(): Promise<SocketServer> {
    const http = createServer((_request, response) => response.writeHead(404).end());
    const server = new SocketServer(http);
    await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
    server.url = `ws://127.0.0.1:${(http.address() as AddressInfo).port}/`;
    return server;
  }

  accept(): Promise<Peer> {
    return this.arrivals.next();
  }

  async stop(): Promise<void> {
    for (const socket of this.sockets.clients) socket.terminate();
    this.sockets.close();
    await new Promise((resolve) => this.#http.close(resolve));
  }
}
