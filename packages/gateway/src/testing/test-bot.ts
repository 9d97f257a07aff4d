import { once } from 'node:events';
import type { Request, ServerMessage } from '@bassadewitz/protocol';
import { decodeServerFrameStrictly } from '@bassadewitz/protocol/strict';
import type { ClientOptions } from 'ws';
import { WebSocket } from 'ws';

type Of<T extends ServerMessage['type']> = Extract<ServerMessage, { type: T }>;

/** A bot by hand: sends what it is told, and keeps what comes. Every frame must be valid to the last field. */
export class TestBot {
  readonly socket: WebSocket;
  readonly heard: ServerMessage[] = [];
  /** Names of the requests that it answered. */
  readonly answered = new Set<string>();
  readonly closed: Promise<{ code: number; reason: string }>;
  #taken = 0;
  readonly #wakers: (() => void)[] = [];
  #over = false;

  constructor(url: string, options: ClientOptions = {}) {
    this.socket = new WebSocket(url, { perMessageDeflate: false, ...options });
    this.socket.on('message', (frame) => {
      const decoded = decodeServerFrameStrictly(frame.toString());
      if (!decoded.ok) throw new Error(`${decoded.error.message} in ${frame.toString()}`);
      this.heard.push(decoded.value);
      this.#wake();
    });
    this.socket.on('error', () => {});
    this.closed = new Promise((resolve) => {
      this.socket.on('close', (code, reason) => {
        this.#over = true;
        this.#wake();
        resolve({ code, reason: reason.toString() });
      });
    });
  }

  static async open(url: string, options: ClientOptions = {}): Promise<TestBot> {
    const bot = new TestBot(url, options);
    await once(bot.socket, 'open');
    return bot;
  }

  /** Connects and logs in; ready, if it is to be. */
  static async logIn(url: string, name: string, { ready = true } = {}): Promise<TestBot> {
    const bot = await TestBot.open(url);
    bot.send(helloOf(name));
    await bot.next('welcome');
    if (ready) bot.send({ type: 'ready' });
    return bot;
  }

  send(message: object | string): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  /** The next message that was not taken yet; it must be of that type. */
  async next<T extends ServerMessage['type']>(type: T): Promise<Of<T>> {
    const message = await this.#take();
    if (message.type !== type) throw new Error(`expected ${type}, heard ${JSON.stringify(message)}`);
    return message as Of<T>;
  }

  /** The next message of one of these types; others before it are passed over. */
  async nextOf<T extends ServerMessage['type']>(...types: readonly T[]): Promise<Of<T>> {
    for (;;) {
      const message = await this.#take();
      if ((types as readonly string[]).includes(message.type)) return message as Of<T>;
    }
  }

  /** The message that came as number `index`, from 0. */
  async at(index: number): Promise<ServerMessage> {
    for (;;) {
      const message = this.heard[index];
      if (message !== undefined) return message;
      if (this.#over) throw new Error(`closed after ${JSON.stringify(this.heard.at(-1))}`);
      await new Promise<void>((resolve) => {
        this.#wakers.push(resolve);
      });
    }
  }

  play({ request }: Request, card: string | undefined): void {
    this.answered.add(request);
    this.send({ type: 'play', request, card });
  }

  #take(): Promise<ServerMessage> {
    return this.at(this.#taken++);
  }

  #wake(): void {
    for (const wake of this.#wakers.splice(0)) wake();
  }
}

/** The hello of a bot whose token is `token-` and its name. */
export function helloOf(name: string) {
  return { type: 'hello', versions: ['1.0'], token: `token-${name}`, name, version: '1', tables: 8 };
}
