import type { BotMessage, ErrorMessage, Goodbye, Welcome } from '@bassadewitz/protocol';
import { decodeServerFrame, encode, PROTOCOL_VERSIONS } from '@bassadewitz/protocol';
import { nounFor } from '@bassadewitz/rules';
import type { Connection } from './connection.ts';
import type { Ending } from './ending.ts';
import { endingOf } from './ending.ts';
import { ClientError } from './errors.ts';
import { nameOf } from './mistake.ts';
import type { Settings } from './options.ts';
import { withPlayed } from './played-instead.ts';
import type { Player } from './player.ts';
import type { Report } from './report.ts';
import { CLIENT } from './version.ts';

/** How long the server may take from the hello to its welcome, in ms. */
const WELCOME_MS = 10_000;

/** A session that lasted so long in ms, or brought a request, counts as a success: attempts are counted anew after it. */
const LASTING_MS = 5_000;

/** How long the server may take from its goodbye to closing the connection, in ms. */
const CLOSE_MS = 1_000;

/** How long a bot that leaves waits for the server's goodbye, in ms. */
const LEAVE_MS = 1_000;

/** Pings that may fail to come before the connection counts as lost. */
const MISSED_PINGS = 3;

const STATES = ['opening', 'greeting', 'preparing', 'playing', 'leaving', 'over'] as const;

export interface SessionContext {
  readonly name: string;
  readonly version: string;
  readonly player: Player;
  readonly settings: Settings;
  readonly report: Report;
}

/** One connection's life, from opening it to its last words. */
export class Session {
  readonly #context: SessionContext;
  readonly #connection: Connection;
  readonly #done: (ending: Ending) => void;
  #state: (typeof STATES)[number] = 'opening';
  #timer: ReturnType<typeof setTimeout> | undefined;
  #goodbye: Goodbye | undefined;
  #error: ErrorMessage | undefined;
  #failure: ClientError | undefined;
  #welcomed = false;
  #lasting = false;

  /** Opens a connection; `done` is called once, when it is over. */
  constructor(context: SessionContext, done: (ending: Ending) => void) {
    this.#context = context;
    this.#done = done;
    this.#connection = context.settings.dial(context.settings.url, {
      opened: () => this.#hello(),
      received: (text) => this.#received(text),
      closed: (code, reason, status) => this.#closed(code, reason, status),
    });
  }

  /** Whether the server took the bot in. */
  get welcomed(): boolean {
    return this.#welcomed;
  }

  /** Whether the session lasted, so that the next attempt to connect is a first one. */
  get lasting(): boolean {
    return this.#lasting;
  }

  /** Ends the session from this side, in good order where there is one. */
  leave(): void {
    if (this.#state === 'over' || this.#state === 'leaving') return;
    const greeted = this.#state === 'preparing' || this.#state === 'playing';
    this.#state = 'leaving';
    if (!greeted) {
      this.#connection.drop();
      return;
    }
    this.#send({ type: 'goodbye' });
    this.#after(LEAVE_MS, () => this.#connection.drop());
  }

  #hello(): void {
    const { name, version, settings } = this.#context;
    const { token, tables } = settings;
    this.#state = 'greeting';
    this.#send({
      type: 'hello',
      versions: [...PROTOCOL_VERSIONS],
      ...(token === undefined ? {} : { token }),
      name,
      version,
      tables,
      client: CLIENT,
    });
    this.#after(WELCOME_MS, () => this.#giveUp(`no welcome came within ${WELCOME_MS} ms of the hello`));
  }

  #received(text: string): void {
    const decoded = decodeServerFrame(text);
    if (!decoded.ok) {
      const { code, message } = decoded.error;
      this.#context.report.trouble('frame', `the server sent a frame that cannot be read: ${code}: ${message}`);
      return;
    }
    const message = decoded.value;
    const { player } = this.#context;
    switch (message.type) {
      case 'request':
        this.#lasting = true;
        if (this.#state === 'playing') player.request(message);
        return;
      case 'deal-result':
        player.dealResult(message);
        return;
      case 'match-result':
        player.matchResult(message);
        return;
      case 'welcome':
        if (this.#state === 'greeting') void this.#prepare(message);
        return;
      case 'error':
        this.#refused(message);
        return;
      case 'goodbye':
        this.#goodbye = message;
        // The server closes. Should it forget to, the bot does not wait for ever.
        this.#after(CLOSE_MS, () => this.#connection.close(1000, ''));
        return;
      default:
        // A message of a later minor version: a bot ignores what it does not know.
        return;
    }
  }

  async #prepare(welcome: Welcome): Promise<void> {
    this.#state = 'preparing';
    this.#welcomed = true;
    clearTimeout(this.#timer);
    this.#connection.expectTraffic?.(welcome.limits.heartbeatMs * MISSED_PINGS);
    const { player, report, settings } = this.#context;
    if (welcome.tables < settings.tables) {
      report.say(
        `offered to play ${settings.tables} ${nounFor(settings.tables, 'table')} at once; the server gives at most ${welcome.tables}`,
      );
    }
    try {
      await player.prepare(welcome);
    } catch (error) {
      this.#failure = new ClientError('PREPARE_FAILED', `prepare failed: ${nameOf(error)}`, { cause: error });
      this.leave();
      return;
    }
    if (this.#state !== 'preparing') return;
    this.#state = 'playing';
    this.#send({ type: 'ready' });
    player.attach((request, card) => this.#answer(request, card));
    this.#after(LASTING_MS, () => {
      this.#lasting = true;
    });
  }

  #answer(request: string, card: string | undefined): void {
    // Written out, since it is the one message of which there are tens of thousands a second. Without a card, or with a
    // string that is none, the server refuses it by name and plays on.
    const played = card === undefined ? '' : `,"card":${JSON.stringify(card)}`;
    this.#connection.send(`{"type":"play","request":${JSON.stringify(request)}${played}}`);
  }

  #refused(error: ErrorMessage): void {
    const { player, report } = this.#context;
    const { code, message, docs, request, match, played } = error;
    // One that names no request may be the reason why the connection closes.
    if (request === undefined) this.#error = error;
    player.error(error);
    const about =
      request === undefined ? '' : ` on request ${request}${match === undefined ? '' : ` of match ${match}`}`;
    report.trouble(`error ${code}`, `the server says ${code}${about}: ${withPlayed(message, played)} (see ${docs})`);
  }

  #giveUp(why: string): void {
    this.#closed(1006, why, undefined);
    this.#connection.drop();
  }

  #closed(code: number, reason: string, status: number | undefined): void {
    if (this.#state === 'over') return;
    const leaving = this.#state === 'leaving';
    this.#state = 'over';
    clearTimeout(this.#timer);
    this.#context.player.detach();
    const goodbye = this.#goodbye;
    if (this.#failure !== undefined) this.#done({ next: 'stop', error: this.#failure });
    else if (leaving) this.#done({ next: 'done', reason: 'bot-left', message: goodbye?.message ?? '' });
    else this.#done(endingOf({ goodbye, error: this.#error, code, reason, status }));
  }

  #after(ms: number, then: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(then, ms);
  }

  #send(message: BotMessage): void {
    this.#connection.send(encode(message));
  }
}
