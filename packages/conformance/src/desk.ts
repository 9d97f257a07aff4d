import type { Play, Request } from '@bassadewitz/protocol';
import { errorMessage } from '@bassadewitz/protocol';
import type { CardName } from '@bassadewitz/rules';
import { Misconduct } from './misconduct.ts';
import type { Connection } from './server/connection.ts';
import type { Answer } from './table/match.ts';

interface Open {
  readonly request: Request;
  readonly askedAt: number;
  readonly answered: PromiseWithResolvers<Answer>;
}

/** How a request is put on the wire. */
export type Send = (request: Request) => void;

/**
 * Puts requests to a bot that is ready, and takes its answers as they come: of different matches in any order. Anything else
 * than one answer to each request is misconduct, from then on reported to whoever asks or waits.
 */
export class Desk {
  readonly connection: Connection;
  readonly #open = new Map<string, Open>();
  readonly #answered = new Set<string>();
  /** Requests that have run out. An answer to one is late, which is no misconduct. */
  readonly #expired = new Set<string>();
  #trouble: Misconduct | undefined;

  constructor(connection: Connection) {
    this.connection = connection;
    this.#listen();
  }

  /** Asks and waits for the answer, which must come in time and name a legal card. */
  async ask(request: Request, send: Send = (message) => this.connection.send(message)): Promise<Answer> {
    if (this.#trouble !== undefined) throw this.#trouble;
    const answered = Promise.withResolvers<Answer>();
    const askedAt = performance.now();
    this.#open.set(request.request, { request, askedAt, answered });
    send(request);
    const { moveMs, bankMs, networkMs } = request;
    const timer = setTimeout(
      () => {
        const limits = `moveMs ${moveMs} + bankMs ${bankMs}${networkMs > 0 ? ` + networkMs ${networkMs}` : ''}`;
        const what = `the bot did not answer request ${request.request} within ${limits}`;
        answered.reject(new Misconduct('TM-3', what, bankMs > 0 ? 'bankMs' : 'moveMs'));
      },
      moveMs + bankMs + networkMs,
    );
    // The server keeps the check alive; a bot that is given up must not.
    timer.unref();
    try {
      return await answered.promise;
    } finally {
      clearTimeout(timer);
      this.#open.delete(request.request);
    }
  }

  /** Sends a request that has run out by the time it arrives; an answer to it gets LATE. */
  askTooLate(request: Request): void {
    this.#expired.add(request.request);
    this.connection.send(request);
  }

  /** Waits a while; whatever the bot sends meanwhile is misconduct. */
  async quiet(ms: number): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, ms));
    if (this.#trouble !== undefined) throw this.#trouble;
  }

  async #listen(): Promise<void> {
    try {
      for (;;) {
        const message = await this.connection.next();
        if (message.type !== 'play') throw unexpected(message.type);
        this.#take(message);
      }
    } catch (error) {
      // Anything else is a bug, and may crash.
      if (!(error instanceof Misconduct)) throw error;
      this.#trouble = error;
      for (const { answered } of this.#open.values()) answered.reject(error);
    }
  }

  #take({ request: id, card }: Play): void {
    const open = this.#open.get(id);
    if (open === undefined) {
      this.#stray(id);
      return;
    }
    const { legal } = open.request;
    if (!legal.includes(card)) {
      const what = `the bot played ${card} on request ${id}; legal were ${legal.join(' ')}`;
      this.connection.send(errorMessage('ILLEGAL_CARD', { request: id, message: what }));
      throw new Misconduct('RQ-2', what);
    }
    this.#open.delete(id);
    this.#answered.add(id);
    open.answered.resolve({ card: card as CardName, spentMs: performance.now() - open.askedAt });
  }

  #stray(id: string): void {
    if (this.#expired.has(id)) {
      this.connection.send(errorMessage('LATE', { request: id }));
      return;
    }
    if (this.#answered.has(id)) {
      this.connection.send(errorMessage('DUPLICATE', { request: id }));
      throw new Misconduct(
        'ER-2',
        `the bot answered request ${id} a second time: an arena refuses that with DUPLICATE`,
      );
    }
    this.connection.send(errorMessage('UNKNOWN_REQUEST', { request: id }));
    const open = [...this.#open.keys()].join(', ');
    const valid = open === '' ? 'none is open' : `open are ${open}`;
    throw new Misconduct('RQ-2', `the bot answered request ${id}, which this session was never sent; ${valid}`);
  }
}

function unexpected(type: string): Misconduct {
  if (type === 'goodbye')
    return new Misconduct('LV-1', 'the bot said goodbye before the server did, in the middle of play');
  return new Misconduct('HS-9', `the bot sent ${type} again: it is sent once in a session, before the first request`);
}
