import { once } from 'node:events';
import type { ErrorMessage, Request, ServerMessage } from '@bassadewitz/protocol';
import { decodeServerFrameStrictly } from '@bassadewitz/protocol/strict';
import { WebSocket } from 'ws';
import type { Chance } from './chance.ts';
import type { Sent } from './generate.ts';
import { anyFrame } from './generate.ts';
import type { Expected, Phase } from './oracle.ts';
import { judge } from './oracle.ts';

/** A frame that was sent, and what has to come back. */
interface Awaited {
  readonly sent: Sent;
  readonly expected: Expected;
}

const HELLO = { type: 'hello', versions: ['1.0'], token: 'token-of-ann', name: 'ann', version: '1', tables: 1 };

/** One connection over which frames are sent by the hundred, each of which must get its one answer, in order. */
export class Fuzzer {
  /** Frames sent that had to be refused, and the codes of the refusals. */
  frames = 0;
  readonly codes = new Map<string, number>();
  readonly #socket: WebSocket;
  readonly #chance: Chance;
  readonly #errors: ErrorMessage[] = [];
  readonly #answered: string[] = [];
  #open: Request | undefined;
  #welcomed = false;
  #closed: string | undefined;
  #wake: (() => void) | undefined;
  #sentinels = 0;

  constructor(url: string, chance: Chance) {
    this.#chance = chance;
    this.#socket = new WebSocket(url, { perMessageDeflate: false });
    this.#socket.on('message', (payload) => {
      const decoded = decodeServerFrameStrictly(payload.toString());
      if (decoded.ok) this.#received(decoded.value);
      else this.#closed = `the server sent ${payload.toString()}: ${decoded.error.message}`;
      this.#wake?.();
    });
    this.#socket.on('error', () => {});
    this.#socket.on('close', (code, reason) => {
      this.#closed ??= `closed with ${code} ${reason.toString()}`;
      this.#wake?.();
    });
  }

  /** Fuzzes each phase of a session; `batches` times `size` frames once it is ready. */
  async run(batches: number, size: number): Promise<void> {
    await once(this.#socket, 'open');
    await this.#batch('connected', size);
    this.#socket.send(JSON.stringify(HELLO));
    await this.#until(() => this.#welcomed);
    await this.#batch('preparing', size);
    this.#socket.send('{"type":"ready"}');
    for (let batch = 0; batch < batches; batch++) await this.#batch('ready', size);
    this.#socket.terminate();
  }

  #received(message: ServerMessage): void {
    if (message.type === 'error') this.#errors.push(message);
    if (message.type === 'request') this.#open = message;
    if (message.type === 'welcome') this.#welcomed = true;
  }

  async #batch(phase: Phase, size: number): Promise<void> {
    // Once a match has begun its request is there by now, since it was written before the answers that were waited for.
    const open = phase === 'ready' ? this.#open : undefined;
    const names = ['q17', 'none', `${open?.request ?? 'q'}0000`, ...this.#answered.slice(-3)];
    const awaited: Awaited[] = [];
    for (let i = 0; i < size; i++) {
      const sent = anyFrame(this.#chance, names);
      const expected = judge(sent.payload, phase, (name) => name === open?.request);
      if (expected !== 'accepted') awaited.push({ sent, expected });
    }
    if (open !== undefined) awaited.push(this.#answerTo(open));
    for (const { sent } of awaited) this.#send(sent);
    await this.#settle(phase, awaited);
  }

  /** Ends the open request: with a legal card, an illegal one, or what is no card at all. */
  #answerTo({ request, legal }: Request): Awaited {
    this.#answered.push(request);
    this.#open = undefined;
    const answer = (card: string, rest: object = {}): Sent => ({
      payload: JSON.stringify({ type: 'play', request, card, ...rest }),
      fragments: 1,
    });
    switch (this.#chance.below(6)) {
      case 0: {
        const card = ALL_CLUBS.find((one) => !(legal as readonly string[]).includes(one)) ?? '7S';
        return { sent: answer(card), expected: ['ILLEGAL_CARD'] };
      }
      case 1:
        return { sent: answer('1C'), expected: ['SCHEMA'] };
      case 2:
        return { sent: answer('7C', { why: 0 }), expected: ['UNKNOWN_FIELD'] };
      default:
        return { sent: answer(this.#chance.of(legal)), expected: 'accepted' };
    }
  }

  #send({ payload, fragments }: Sent): void {
    const binary = typeof payload !== 'string';
    const bytes = fragments > 1 ? Buffer.from(payload as string) : payload;
    const part = Math.ceil(bytes.length / fragments);
    for (let i = 0; i < fragments - 1; i++) {
      this.#socket.send(bytes.slice(i * part, (i + 1) * part), { binary, fin: false });
    }
    this.#socket.send(bytes.slice((fragments - 1) * part), { binary });
  }

  /** Waits for the answers. A last frame, whose answer is known, shows that there were no more of them than frames. */
  async #settle(phase: Phase, awaited: readonly Awaited[]): Promise<void> {
    const sentinel = `sentinel-${this.#sentinels++}`;
    this.#socket.send(JSON.stringify({ type: 'play', request: sentinel, card: '7C' }));
    await this.#until(() => this.#errors.at(-1)?.request === sentinel);
    const errors = this.#errors.splice(0);
    const refused = awaited.filter(({ expected }) => expected !== 'accepted');
    for (const [i, { sent, expected }] of refused.entries()) {
      const { code = 'no answer' } = errors[i] ?? {};
      if (!expected.includes(code)) {
        throw new Error(`${code} instead of ${expected} came while ${phase} to ${JSON.stringify(sent)}`);
      }
      this.codes.set(code, (this.codes.get(code) ?? 0) + 1);
    }
    if (errors.length !== refused.length + 1)
      throw new Error(`${errors.length} answers to ${refused.length + 1} frames`);
    this.frames += awaited.length + 1;
  }

  async #until(there: () => boolean): Promise<void> {
    while (!there()) {
      if (this.#closed !== undefined) throw new Error(this.#closed);
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }
}

const ALL_CLUBS = ['7C', '8C', '9C', 'TC', 'JC', 'QC', 'KC', 'AC'];
