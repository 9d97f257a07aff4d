import type { Clock } from '@bassadewitz/referee';
import type { WebSocket } from 'ws';

/**
 * Pings and pongs of one connection. Each ping carries its number, so that only the answer to it is measured: an old or unasked
 * pong says nothing.
 */
export class Pulse {
  readonly #socket: WebSocket;
  readonly #clock: Clock;
  #number = 0;
  #sentAt: number | undefined;
  /** Pings since the last sign of life. */
  #missed = 0;

  constructor(socket: WebSocket, clock: Clock) {
    this.#socket = socket;
    this.#clock = clock;
  }

  get missed(): number {
    return this.#missed;
  }

  /** Notes a sign of life: any frame that came. */
  alive(): void {
    this.#missed = 0;
  }

  beat(): void {
    this.#number += 1;
    this.#missed += 1;
    this.#sentAt = this.#clock.now();
    this.#socket.ping(String(this.#number));
  }

  /** The round trip in ms, if this is the answer to the last ping. */
  pong(payload: Buffer): number | undefined {
    if (this.#sentAt === undefined || payload.toString('latin1') !== String(this.#number)) return undefined;
    const roundTrip = this.#clock.now() - this.#sentAt;
    this.#sentAt = undefined;
    return roundTrip;
  }
}
