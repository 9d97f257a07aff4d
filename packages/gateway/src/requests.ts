import { randomBytes } from 'node:crypto';
import { OpenRequests } from './open-requests.ts';
import type { WaitingSeat } from './waiting-seat.ts';

/** What a request is that is not open any more. */
export type ClosedRequest = 'LATE' | 'DUPLICATE' | 'UNKNOWN_REQUEST';

/** More digits than a counter that is a number can have without losing its last. */
const DIGITS = 15;

/**
 * The requests and matches of one bot, by the names under which it knows them: a random prefix and a counter. Each bot has counters of
 * its own, so that a name tells nothing that the bot does not know. The prefix is there so that an answer to a server that was
 * restarted since cannot hit a request of this one.
 */
export class Requests {
  /** What all names here begin with. */
  readonly prefix = `${randomBytes(6).toString('base64url')}.`;
  readonly #open = new OpenRequests();
  /** Requests that ran out and were not answered since. */
  readonly #expired = new Set<number>();
  #requests = 0;
  #matches = 0;

  /** The name of a new match. */
  nameMatch(): string {
    this.#matches += 1;
    return `${this.prefix}m${this.#matches}`;
  }

  /** Opens a request of a seat; its number. */
  open(seat: WaitingSeat): number {
    const number = this.#requests;
    this.#requests += 1;
    this.#open.add(number, seat);
    return number;
  }

  nameOf(number: number): string {
    return this.prefix + number;
  }

  /** The seat that waits for the answer to a request; undefined where the request is not open. */
  seatOf(name: string): WaitingSeat | undefined {
    return this.#open.get(this.#numberOf(name));
  }

  /** The same by its number. */
  seatAt(number: number): WaitingSeat | undefined {
    return this.#open.get(number);
  }

  /** The seats that wait for an answer, the longest waiting first. */
  get waiting(): Iterable<WaitingSeat> {
    return this.#open;
  }

  /** How many they are. */
  get waitingCount(): number {
    return this.#open.size;
  }

  close(number: number): void {
    this.#open.delete(number);
  }

  /** Closes a request that ran out: the first answer to it is late, any further one a duplicate. */
  expire(number: number): void {
    this.#open.delete(number);
    this.#expired.add(number);
  }

  /** Judges an answer to a request that is not open. */
  judgeClosed(name: string): ClosedRequest {
    const number = this.#numberOf(name);
    if (number < 0 || number >= this.#requests) return 'UNKNOWN_REQUEST';
    return this.#expired.delete(number) ? 'LATE' : 'DUPLICATE';
  }

  /** The number of a name that was or will be given here; -1 for any other text. */
  #numberOf(name: string): number {
    const start = this.prefix.length;
    const { length } = name;
    if (length === start || length > start + DIGITS || !name.startsWith(this.prefix)) return -1;
    let number = 0;
    for (let i = start; i < length; i++) {
      const digit = name.charCodeAt(i) - 48;
      if (digit < 0 || digit > 9 || (i === start && digit === 0 && length > start + 1)) return -1;
      number = number * 10 + digit;
    }
    return number;
  }
}
