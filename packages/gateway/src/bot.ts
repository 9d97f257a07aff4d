import { randomBytes } from 'node:crypto';
import type { Presence } from '@bassadewitz/referee';
import type { BotSeat } from './bot-seat.ts';
import type { Session } from './session.ts';

/** What a bot said of itself in its last hello. */
export interface BotIdentity {
  readonly name: string;
  readonly version: string;
  /** Tables that it can be given at once: what it offered, or what the server allows if that is less. */
  readonly tables: number;
  readonly client: string | undefined;
}

/** What a request is that is not open any more. */
export type ClosedRequest = 'LATE' | 'DUPLICATE' | 'UNKNOWN_REQUEST';

const COUNTER = /^(0|[1-9][0-9]{0,14})$/;

/** One expected bot, across its connections: its session of the moment, its seats, and the requests that it was sent. */
export class Bot {
  readonly name: string;
  /** What the server knows it by: its name, but for instances of one bot. */
  readonly id: string;
  identity: BotIdentity | undefined;
  /** The session that said hello last, while it lasts. */
  session: Session | undefined;
  /** The hash of the token by which it last logged in. */
  tokenHash = '';
  /** Whether it has ever been ready. */
  cameOnce = false;
  /** Whether it said goodbye and has not come back since. */
  left = false;
  /** Whether its last connection was closed for what it sent. */
  expelled = false;
  /** The least round trip of the connection of the moment, in ms. */
  leastRoundTrip = Number.POSITIVE_INFINITY;
  /** Who waits for it to be ready. */
  readonly waiting = new Set<() => void>();
  /** The seats that wait for an answer, by the name of their request. */
  readonly open = new Map<string, BotSeat>();

  /** Random, so that an answer to a server that was restarted since cannot hit a request of this one. */
  readonly #prefix = randomBytes(6).toString('base64url');
  #requests = 0;
  #matches = 0;
  /** Requests that ran out and were not answered since. */
  readonly #expired = new Set<number>();

  constructor(name: string, id = name) {
    this.name = name;
    this.id = id;
  }

  get presence(): Presence {
    if (this.session?.state === 'ready') return 'present';
    if (!this.cameOnce) return 'absent';
    return this.expelled ? 'expelled' : 'away';
  }

  /** The name of a new match for this bot. Counted for each bot by itself, so it tells nothing that the bot does not know. */
  nameMatch(): string {
    this.#matches += 1;
    return `${this.#prefix}.m${this.#matches}`;
  }

  /** The name of a new request; it is open from now on. */
  openRequest(seat: BotSeat): string {
    const name = `${this.#prefix}.${this.#requests}`;
    this.#requests += 1;
    this.open.set(name, seat);
    return name;
  }

  closeRequest(name: string): void {
    this.open.delete(name);
  }

  /** Closes a request that ran out: the first answer to it is late, any further one a duplicate. */
  expireRequest(name: string): void {
    this.open.delete(name);
    this.#expired.add(Number(name.slice(this.#prefix.length + 1)));
  }

  /** Judges an answer to a request that is not open. */
  judgeClosed(name: string): ClosedRequest {
    const counter = name.slice(this.#prefix.length + 1);
    if (!name.startsWith(`${this.#prefix}.`) || !COUNTER.test(counter)) return 'UNKNOWN_REQUEST';
    const number = Number(counter);
    if (number >= this.#requests) return 'UNKNOWN_REQUEST';
    return this.#expired.delete(number) ? 'LATE' : 'DUPLICATE';
  }
}
