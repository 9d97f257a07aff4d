import { once } from 'node:events';
import type { AddressInfo, Server, Socket } from 'node:net';
import { connect, createServer } from 'node:net';

/** Passes bytes on, and cuts each connection after so many of them, wherever that is. */
export class FrailProxy {
  cuts = 0;
  readonly #to: URL;
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();

  /** @param lifetime gives for each connection how many bytes it passes on, in both directions together */
  constructor(to: string, lifetime: () => number) {
    this.#to = new URL(to);
    this.#server = createServer((near) => this.#pass(near, lifetime()));
  }

  /** The address that bots connect to. */
  async listen(): Promise<string> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    const url = new URL(this.#to);
    url.port = String((this.#server.address() as AddressInfo).port);
    return url.href;
  }

  async close(): Promise<void> {
    this.#server.close();
    for (const socket of this.#sockets) socket.destroy();
    await once(this.#server, 'close');
  }

  #pass(near: Socket, lifetime: number): void {
    const far = connect({ host: this.#to.hostname, port: Number(this.#to.port) });
    let left = lifetime;
    const forward = (from: Socket, to: Socket) => {
      this.#sockets.add(from);
      from.setNoDelay(true);
      from.on('error', () => {});
      from.on('close', () => {
        this.#sockets.delete(from);
        to.destroy();
      });
      from.on('data', (bytes) => {
        const passed = bytes.subarray(0, left);
        left -= passed.length;
        to.write(passed);
        if (left > 0) return;
        this.cuts += 1;
        from.destroy();
        // What was written before still arrives there, and then the end.
        to.end();
      });
    };
    forward(near, far);
    forward(far, near);
  }
}
