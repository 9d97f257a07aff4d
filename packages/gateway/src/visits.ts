import type { Socket } from 'node:net';
import type { Addresses, Room } from './addresses.ts';

/** A socket while it is open. */
interface Visit {
  room: Room;
  /** The address that it counts for; a proxy's counts for none until a request says whom it speaks for. */
  address: string | undefined;
  /** Cuts a socket that is one too many, if it does not ask for anything that could be refused. */
  timer: NodeJS.Timeout | undefined;
}

/** Counts every socket from its opening, whatever it asks for later, and ends those that are too many. */
export class Visits {
  readonly #addresses: Addresses;
  readonly #graceMs: number;
  readonly #isProxy: (address: string) => boolean;
  /** By both ends' addresses and ports: under TLS a request has another object for its socket than the server announced. */
  readonly #open = new Map<string, Visit>();

  /**
   * @param graceMs how long a socket that is one too many may take to ask for something, so that it can be told
   * @param isProxy whether sockets of an address speak for others
   */
  constructor(addresses: Addresses, graceMs: number, isProxy: (address: string) => boolean) {
    this.#addresses = addresses;
    this.#graceMs = graceMs;
    this.#isProxy = isProxy;
  }

  /** A socket was opened. */
  begin(socket: Socket): void {
    this.#begin(socket);
  }

  /** A request on the socket says for which address it is to be counted. */
  name(socket: Socket, address: string): Room {
    const visit = this.#open.get(keyOf(socket)) ?? this.#begin(socket);
    clearTimeout(visit.timer);
    if (visit.address !== address) {
      if (visit.address !== undefined) this.#addresses.left(visit.address);
      visit.address = address;
      visit.room = worse(visit.room, this.#addresses.came(address));
    }
    return visit.room;
  }

  isCrowded(socket: Socket): boolean {
    return (this.#open.get(keyOf(socket))?.room ?? 'free') !== 'free';
  }

  #begin(socket: Socket): Visit {
    const address = socket.remoteAddress ?? '';
    const visit: Visit = { room: this.#addresses.opened(), address: undefined, timer: undefined };
    const key = keyOf(socket);
    this.#open.set(key, visit);
    if (!this.#isProxy(address)) {
      visit.address = address;
      visit.room = worse(visit.room, this.#addresses.came(address));
    }
    socket.once('close', () => {
      clearTimeout(visit.timer);
      if (this.#open.get(key) === visit) this.#open.delete(key);
      this.#addresses.closed();
      if (visit.address !== undefined) this.#addresses.left(visit.address);
    });
    if (visit.room === 'cut') socket.destroy();
    else if (visit.room === 'told') visit.timer = setTimeout(() => socket.destroy(), this.#graceMs);
    return visit;
  }
}

function keyOf({ remoteAddress, remotePort, localAddress, localPort }: Socket): string {
  return `${remoteAddress} ${remotePort} ${localAddress} ${localPort}`;
}

const ORDER: readonly Room[] = ['free', 'told', 'cut'];

function worse(a: Room, b: Room): Room {
  return ORDER.indexOf(a) > ORDER.indexOf(b) ? a : b;
}
