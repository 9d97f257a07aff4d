import type { AddressInfo } from 'node:net';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** What a slow network does to bytes, in both directions. */
export interface NetworkConditions {
  /** How long each piece is under way, in ms. */
  readonly delayMs: number;
  /** The largest piece that arrives at once, in bytes. */
  readonly pieceBytes: number;
  /** Time between two pieces, in ms. */
  readonly gapMs: number;
}

/** A slow network between a bot and a server on this machine. */
export class SlowLink {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();

  private constructor(server: Server) {
    this.#server = server;
  }

  /** Listens on a free port and passes on to `port`, slowly. */
  static async open(port: number, conditions: NetworkConditions): Promise<SlowLink> {
    const server = createServer({ noDelay: true });
    const link = new SlowLink(server);
    server.on('connection', (near) => {
      const far = connect({ port, host: '127.0.0.1', noDelay: true });
      link.#sockets.add(near).add(far);
      carry(near, far, conditions);
      carry(far, near, conditions);
    });
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(0, '127.0.0.1', resolve);
    });
    return link;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}

/** Carries bytes from one socket to another: each piece after the delay, and not sooner than the gap after the piece before. */
function carry(from: Socket, to: Socket, { delayMs, pieceBytes, gapMs }: NetworkConditions): void {
  const waiting: (() => void)[] = [];
  let free = 0;
  const later = (act: () => void): void => {
    const now = performance.now();
    free = Math.max(now + delayMs, free + gapMs);
    waiting.push(act);
    // Late timers do not fire in the order of their times: each lets the one go that has waited longest, whosever it was.
    setTimeout(() => {
      const first = waiting.shift();
      if (!to.destroyed) first?.();
    }, free - now);
  };
  from.on('data', (bytes) => {
    for (let at = 0; at < bytes.length; at += pieceBytes) {
      const piece = bytes.subarray(at, at + pieceBytes);
      later(() => to.write(piece));
    }
  });
  from.on('end', () => later(() => to.end()));
  from.on('error', () => to.destroy());
  from.on('close', () => later(() => to.destroySoon()));
}
