import type { Presence } from '@bassadewitz/referee';
import type { Budget } from './budget.ts';
import type { Connection } from './connection.ts';
import { PlainPlays } from './plain-play.ts';
import { Requests } from './requests.ts';

/** What a bot said of itself in its last hello. */
export interface BotIdentity {
  readonly name: string;
  readonly version: string;
  /** Tables that it can be given at once: what it offered, or what the server allows if that is less. */
  readonly tables: number;
  readonly client: string | undefined;
}

/** One expected bot, across its connections: its session of the moment, its seats, and the requests that it was sent. */
export class Bot {
  readonly name: string;
  /** What the server knows it by: its name, but for instances of one bot. */
  readonly id: string;
  identity: BotIdentity | undefined;
  /** The session that said hello last, while it lasts. */
  session: Connection | undefined;
  /** The hash of the token by which it last logged in. */
  tokenHash = '';
  /** Whether it has ever been ready. */
  cameOnce = false;
  /** Whether it said goodbye and has not come back since. */
  left = false;
  /** Whether its last connection was closed for what it sent. */
  expelled = false;
  /** How often it may still log in. */
  logins: Budget | undefined;
  /** The least round trip of the connection of the moment, in ms. */
  leastRoundTrip = Number.POSITIVE_INFINITY;
  /** Who waits for it to be ready. */
  readonly waiting = new Set<() => void>();
  /** The requests that it was sent, and the seats that wait for an answer. */
  readonly requests = new Requests();
  /** How its answers are read that are written as most are. */
  readonly plays = new PlainPlays(this.requests.prefix);

  constructor(name: string, id = name) {
    this.name = name;
    this.id = id;
  }

  get presence(): Presence {
    if (this.session?.state === 'ready') return 'present';
    if (!this.cameOnce) return 'absent';
    return this.expelled ? 'expelled' : 'away';
  }
}
