import { once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import type { Gateway } from '@bassadewitz/gateway';
import type { Request, ServerMessage } from '@bassadewitz/protocol';
import type { ManualClock } from '@bassadewitz/referee';
import { ALARM_RESOLUTION_MS } from '@bassadewitz/referee';
import type { Inbox } from './inbox.ts';
import { frameOf } from './mischief.ts';
import type { Act, Answer, Turn } from './script.ts';
import { Wire } from './wire.ts';

/** A bot that logs in by hand, does what its script says, and keeps every frame that it gets, over all its connections. */
export class BotUnderTest {
  readonly inbox: Inbox<BotUnderTest>;
  readonly #name: string;
  readonly #gateway: Gateway;
  readonly #clock: ManualClock;
  readonly #wires: Wire[] = [];
  readonly #answered: string[] = [];
  readonly #expired: string[] = [];

  constructor(name: string, gateway: Gateway, clock: ManualClock, inbox: Inbox<BotUnderTest>) {
    this.#name = name;
    this.#gateway = gateway;
    this.#clock = clock;
    this.inbox = inbox;
  }

  /** Every frame that came, connection after connection. */
  get transcript(): string[] {
    return this.#wires.flatMap(({ heard }) => heard);
  }

  /** Waits until its last connection is closed. */
  async gone(): Promise<void> {
    await this.#wire.closed;
  }

  /** Connects and logs in, and waits until the server takes it for ready and has measured its round trip. */
  async logIn(): Promise<void> {
    const name = this.#name;
    const welcome = Promise.withResolvers<void>();
    const wire = new Wire(this.#gateway.url, (message) => {
      if (message.type === 'welcome') welcome.resolve();
      else this.inbox.put(this, message);
    });
    this.#wires.push(wire);
    await once(wire.socket, 'open');
    wire.send({ type: 'hello', versions: ['1.0'], token: `token-of-${name}`, name, version: '1', tables: 8 });
    await welcome.promise;
    while (this.#gateway.status(name).roundTripMs === undefined) await setImmediate();
    wire.send({ type: 'ready' });
    await this.#gateway.whenReady(name);
    // The ping that follows ready, so that its answer cannot come while time is passing.
    while (wire.heard.filter((frame) => frame.startsWith('<ping')).length < 2) await setImmediate();
  }

  /** Does about a request what its script says. */
  async take(request: Request, { acts, answer }: Turn): Promise<void> {
    let open = request;
    let left = request.moveMs + request.bankMs;
    for (const act of acts) {
      // A script does not know what is left of the bank, and must not let the request run out by accident.
      const ms = 'ms' in act ? onGrid(Math.max(0, Math.min(act.ms, left - ALARM_RESOLUTION_MS))) : 0;
      open = (await this.#act(act, open, ms)) ?? open;
      left -= ms;
    }
    await this.#answer(open, answer);
  }

  /** Plays a card at once. */
  play(request: string, card: string): void {
    this.#answered.push(request);
    this.#wire.send({ type: 'play', request, card });
  }

  /** The first message of a type to this bot that nobody took yet. */
  next<T extends ServerMessage['type']>(type: T): Promise<Extract<ServerMessage, { type: T }>> {
    return this.inbox.next(this, type);
  }

  get #wire(): Wire {
    const wire = this.#wires.at(-1);
    if (wire === undefined) throw new Error(`${this.#name} never connected`);
    return wire;
  }

  async #act(act: Act, { request }: Request, ms: number): Promise<Request | undefined> {
    switch (act.kind) {
      case 'send':
        this.#wire.send(frameOf(act.what, { answered: this.#answered, expired: this.#expired.slice(0, 1) }));
        if (act.what === 'late') this.#expired.shift();
        await this.next('error');
        return undefined;
      case 'think':
        this.#clock.advance(ms);
        return undefined;
      case 'reconnect':
        await this.#leave();
        this.#clock.advance(ms);
        await this.logIn();
        return this.#again(request);
      case 'replace': {
        const older = this.#wire;
        await this.logIn();
        await older.closed;
        return this.#again(request);
      }
    }
  }

  async #again(name: string): Promise<Request> {
    const request = await this.next('request');
    if (request.request !== name) throw new Error(`${request.request} came again instead of ${name}`);
    return request;
  }

  async #answer({ request, legal, moveMs, bankMs, networkMs }: Request, answer: Answer): Promise<void> {
    // To the ms, so that nothing that is asked next has been open for a while when the bot is back.
    const reach = moveMs + bankMs + networkMs;
    switch (answer.kind) {
      case 'legal':
        this.play(request, legal[answer.choice % legal.length] as string);
        return;
      case 'illegal':
        this.play(request, ANY_NINE.find((card) => !(legal as readonly string[]).includes(card)) as string);
        await this.next('error');
        return;
      case 'malformed':
        this.#answered.push(request);
        this.#wire.send({ type: 'play', request, card: '1C' });
        await this.next('error');
        return;
      case 'expire':
        this.#expired.push(request);
        this.#clock.advance(reach);
        await this.next('error');
        return;
      case 'expire-away':
        await this.#leave();
        this.#expired.push(request);
        this.#clock.advance(reach);
        await this.logIn();
        return;
    }
  }

  async #leave(): Promise<void> {
    const lost = once(this.#gateway, 'lost');
    this.#wire.cut();
    await lost;
  }
}

/** Whole steps of the referee's alarms, which then ring when they are due and not up to a step later. In ms. */
function onGrid(ms: number): number {
  return ms - (ms % ALARM_RESOLUTION_MS);
}

/** More cards than a hand has: one of them is not legal. */
const ANY_NINE = ['7C', '8C', '9C', 'TC', 'JC', 'QC', 'KC', 'AC', '7S'];
