import { Budget } from './budget.ts';
import type { GatewayLimits } from './options.ts';

/** Each six seconds forgive one failed login. */
const LOGINS_PER_SECOND = 1 / 6;

/** What each address has open, and how often it failed to log in. */
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

  /** Counts a socket that was opened; false where it is one too many. It counts until `closed` in any case. */
  opened(address: string): boolean {
    const here = (this.#open.get(address) ?? 0) + 1;
    this.#open.set(address, here);
    this.#all += 1;
    return here <= this.#limits.connectionsPerAddress && this.#all <= this.#limits.connections;
  }

  closed(address: string): void {
    const here = (this.#open.get(address) ?? 1) - 1;
    if (here === 0) this.#open.delete(address);
    else this.#open.set(address, here);
    this.#all -= 1;
  }

  mayLogIn(address: string, now: number): boolean {
    return this.#logins.get(address)?.spent(now) !== true;
  }

  loginFailed(address: string, now: number): void {
    let budget = this.#logins.get(address);
    if (budget === undefined) {
      // Before it grows, what is forgiven is forgotten.
      for (const [other, spent] of this.#logins) if (spent.full(now)) this.#logins.delete(other);
      budget = new Budget(this.#limits.failedLogins, LOGINS_PER_SECOND, now);
      this.#logins.set(address, budget);
    }
    budget.spend(now);
  }
}
