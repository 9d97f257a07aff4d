import { once } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { Server as SecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { Server as TlsServer } from 'node:tls';
import type { WebSocket } from 'ws';
import { WebSocketServer } from 'ws';
import type { Addresses } from './addresses.ts';
import type { GatewayLimits, GatewayOptions } from './options.ts';
import { Visits } from './visits.ts';

/** A WebSocket that was opened. */
export interface Arrival {
  readonly socket: WebSocket;
  /** The stream under it. */
  readonly raw: Duplex;
  /** Whether something came from the other side before it was opened. */
  readonly ahead: boolean;
  readonly address: string;
  /** The page that a browser is on. */
  readonly origin: string | undefined;
  /** Whether it is one socket too many. */
  readonly crowded: boolean;
}

/** The doors by which bots come in: servers, the gateway's own or others, whose upgrade requests for one path are taken over. */
export class Entrance {
  readonly #path: string;
  readonly #addressOf: (request: IncomingMessage) => string;
  readonly #visits: Visits;
  readonly #server: Server | SecureServer;
  readonly #ownServer: boolean;
  /** Servers beside the first that bots may connect to as well. */
  readonly #doors: (Server | SecureServer)[] = [];
  readonly #sockets: WebSocketServer;
  readonly #arrived: (arrival: Arrival) => void;
  readonly #upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) =>
    this.#onUpgrade(request, socket, head);
  readonly #connection = (socket: Socket) => this.#visits.begin(socket);

  constructor(
    options: GatewayOptions,
    limits: GatewayLimits,
    addresses: Addresses,
    arrived: (arrival: Arrival) => void,
  ) {
    this.#path = options.path ?? '/v1/bot';
    this.#addressOf = options.addressOf ?? ((request) => request.socket.remoteAddress ?? '');
    this.#visits = new Visits(addresses, limits.helloMs, options.isProxy ?? (() => false));
    this.#ownServer = options.server === undefined;
    this.#server = options.server ?? createServer(refuseHttp);
    this.#arrived = arrived;
    this.#sockets = new WebSocketServer({
      noServer: true,
      clientTracking: false,
      perMessageDeflate: false,
      maxPayload: limits.hardFrameBytes,
      // Pings are limited by the budget of the session, which says why it closes; the library would cut without a word.
      ...{
        maxFragments: limits.fragments,
        maxBufferedChunks: 4096,
        closeTimeout: limits.closeMs,
        maxPendingAutoPongs: 0,
      },
    });
    this.#take(this.#server);
  }

  /** Where bots connect to the first server, which listens. */
  get url(): string {
    return this.#urlOf(this.#server);
  }

  /** Lets the first server listen. */
  async listen(port: number, host: string): Promise<void> {
    this.#server.listen(port, host);
    await once(this.#server, 'listening');
  }

  /** Takes over the upgrades of a further server. @returns the url that bots connect to there */
  open(door: Server | SecureServer): string {
    this.#doors.push(door);
    this.#take(door);
    return this.#urlOf(door);
  }

  /** Whether the socket of a plain request is one too many, so that the request is refused. */
  isCrowded(request: IncomingMessage): boolean {
    return this.#visits.isCrowded(request.socket);
  }

  /** Lets nobody in any more. A server of its own is closed with all that is connected to it. */
  async close(): Promise<void> {
    for (const server of [this.#server, ...this.#doors]) {
      server.off('upgrade', this.#upgrade).off('connection', this.#connection);
    }
    if (!this.#ownServer || !this.#server.listening) return;
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  #take(server: Server | SecureServer): void {
    server.on('connection', this.#connection).on('upgrade', this.#upgrade);
  }

  #urlOf(server: Server | SecureServer): string {
    const { address, port, family } = server.address() as AddressInfo;
    const scheme = server instanceof TlsServer ? 'wss' : 'ws';
    return `${scheme}://${family === 'IPv6' ? `[${address}]` : address}:${port}${this.#path}`;
  }

  #onUpgrade(request: IncomingMessage, raw: Duplex, head: Buffer): void {
    const path = (request.url ?? '').split('?', 1)[0];
    if (path !== this.#path) {
      if (this.#ownServer) raw.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
      return;
    }
    raw.on('error', () => raw.destroy());
    if (raw instanceof Socket) raw.setNoDelay(true);
    const address = this.#addressOf(request);
    const room = this.#visits.name(request.socket, address);
    if (room === 'cut') {
      raw.destroy();
      return;
    }
    this.#sockets.handleUpgrade(request, raw, head, (socket) => {
      const { origin } = request.headers;
      this.#arrived({ socket, raw, ahead: head.length > 0, address, origin, crowded: room === 'told' });
    });
  }
}

/** A server of the gateway's own answers nothing but WebSockets. */
function refuseHttp(_request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(426, { Upgrade: 'websocket', 'Content-Type': 'text/plain', Connection: 'close' });
  response.end('Bots connect here by WebSocket.\n');
}
