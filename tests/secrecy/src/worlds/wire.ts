import { once } from 'node:events';
import type { ServerMessage } from '@bassadewitz/protocol';
import { WebSocket } from 'ws';

/** One connection of a bot by hand. Everything that the server sends over it is kept as it came, control frames included. */
export class Wire {
  readonly socket: WebSocket;
  readonly closed: Promise<unknown>;
  /** Text frames as they are; `<ping …>`, `<binary …>` and `<close …>` for the rest. */
  readonly heard: string[] = [];
  #cut = false;

  constructor(url: string, received: (message: ServerMessage) => void) {
    this.socket = new WebSocket(url, { perMessageDeflate: false });
    this.socket.on('message', (payload, binary) => {
      const text = payload.toString();
      this.heard.push(binary ? `<binary ${text}>` : text);
      received(JSON.parse(text) as ServerMessage);
    });
    this.socket.on('ping', (payload) => this.heard.push(`<ping ${payload.toString()}>`));
    this.socket.on('error', () => {});
    this.socket.on('close', (code, reason) => {
      if (!this.#cut) this.heard.push(`<close ${code} ${reason.toString()}>`);
    });
    this.closed = once(this.socket, 'close');
  }

  send(frame: object | string | Uint8Array): void {
    const plain = typeof frame === 'object' && !(frame instanceof Uint8Array);
    this.socket.send(plain ? JSON.stringify(frame) : frame, { binary: frame instanceof Uint8Array });
  }

  /** Cuts the connection without a word. */
  cut(): void {
    this.#cut = true;
    this.socket.terminate();
  }
}
