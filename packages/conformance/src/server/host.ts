import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { Misconduct } from '../misconduct.ts';
import type { Transcript } from '../transcript.ts';
import { Connection } from './connection.ts';

const PATH = '/v1/bot';

/** Where the bot connects: hands its connections over one by one, or refuses them for a while. */
export class Host {
  /** Whether upgrades are refused by HTTP 503, as by a server that is not back yet. */
  refusing = false;
  /** Upgrades that were refused so. */
  refused = 0;
  readonly #server: Server;
  readonly #transcript: Transcript;
  readonly #heartbeatMs: number;
  readonly #sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false });
  readonly #connections: Connection[] = [];
  readonly #arrived: (Connection | Misconduct)[] = [];
  #awaited: PromiseWithResolvers<Connection> | undefined;

  private constructor(server: Server, transcript: Transcript, heartbeatMs: number) {
    this.#server = server;
    this.#transcript = transcript;
    this.#heartbeatMs = heartbeatMs;
    server.on('upgrade', (request, socket, head) => this.#upgrade(request, socket, head));
    server.on('request', (request, response) => {
      this.#arrive(
        new Misconduct('CN-1', `the bot sent a plain HTTP request for ${request.url}, no WebSocket upgrade`),
      );
      response.writeHead(426, { connection: 'close' }).end();
    });
  }

  /** Listens on a free port of this machine. */
  static async open(transcript: Transcript, heartbeatMs: number): Promise<Host> {
    const server = createServer();
    const host = new Host(server, transcript, heartbeatMs);
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(0, '127.0.0.1', resolve);
    });
    return host;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  /** The next connection. Rejects with Misconduct where something else than the bot's WebSocket path was asked for. */
  next(): Promise<Connection> {
    const first = this.#arrived.shift();
    if (first instanceof Misconduct) return Promise.reject(first);
    if (first !== undefined) return Promise.resolve(first);
    this.#awaited ??= Promise.withResolvers<Connection>();
    return this.#awaited.promise;
  }

  /** The address that the bot is given, on this port or on that of a network in between. */
  static urlAt(port: number): string {
    return `ws://127.0.0.1:${port}${PATH}`;
  }

  async close(): Promise<void> {
    for (const connection of this.#connections) connection.discard();
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const target = request.url ?? '';
    socket.on('error', () => socket.destroy());
    if (this.refusing) {
      this.refused += 1;
      this.#transcript.add('check', 0, 'upgrade refused with HTTP 503');
      socket.end('HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
      return;
    }
    if (target.split('?')[0] !== PATH) {
      this.#transcript.add('check', 0, `upgrade for ${target} refused with HTTP 404`);
      socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
      this.#arrive(
        new Misconduct('CN-1', `the bot connected to the path ${target}; the address it was given has ${PATH}`),
      );
      return;
    }
    this.#sockets.handleUpgrade(request, socket, head, (webSocket) => {
      const number = this.#connections.length + 1;
      const connection = new Connection(webSocket, number, target, this.#transcript, this.#heartbeatMs);
      this.#connections.push(connection);
      this.#arrive(connection);
    });
  }

  #arrive(arrival: Connection | Misconduct): void {
    const awaited = this.#awaited;
    if (awaited === undefined) {
      this.#arrived.push(arrival);
      return;
    }
    this.#awaited = undefined;
    if (arrival instanceof Misconduct) awaited.reject(arrival);
    else awaited.resolve(arrival);
  }
}
