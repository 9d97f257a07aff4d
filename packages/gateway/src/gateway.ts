import { randomBytes } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { Server as SecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { Server as TlsServer } from 'node:tls';
import type { GoodbyeReason, Limits } from '@bassadewitz/protocol';
import type { Clock, Seat } from '@bassadewitz/referee';
import { DEFAULT_STRIKES, SystemClock, timesOf } from '@bassadewitz/referee';
import type { Result } from '@bassadewitz/rules';
import type { Logger } from 'pino';
import { WebSocketServer } from 'ws';
import { Addresses } from './addresses.ts';
import type { Bot, BotIdentity } from './bot.ts';
import { BotSeat } from './bot-seat.ts';
import { receive } from './frame.ts';
import { Heart } from './heart.ts';
import type { GatewayLimits, GatewayOptions } from './options.ts';
import { limitsOf } from './options.ts';
import { Turn } from './outbox.ts';
import type { ExpectedBot } from './roster.ts';
import { Roster } from './roster.ts';
import { type House, Session } from './session.ts';

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

/** Where an expected bot is. */
export const BOT_STATES = ['expected', 'preparing', 'ready', 'lost', 'left'] as const;

export type BotState = (typeof BOT_STATES)[number];

/** What a gateway knows of an expected bot. */
export interface BotStatus {
  readonly id: string;
  readonly name: string;
  readonly state: BotState;
  /** What it said in its last hello. */
  readonly identity: BotIdentity | undefined;
  /** The least round trip of its connection in ms, where one was measured. */
  readonly roundTripMs: number | undefined;
}

/** Bots' WebSocket sessions: lets expected bots in, and turns each into seats that a table can play through. */
export class Gateway extends EventEmitter<GatewayEvents> {
  readonly clock: Clock;
  readonly limits: GatewayLimits;
  readonly log: Logger;
  readonly #path: string;
  readonly #origins: readonly string[];
  readonly #addressOf: (request: IncomingMessage) => string;
  readonly #server: Server | SecureServer;
  /** Servers beside the first that bots may connect to as well. */
  readonly #doors: (Server | SecureServer)[] = [];
  readonly #ownServer: boolean;
  readonly #sockets: WebSocketServer;
  readonly #roster = new Roster();
  readonly #sessions = new Set<Session>();
  readonly #heart: Heart;
  readonly #house: House;
  #draining: GoodbyeReason | undefined;
  #onEmpty: () => void = () => {};
  readonly #upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) =>
    this.#onUpgrade(request, socket, head);

  /** @throws RangeError naming the value received, for an option that is out of range */
  constructor(options: GatewayOptions) {
    super();
    const limits = limitsOf(options.limits);
    this.clock = options.clock ?? new SystemClock();
    this.limits = limits;
    this.log = options.log;
    this.#path = options.path ?? '/v1/bot';
    this.#origins = options.origins ?? [];
    this.#addressOf = options.addressOf ?? ((request) => request.socket.remoteAddress ?? '');
    this.#ownServer = options.server === undefined;
    this.#server = options.server ?? createServer(refuseHttp);
    this.#sockets = new WebSocketServer({
      noServer: true,
      clientTracking: false,
      perMessageDeflate: false,
      maxPayload: limits.hardFrameBytes,
      // Pings are limited by the budget of the session, which says why it closes; the library would cut without a word.
      ...{
        maxFragments: limits.fragments,
        maxBufferedChunks: 4096,
        closeTimeout: limits.closeMs,
        maxPendingAutoPongs: 0,
      },
    });
    this.#heart = new Heart(limits.heartbeatMs, limits.missedBeats);
    this.#house = {
      log: options.log,
      clock: this.clock,
      limits,
      told: toldLimits(options, limits),
      software: options.software ?? 'bassadewitz',
      turn: new Turn(),
      roster: this.#roster,
      addresses: new Addresses(limits),
      receive: (session, frame, binary) => receive(session, this.#house, frame, binary),
      enter: (session, bot, identity) => this.#enter(session, bot, identity),
      ready: (session) => this.#ready(session),
      left: (session) => this.#left(session),
      leave: (session) => this.#leave(session),
      gone: (session) => this.#gone(session),
    };
    this.#server.on('upgrade', this.#upgrade);
  }

  /** Where bots connect to the gateway's server, which listens. */
  get url(): string {
    return this.#urlOf(this.#server);
  }

  /**
   * Lets the server listen.
   *
   * @param port 0 for any that is free
   * @returns the url that bots connect to; rejects with the error of Node, `EADDRINUSE` for one
   */
  async listen(port = 0, host = '127.0.0.1'): Promise<string> {
    this.#server.listen(port, host);
    await once(this.#server, 'listening');
    this.log.info({ url: this.url }, 'listening');
    return this.url;
  }

  /**
   * Lets bots come in by another server, too, which listens already: the arena's own where the first one speaks TLS, for one.
   *
   * @returns the url that bots connect to there
   */
  open(door: Server | SecureServer): string {
    this.#doors.push(door);
    door.on('upgrade', this.#upgrade);
    return this.#urlOf(door);
  }

  /** Expects a bot. @throws RangeError naming what is wrong with its name or token, or who has it */
  expect(bot: ExpectedBot): void {
    this.#roster.add(bot);
  }

  /**
   * Who a token lets in that came another way than in a hello. Failures count with the failed logins of the address.
   *
   * @returns the bot's id, or the code of the refusal
   */
  authorize(token: string, address: string): Result<string, 'UNAUTHORIZED' | 'TOO_MANY_LOGINS'> {
    const bot = this.#roster.botOf(token);
    if (bot !== undefined) return { ok: true, value: bot.id };
    const { addresses } = this.#house;
    const now = this.clock.now();
    if (!addresses.mayLogIn(address, now)) return { ok: false, error: 'TOO_MANY_LOGINS' };
    addresses.loginFailed(address, now);
    return { ok: false, error: 'UNAUTHORIZED' };
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
    for (const server of [this.#server, ...this.#doors]) server.off('upgrade', this.#upgrade);
    if (!this.#ownServer || !this.#server.listening) return;
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  #urlOf(server: Server | SecureServer): string {
    const { address, port, family } = server.address() as AddressInfo;
    const scheme = server instanceof TlsServer ? 'wss' : 'ws';
    return `${scheme}://${family === 'IPv6' ? `[${address}]` : address}:${port}${this.#path}`;
  }

  #onUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const path = (request.url ?? '').split('?', 1)[0];
    if (path !== this.#path) {
      if (this.#ownServer) socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
      return;
    }
    socket.on('error', () => socket.destroy());
    if (socket instanceof Socket) socket.setNoDelay(true);
    this.#sockets.handleUpgrade(request, socket, head, (ws) => {
      const address = this.#addressOf(request);
      const welcome = this.#house.addresses.opened(address);
      const session = new Session(this.#house, ws, socket, address, `s-${randomBytes(9).toString('base64url')}`);
      this.#sessions.add(session);
      this.#heart.add(session);
      const { origin } = request.headers;
      if (!welcome) session.close('TOO_MANY_CONNECTIONS');
      else if (origin !== undefined && !this.#origins.includes(origin)) session.close('ORIGIN_REFUSED');
      else if (this.#draining !== undefined) session.goodbye(this.#draining, 'the server is closing');
    });
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
    this.#house.addresses.closed(session.address);
    if (this.#sessions.size === 0) this.#onEmpty();
  }
}

/** Waits for the bot to be ready the next time. A list for each bot: with many, an event would wake all for every one. */
async function nextReady(bot: Bot, signal: AbortSignal | undefined): Promise<void> {
  signal?.throwIfAborted();
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const giveUp = () => reject(signal?.reason);
  bot.waiting.add(resolve);
  signal?.addEventListener('abort', giveUp, { once: true });
  try {
    await promise;
  } finally {
    bot.waiting.delete(resolve);
    signal?.removeEventListener('abort', giveUp);
  }
}

function toldLimits(options: GatewayOptions, limits: GatewayLimits): Limits {
  const { moveMs, bankMs, networkCapMs } = timesOf(options.time);
  return {
    softFrameBytes: limits.softFrameBytes,
    hardFrameBytes: limits.hardFrameBytes,
    prepareMs: limits.prepareMs,
    heartbeatMs: limits.heartbeatMs,
    moveMs,
    bankMs,
    networkMs: networkCapMs,
    strikes: options.strikes ?? DEFAULT_STRIKES,
    framesPerSecond: limits.framesPerSecond,
    badFrames: limits.badFrames,
    bufferedBytes: limits.bufferedBytes,
  };
}

function statusOf(bot: Bot): BotStatus {
  const roundTripMs = Number.isFinite(bot.leastRoundTrip) ? bot.leastRoundTrip : undefined;
  return { id: bot.id, name: bot.name, state: stateOf(bot), identity: bot.identity, roundTripMs };
}

function stateOf(bot: Bot): BotState {
  if (bot.session !== undefined) return bot.session.state === 'ready' ? 'ready' : 'preparing';
  if (bot.left) return 'left';
  return bot.identity === undefined ? 'expected' : 'lost';
}

/** A server of the gateway's own answers nothing but WebSockets. */
function refuseHttp(_request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(426, { Upgrade: 'websocket', 'Content-Type': 'text/plain' });
  response.end('Bots connect here by WebSocket.\n');
}
