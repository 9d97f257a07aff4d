import type { DecodeError, ErrorCode, ErrorDetails, GoodbyeReason, ServerMessage } from '@bassadewitz/protocol';
import { closingAfter, closingOf, ERRORS, encode, errorMessage } from '@bassadewitz/protocol';
import type { Clock } from '@bassadewitz/referee';
import type { Logger } from 'pino';
import type { WebSocket } from 'ws';
import type { Addresses } from './addresses.ts';
import type { Bot, BotIdentity } from './bot.ts';
import { Budget } from './budget.ts';
import type { Connection } from './connection.ts';
import type { Arrival } from './entrance.ts';
import { Inbox, type MaskedFrame } from './inbox.ts';
import type { Entry, Journal } from './journal.ts';
import type { GatewayLimits } from './options.ts';
import { Outbox, type Turn } from './outbox.ts';
import { Patience } from './patience.ts';
import { Pulse } from './pulse.ts';
import type { Roster } from './roster.ts';
import type { SessionState } from './session-state.ts';
import { asciiJson } from './text-frame.ts';
import { bufferedBytesFor, type ToldLimits } from './told-limits.ts';

/** The gateway, as its sessions see it: what they have in common, and what they report. */
export interface House {
  readonly log: Logger;
  readonly journal: Journal;
  readonly clock: Clock;
  readonly limits: GatewayLimits;
  /** The limits as `welcome` tells them. */
  readonly told: ToldLimits;
  readonly software: string;
  readonly turn: Turn;
  readonly roster: Roster;
  readonly addresses: Addresses;
  /** Judges a frame that came in. */
  receive(session: Session, frame: Buffer, binary: boolean): void;
  /** Takes a frame that is a plain play; false where it has to be judged like others. */
  receivePlay(session: Session, frame: MaskedFrame): boolean;
  /** A session said a hello that was accepted. An older session of the bot is replaced. */
  enter(session: Session, bot: Bot, identity: BotIdentity): void;
  ready(session: Session): void;
  /** The bot said goodbye. */
  left(session: Session): void;
  /** A session plays no part any more, though its socket may still be open. */
  leave(session: Session): void;
  /** A session's socket is closed. */
  gone(session: Session): void;
}

/** How many refused frames of a connection are logged one by one; how many there were is logged at its end. */
const LOGGED_REFUSALS = 5;

/** One connection, from the open socket to the closed one. What its frames say is judged in frame.ts. */
export class Session implements Connection {
  readonly id: string;
  readonly address: string;
  readonly outbox: Outbox;
  readonly pulse: Pulse;
  state: SessionState = 'connected';
  /** The bot that logged in. */
  bot: Bot | undefined;
  /** Why the connection ended: an error code, or the reason of a goodbye; undefined if the other side just closed it. */
  ended: string | undefined;

  readonly #house: House;
  readonly #socket: WebSocket;
  readonly #badFrames: Budget;
  readonly #idleFrames: Budget;
  #refused = 0;
  /** Frames of the bot whose answers the socket has not taken, as far as is known. */
  #unanswered = 0;
  readonly #doubt = new Patience();
  #log: Logger;
  readonly #patience = new Patience();

  constructor(house: House, { socket, raw, ahead, address }: Arrival, id: string) {
    const { limits, clock } = house;
    this.#house = house;
    this.#socket = socket;
    this.address = address;
    this.id = id;
    this.#log = house.log.child({ session: id });
    const buffered = () => bufferedBytesFor(limits, this.bot?.identity?.tables ?? 0);
    this.outbox = new Outbox(house.turn, socket, raw, buffered, () => this.close('SLOW_READER'));
    this.pulse = new Pulse(socket, clock);
    this.#badFrames = new Budget(limits.badFrames, 1, clock.now());
    this.#idleFrames = new Budget(limits.framesPerSecond, limits.framesPerSecond, clock.now());
    this.#wait('HANDSHAKE_TIMEOUT', limits.helloMs);
    socket.on('message', (frame, binary) => {
      if (!this.#leaving) this.#guarded(() => house.receive(this, frame as Buffer, binary));
    });
    // Whoever sends before it is let in has begun a frame that cannot be followed. What comes behind a close frame counts for nothing.
    if (!ahead) new Inbox(raw, (frame) => socket.readyState === socket.OPEN && this.#takes(frame));
    socket.on('ping', () => this.#pinged());
    socket.on('pong', (payload) => this.#pong(payload));
    socket.on('error', (error) => this.#broken(error));
    socket.on('close', (code) => this.#closed(code));
    this.#log.debug({ address }, 'connected');
  }

  /** Whether it was closed for a flood of frames. */
  get flooded(): boolean {
    return this.ended === 'BUDGET_SPENT' || this.ended === 'FLOOD';
  }

  get #leaving(): boolean {
    return this.state === 'draining' || this.state === 'closed';
  }

  send(message: ServerMessage): void {
    this.outbox.send(asciiJson(encode(message)));
  }

  /** Refuses a frame that is tied to no open request, and charges it to the connection. */
  refuse(error: DecodeError, cost = 1): void {
    const { code, message, at, request } = error;
    this.#refused += 1;
    // A connection that sends nothing else must not fill the disk of the organiser.
    if (this.#refused <= LOGGED_REFUSALS) this.#note('info', 'refused a frame', { code, at });
    this.send(errorMessage(code, { message, at, request }));
    if (!this.#badFrames.spend(this.#house.clock.now(), cost)) this.close('BUDGET_SPENT');
    else if (!this.#answered()) this.#idle();
  }

  /** Closes the connection with the close code of an error, saying it first where the registry wants it said. */
  close(code: ErrorCode, details: ErrorDetails = {}): void {
    const closing = closingOf(code);
    if (closing === undefined || this.#leaving) return;
    this.#note('warn', 'closing the connection', { code });
    if (ERRORS[code].answer === 'error') this.send(errorMessage(code, details));
    this.#end(closing.code, code);
  }

  /** Ends the session in good order. */
  goodbye(reason: GoodbyeReason, message: string): void {
    if (this.#leaving) return;
    this.send({ type: 'goodbye', reason, message });
    this.#end(closingAfter(reason).code, reason);
  }

  /** The bot logged in: it is told so, and may prepare itself. */
  welcome(bot: Bot, identity: BotIdentity, protocol: string, offered: number): void {
    this.bot = bot;
    this.state = 'preparing';
    // Of local bots there may be several of one name: one for each tournament, or more.
    this.#log = this.#log.child({ bot: bot.name, ...(bot.id === bot.name ? {} : { instance: bot.id }) });
    const { name, tables, version, client } = identity;
    // Whoever offers more than `tablesPerBot` is given as many, and told by `welcome.tables`.
    this.#note('info', 'hello', { version, tables, ...(offered > tables ? { offered } : {}), client, protocol });
    this.#wait('PREPARE_TIMEOUT', this.#house.limits.prepareMs);
    const { told, software: server } = this.#house;
    this.send({ type: 'welcome', protocol, session: this.id, name, tables, limits: told(tables), server });
    this.beat();
    this.#house.enter(this, bot, identity);
  }

  /** The bot is ready for requests. */
  ready(): void {
    this.#patience.stop();
    this.state = 'ready';
    this.#note('info', 'ready');
    this.beat();
    this.#house.ready(this);
  }

  /** The bot leaves. */
  left(): void {
    this.#note('info', 'the bot says goodbye');
    this.#house.left(this);
    this.goodbye('bot-left', 'goodbye');
  }

  /** Pings the other side. */
  beat(): void {
    this.outbox.flush();
    this.pulse.beat();
  }

  doubt(): void {
    if (this.#leaving || this.#doubt.running) return;
    this.beat();
    const { missed } = this.pulse;
    this.#doubt.start(this.#house.limits.heartbeatMs, () => {
      if (this.pulse.missed >= missed) this.close('UNRESPONSIVE');
    });
  }

  #end(code: number, reason: string): void {
    this.ended = reason;
    this.state = 'draining';
    this.outbox.flush();
    this.#socket.close(code, reason);
    this.#patience.start(this.#house.limits.closeMs, () => this.#socket.terminate());
    this.#house.leave(this);
  }

  #wait(code: ErrorCode, ms: number): void {
    this.#patience.start(ms, () => this.close(code));
  }

  /** Judges a frame. Where that fails it is the arena's fault: it ends this session, and no other. */
  #guarded<T>(judge: () => T): T | undefined {
    try {
      return judge();
    } catch (error) {
      this.#log.error({ err: error }, 'the arena failed at a frame');
      this.close('INTERNAL');
      return undefined;
    }
  }

  /** Judges a frame that may be a plain play; whether it is not to be judged otherwise. */
  #takes(frame: MaskedFrame): boolean {
    return this.#guarded(() => this.#house.receivePlay(this, frame)) ?? true;
  }

  /** A ping of the other side, which the library answers. */
  #pinged(): void {
    this.pulse.alive();
    if (!this.#answered()) this.#idle();
  }

  /**
   * Counts an answer to a frame that moves nothing on. They count until the socket has taken all that was written, so that a bot which
   * sends and does not read stays bounded.
   * @returns whether that was one too many, and the connection closes
   */
  #answered(): boolean {
    if (this.#socket.bufferedAmount === 0) this.#unanswered = 0;
    this.#unanswered += 1;
    if (this.#unanswered <= this.#house.limits.unansweredFrames) return false;
    this.close('FLOOD');
    return true;
  }

  #note(level: Entry['level'], message: string, fields: object = {}): void {
    const { journal } = this.#house;
    const subject = this.bot === undefined ? { address: this.address } : { bot: this.bot.id };
    // Without a bot the address is the only clue.
    const where = this.bot === undefined ? { address: this.address, ...fields } : fields;
    journal.write(subject, this.#log, { level, fields: where, message });
  }

  /** A frame that moves nothing on. */
  #idle(): void {
    if (!this.#leaving && !this.#idleFrames.spend(this.#house.clock.now())) this.close('FLOOD');
  }

  #pong(payload: Buffer): void {
    this.pulse.alive();
    const roundTrip = this.pulse.pong(payload);
    if (roundTrip === undefined) this.#idle();
    else if (this.bot?.session === this) this.bot.leastRoundTrip = Math.min(this.bot.leastRoundTrip, roundTrip);
  }

  /** The library closes by itself on what is no WebSocket, too large, in too many parts or not UTF-8. */
  #broken(error: Error & { code?: string }): void {
    if (this.#leaving) return;
    this.ended = BROKEN[error.code ?? ''] ?? error.code ?? error.message;
    this.state = 'draining';
    this.#note('warn', 'the connection broke', { code: this.ended, error: error.message });
    this.#patience.start(this.#house.limits.closeMs, () => this.#socket.terminate());
    this.#house.leave(this);
  }

  #closed(closeCode: number): void {
    this.#patience.stop();
    this.#doubt.stop();
    const left = this.#leaving;
    this.state = 'closed';
    this.#note('info', 'closed', { closeCode, ended: this.ended, refused: this.#refused });
    if (!left) this.#house.leave(this);
    this.#house.gone(this);
  }
}

/** Codes of the library for what it closes a connection by itself. */
const BROKEN: Readonly<Record<string, ErrorCode>> = {
  WS_ERR_UNSUPPORTED_MESSAGE_LENGTH: 'FRAME_OVERSIZE',
  WS_ERR_UNSUPPORTED_DATA_PAYLOAD_LENGTH: 'FRAME_OVERSIZE',
  WS_ERR_INVALID_UTF8: 'NOT_UTF8',
  WS_ERR_TOO_MANY_BUFFERED_PARTS: 'TOO_MANY_FRAGMENTS',
};
