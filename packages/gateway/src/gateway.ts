import { randomBytes } from 'node:crypto';
import { EventEmitter } from 'node:events';
import type { IncomingMessage, Server } from 'node:http';
import type { Server as SecureServer } from 'node:https';
import type { ErrorCode, GoodbyeReason } from '@bassadewitz/protocol';
import { errorMessage } from '@bassadewitz/protocol';
import type { Clock, Seat } from '@bassadewitz/referee';
import { SystemClock } from '@bassadewitz/referee';
import type { Result } from '@bassadewitz/rules';
import type { Logger } from 'pino';
import { Addresses } from './addresses.ts';
import type { Bot, BotIdentity } from './bot.ts';
import { BotSeat } from './bot-seat.ts';
import { type BotStatus, statusOf } from './bot-status.ts';
import { type Arrival, Entrance } from './entrance.ts';
import { receive, receivePlay } from './frame.ts';
import { Heart } from './heart.ts';
import { Journal } from './journal.ts';
import { nextReady } from './next-ready.ts';
import type { GatewayLimits, GatewayOptions } from './options.ts';
import { limitsOf } from './options.ts';
import { Turn } from './outbox.ts';
import type { ExpectedBot } from './roster.ts';
import { Roster } from './roster.ts';
import { type House, Session } from './session.ts';
import { toldLimits } from './told-limits.ts';

/** What a gateway reports of its bots, each with the bot's id: its name, where no other was given. */
export interface GatewayEvents {
  /** The bot said a hello that was accepted: the first time, after a loss, or in place of an older session. */
  hello: [id: string, identity: BotIdentity];
  /** The bot is ready, for the first time or again. Its open requests have been sent again. */
  ready: [id: string, identity: BotIdentity];
  /** The bot's connection is gone; `ended` is the code that it ended with, where there was one. It may come back. */
  lost: [id: string, ended: string | undefined];
  /** The bot said goodbye. */
  left: [id: string];
}

/** Why somebody is not let in. */
export type LoginRefusal = 'UNAUTHORIZED' | 'TOO_MANY_LOGINS';

/** Bots' WebSocket sessions: lets expected bots in, and turns each into seats that a table can play through. */
export class Gateway extends EventEmitter<GatewayEvents> {
  readonly clock: Clock;
  readonly limits: GatewayLimits;
  readonly log: Logger;
  readonly #origins: readonly string[];
  readonly #entrance: Entrance;
  readonly #roster = new Roster();
  readonly #sessions = new Set<Session>();
  readonly #heart: Heart;
  readonly #house: House;
  #draining: GoodbyeReason | undefined;
  #onEmpty: () => void = () => {};

  /** @throws RangeError naming the value received, for an option that is out of range */
  constructor(options: GatewayOptions) {
    super();
    const limits = limitsOf(options.limits);
    this.clock = options.clock ?? new SystemClock();
    this.limits = limits;
    this.log = options.log;
    this.#origins = options.origins ?? [];
    this.#heart = new Heart(limits.heartbeatMs, limits.missedBeats);
    this.#house = {
      log: options.log,
      journal: new Journal(options.log, this.clock),
      clock: this.clock,
      limits,
      told: toldLimits(options, limits),
      software: options.software ?? 'bassadewitz',
      turn: new Turn(this.clock),
      roster: this.#roster,
      addresses: new Addresses(limits),
      receive: (session, frame, binary) => receive(session, this.#house, frame, binary),
      receivePlay: (session, frame) => receivePlay(session, this.#house, frame),
      enter: (session, bot, identity) => this.#enter(session, bot, identity),
      ready: (session) => this.#ready(session),
      left: (session) => this.#left(session),
      leave: (session) => this.#leave(session),
      gone: (session) => this.#gone(session),
    };
    this.#entrance = new Entrance(options, limits, this.#house.addresses, (arrival) => this.#arrived(arrival));
  }

  /** Where bots connect to the gateway's server, which listens. */
  get url(): string {
    return this.#entrance.url;
  }

  /**
   * Lets the server listen.
   *
   * @param port 0 for any that is free
   * @returns the url that bots connect to; rejects with the error of Node, `EADDRINUSE` for one
   */
  async listen(port = 0, host = '127.0.0.1'): Promise<string> {
    await this.#entrance.listen(port, host);
    this.log.info({ url: this.url }, 'listening');
    return this.url;
  }

  /**
   * Lets bots come in by another server, too, which listens already: the arena's own where the first one speaks TLS, for one.
   *
   * @returns the url that bots connect to there
   */
  open(door: Server | SecureServer): string {
    return this.#entrance.open(door);
  }

  /** Expects a bot. @throws RangeError naming what is wrong with its name or token, or who has it */
  expect(bot: ExpectedBot): void {
    this.#roster.add(bot);
  }

  /** Expects a bot no more: its session is closed in good order, its tokens let nobody in. @throws RangeError if it is not expected */
  forget(id: string, message = 'the organiser expects this bot no more'): void {
    const bot = this.#roster.get(id);
    this.#roster.remove(bot);
    bot.session?.goodbye('tournament-over', message);
  }

  /**
   * Who a token lets in that came another way than in a hello. Failures count with the failed logins of the address.
   *
   * @returns the bot's id, or the code of the refusal
   */
  authorize(token: string, address: string): Result<string, LoginRefusal> {
    const bot = this.#roster.botOf(token);
    return bot === undefined ? { ok: false, error: this.loginFailed(address) } : { ok: true, value: bot.id };
  }

  /** Counts a failed login of an address that came another way than in a hello; the code of the refusal. */
  loginFailed(address: string): LoginRefusal {
    const { addresses } = this.#house;
    const now = this.clock.now();
    if (!addresses.mayLogIn(address, now)) return 'TOO_MANY_LOGINS';
    addresses.loginFailed(address, now);
    return 'UNAUTHORIZED';
  }

  /** Open sockets, logged in or not. */
  get connections(): number {
    return this.#sessions.size;
  }

  /** Requests that wait for an answer. */
  get openRequests(): number {
    let open = 0;
    for (const { requests } of this.#roster.bots) open += requests.waitingCount;
    return open;
  }

  /** Puts other secrets in place of those of a bot. A session that came in by one that is gone is closed. @throws RangeError */
  replaceTokens(id: string, tokenHashes: readonly string[]): void {
    const bot = this.#roster.get(id);
    this.#roster.replaceTokens(bot, tokenHashes);
    if (!tokenHashes.includes(bot.tokenHash)) {
      bot.session?.close('UNAUTHORIZED', { message: 'the token was revoked by the organiser' });
    }
  }

  /** @throws RangeError if no bot of that id is expected */
  status(id: string): BotStatus {
    return statusOf(this.#roster.get(id));
  }

  /** All expected bots, in the order in which they were expected. */
  statuses(): BotStatus[] {
    return [...this.#roster.bots].map(statusOf);
  }

  /**
   * Waits until a bot is ready; at once where it is.
   *
   * @param signal ends the waiting: rejects with its reason
   * @throws RangeError if no bot of that id is expected
   */
  async whenReady(id: string, signal?: AbortSignal): Promise<BotIdentity> {
    const bot = this.#roster.get(id);
    while (bot.session?.state !== 'ready' || bot.identity === undefined) await nextReady(bot, signal);
    return bot.identity;
  }

  /** Tells a bot something that answers no frame, if it is ready. @throws RangeError if no bot of that id is expected */
  notify(id: string, code: ErrorCode, message: string): void {
    const { session } = this.#roster.get(id);
    if (session?.state === 'ready') session.send(errorMessage(code, { message }));
  }

  /** Whether the socket of a plain request is one too many (`TOO_MANY_CONNECTIONS`): it is to be refused, and closed. */
  isCrowded(request: IncomingMessage): boolean {
    return this.#entrance.isCrowded(request);
  }

  /** A seat for a bot in one match. It stays the bot's whatever becomes of its connection. @throws RangeError if it is not expected */
  seatOf(id: string): Seat {
    return new BotSeat(this.#roster.get(id));
  }

  /**
   * Says goodbye to everyone, lets no one in any more, and waits for the connections to close; after `closeMs` they are cut. A server
   * of the gateway's own is closed as well.
   */
  async drain(reason: GoodbyeReason = 'tournament-over', message = 'the tournament is over'): Promise<void> {
    this.#draining = reason;
    for (const session of [...this.#sessions]) session.goodbye(reason, message);
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#onEmpty = resolve;
    if (this.#sessions.size === 0) resolve();
    await promise;
    this.#heart.stop();
    this.#house.journal.settle();
    await this.#entrance.close();
  }

  #arrived(arrival: Arrival): void {
    const session = new Session(this.#house, arrival, `s-${randomBytes(9).toString('base64url')}`);
    this.#sessions.add(session);
    this.#heart.add(session);
    const { origin, crowded } = arrival;
    if (crowded) session.close('TOO_MANY_CONNECTIONS');
    else if (origin !== undefined && !this.#origins.includes(origin)) session.close('ORIGIN_REFUSED');
    else if (this.#draining !== undefined) session.goodbye(this.#draining, 'the server is closing');
  }

  #enter(session: Session, bot: Bot, identity: BotIdentity): void {
    const older = bot.session;
    bot.session = session;
    bot.identity = identity;
    bot.expelled = false;
    bot.left = false;
    bot.leastRoundTrip = Number.POSITIVE_INFINITY;
    older?.goodbye('replaced', 'a newer session said hello with the same token; do not come back');
    this.emit('hello', bot.id, identity);
  }

  #ready(session: Session): void {
    const { bot } = session;
    if (bot?.identity === undefined) return;
    bot.cameOnce = true;
    for (const seat of bot.requests.waiting) seat.askAgain();
    for (const wake of bot.waiting) wake();
    this.emit('ready', bot.id, bot.identity);
  }

  #left({ bot }: Session): void {
    if (bot === undefined) return;
    bot.left = true;
    this.emit('left', bot.id);
  }

  #leave(session: Session): void {
    const { bot } = session;
    if (bot?.session !== session) return;
    bot.session = undefined;
    bot.expelled = session.flooded;
    this.emit('lost', bot.id, session.ended);
  }

  #gone(session: Session): void {
    this.#sessions.delete(session);
    this.#heart.remove(session);
    if (this.#sessions.size === 0) this.#onEmpty();
  }
}
