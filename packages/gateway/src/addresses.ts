import { Budget } from './budget.ts';
import { networkOf } from './network.ts';
import type { GatewayLimits } from './options.ts';

/** Each six seconds forgive one failed login. */
const LOGINS_PER_SECOND = 1 / 6;

/** So many sockets beyond a limit are still told that they are too many; any further one is cut without a word. */
const TOLD = 64;

/** Whether a socket may stay: `told` is one too many, which is told so and then closed; `cut` is far too many. */
export type Room = 'free' | 'told' | 'cut';

/** What each address has open, and how often it failed to log in. Of IPv6 a network of 64 bits counts as one address. */
export class Addresses {
  readonly #limits: GatewayLimits;
  readonly #open = new Map<string, number>();
  readonly #logins = new Map<string, Budget>();
  #all = 0;

  constructor(limits: GatewayLimits) {
    this.#limits = limits;
  }

  /** How many addresses have sockets open. */
  get count(): number {
    return this.#open.size;
  }

  /** Sockets that are open, over all addresses. */
  get sockets(): number {
    return this.#all;
  }

  /** Counts a socket that was opened, among all. It counts until `closed`. */
  opened(): Room {
    this.#all += 1;
    return roomFor(this.#all, this.#limits.connections);
  }

  closed(): void {
    this.#all -= 1;
  }

  /** Counts a socket for an address. It counts until `left`. */
  came(address: string): Room {
    const network = networkOf(address);
    const here = (this.#open.get(network) ?? 0) + 1;
    this.#open.set(network, here);
    return roomFor(here, this.#limits.connectionsPerAddress);
  }

  left(address: string): void {
    const network = networkOf(address);
    const here = (this.#open.get(network) ?? 1) - 1;
    if (here === 0) this.#open.delete(network);
    else this.#open.set(network, here);
  }

  mayLogIn(address: string, now: number): boolean {
    return this.#logins.get(networkOf(address))?.spent(now) !== true;
  }

  loginFailed(address: string, now: number): void {
    const network = networkOf(address);
    let budget = this.#logins.get(network);
    if (budget === undefined) {
      // Before it grows, what is forgiven is forgotten.
      for (const [other, spent] of this.#logins) if (spent.full(now)) this.#logins.delete(other);
      budget = new Budget(this.#limits.failedLogins, LOGINS_PER_SECOND, now);
      this.#logins.set(network, budget);
    }
    budget.spend(now);
  }
}

function roomFor(count: number, limit: number): Room {
  if (count <= limit) return 'free';
  return count <= limit + TOLD ? 'told' : 'cut';
}
