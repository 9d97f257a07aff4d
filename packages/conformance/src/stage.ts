import { setTimeout as pause } from 'node:timers/promises';
import type { DealResult, Hello, MatchResult, Request, Welcome } from '@bassadewitz/protocol';
import { chooseVersion, errorMessage } from '@bassadewitz/protocol';
import type { CardSet, Four, RandomSource, RuleSetName, Seat } from '@bassadewitz/rules';
import type { BreakableId } from './advice.ts';
import { type BotProcess, wordsFor } from './bot-process.ts';
import { Desk, type Send } from './desk.ts';
import { Misconduct, Skipped } from './misconduct.ts';
import type { Introduction } from './report.ts';
import { type Connection, SOFT_FRAME_BYTES } from './server/connection.ts';
import type { Host } from './server/host.ts';
import { handsWithChoice } from './table/hands.ts';
import { type Answer, playMatch } from './table/match.ts';
import type { Timeouts } from './timeouts.ts';

/** How long a bot that should say nothing more is listened to at the end of a scenario, in ms. */
const QUIET_MS = 50;

export interface StageSetting {
  readonly host: Host;
  readonly bot: BotProcess;
  readonly token: string;
  readonly timeouts: Timeouts;
  readonly random: RandomSource;
  readonly signal: AbortSignal | undefined;
}

/** How a greeting differs from the usual one. */
export interface Greeting {
  /** What the server sends as its welcome. Default: as it is. */
  readonly welcome?: (welcome: Welcome) => object;
  /** Is called between hello and welcome. */
  readonly beforeWelcome?: (connection: Connection, hello: Hello) => Promise<void>;
  /** Is called between welcome and the wait for ready. */
  readonly afterWelcome?: (connection: Connection) => void;
}

/** How a match differs from the usual one: classic, the bot in seat 2, hands with much choice. */
export interface MatchPlan {
  readonly ruleSet?: RuleSetName;
  readonly seat?: Seat;
  readonly hands?: (deal: number) => Four<CardSet>;
  readonly match?: string;
  readonly idLength?: number;
  readonly ask?: (request: Request) => Promise<Answer>;
  readonly tell?: (result: DealResult | MatchResult) => void;
}

/** Where a scenario is played: the bot that was started, the server that it comes to, and what both may do next. */
export class Stage {
  readonly host: Host;
  readonly bot: BotProcess;
  readonly timeouts: Timeouts;
  readonly random: RandomSource;
  /** What is no failure but worth knowing. */
  readonly notes: string[] = [];
  readonly #token: string;
  /** Rejects when there is nothing more to wait for: time is up, or the check was called off. */
  readonly #doom = Promise.withResolvers<never>();
  #hello: Hello | undefined;
  #matches = 0;
  #limit: NodeJS.Timeout | undefined;
  readonly #signal: AbortSignal | undefined;
  readonly #stop = (): void => this.#doom.reject(new Skipped('the check was stopped'));

  constructor({ host, bot, token, timeouts, random, signal }: StageSetting) {
    this.host = host;
    this.bot = bot;
    this.timeouts = timeouts;
    this.random = random;
    this.#token = token;
    this.#doom.promise.catch(() => {});
    this.#signal = signal;
    if (signal?.aborted) this.#stop();
    signal?.addEventListener('abort', this.#stop);
  }

  /** The bot's first hello; undefined where it has not said any. */
  get hello(): Hello | undefined {
    return this.#hello;
  }

  /** How the bot introduced itself; undefined where it has not said hello. */
  get introduction(): Introduction | undefined {
    if (this.#hello === undefined) return undefined;
    const { name, version, tables, client } = this.#hello;
    return { name, version, tables, ...(client !== undefined && { client }) };
  }

  /** Whether a text holds the bot's token, written as it is or percent-encoded. */
  holdsToken(text: string): boolean {
    return [this.#token, encodeURIComponent(this.#token)].some((token) => text.includes(token));
  }

  /** Waits for something, but no longer than a timeout. `what` is what did not happen, in words. */
  async within<T>(awaited: Promise<T>, name: keyof Timeouts, requirement: BreakableId, what: string): Promise<T> {
    const ms = this.timeouts[name];
    const late = Promise.withResolvers<never>();
    const timer = setTimeout(() => {
      late.reject(new Misconduct(requirement, `${what} within ${ms} ms (${name})`, name));
    }, ms);
    try {
      return await Promise.race([awaited, late.promise, this.#doom.promise, this.#gone(requirement, `${what}: its`)]);
    } finally {
      clearTimeout(timer);
    }
  }

  /** Waits for the bot's next connection and takes it through the handshake; requests go over a desk from then on. */
  async greet(greeting: Greeting = {}): Promise<Desk> {
    return new Desk(await this.meet(greeting));
  }

  /** Waits for the bot's next connection and takes it through the handshake, up to its ready. */
  async meet(greeting: Greeting = {}): Promise<Connection> {
    const [name, requirement, what] =
      this.#hello === undefined
        ? (['startMs', 'CN-1', 'the bot did not connect'] as const)
        : (['returnMs', 'RC-2', 'the bot did not come back'] as const);
    const connection = await this.within(this.host.next(), name, requirement, what);
    const hello = await this.#hear(connection);
    await greeting.beforeWelcome?.(connection, hello);
    const welcome = this.#welcome(hello);
    connection.send(greeting.welcome?.(welcome) ?? welcome);
    greeting.afterWelcome?.(connection);
    const ready = await this.within(connection.next(), 'prepareMs', 'HS-8', 'the bot sent no ready after welcome');
    if (ready.type !== 'ready') {
      throw new Misconduct('HS-8', `the bot sent ${ready.type} after welcome; it must send ready first`);
    }
    this.#limit ??= setTimeout(() => {
      const what = `the scenario was not over ${this.timeouts.scenarioMs} ms (scenarioMs) after the first ready`;
      this.#doom.reject(new Misconduct(undefined, what, 'scenarioMs'));
    }, this.timeouts.scenarioMs);
    return connection;
  }

  /** Plays a match over a session that is ready. */
  play(desk: Desk, plan: MatchPlan = {}): Promise<void> {
    const { random } = this;
    const { moveMs, bankMs } = this.timeouts;
    const seat = plan.seat ?? 2;
    this.#matches += 1;
    const match = playMatch({
      match: plan.match ?? `m.${this.#matches}`,
      ruleSet: plan.ruleSet ?? 'classic',
      seat,
      hands: plan.hands ?? (() => handsWithChoice(seat, random)),
      random,
      moveMs,
      bankMs,
      ...(plan.idLength !== undefined && { idLength: plan.idLength }),
      ask: plan.ask ?? ((request) => this.ask(desk, request)),
      tell: plan.tell ?? ((result) => desk.connection.send(result)),
    });
    return Promise.race([match, this.#doom.promise]);
  }

  /** Asks over a session that is ready, for as long as the process lives. */
  ask(desk: Desk, request: Request, send?: Send): Promise<Answer> {
    return Promise.race([desk.ask(request, send), this.#gone(undefined, "the bot's")]);
  }

  /** Ends the session as a tournament that is over does. */
  async finish(desk: Desk): Promise<void> {
    await desk.quiet(QUIET_MS);
    const message = 'the tournament is over';
    desk.connection.send({ type: 'goodbye', reason: 'tournament-over', message });
    desk.connection.close(1000, 'tournament-over');
  }

  /** Looks on that the bot does not come back, until it is gone or the time for it is over; returns whether its process has ended. */
  async staysAway(requirement: BreakableId, after: string): Promise<boolean> {
    const returned = this.host.next();
    const gone = this.bot.exited.then(() => true);
    const waited = pause(this.timeouts.stayAwayMs, false, { ref: false });
    const back = await Promise.race([returned, gone, waited]);
    if (typeof back === 'boolean') return back;
    throw new Misconduct(requirement, `the bot came back ${after}: it must not`);
  }

  /** Lets go of what would keep a process alive. */
  dismantle(): void {
    clearTimeout(this.#limit);
    this.#signal?.removeEventListener('abort', this.#stop);
  }

  /** Rejects when the process is gone; `whose` process, in words. */
  async #gone(requirement: BreakableId | undefined, whose: string): Promise<never> {
    throw new Misconduct(requirement, `${whose} process ${wordsFor(await this.bot.exited)}`);
  }

  async #hear(connection: Connection): Promise<Hello> {
    const hello = await this.within(connection.next(), 'helloMs', 'HS-1', 'the bot connected but sent no hello');
    if (hello.type !== 'hello')
      throw new Misconduct('HS-1', `the bot's first frame was ${hello.type}; it must be hello`);
    const first = this.#hello ?? hello;
    this.#hello = first;
    if (chooseVersion(hello.versions) === undefined) {
      connection.send(errorMessage('UNSUPPORTED_VERSION'));
      connection.close(4002, 'UNSUPPORTED_VERSION');
      throw new Misconduct('HS-2', `hello offers versions ${hello.versions.join(', ')}; this arena speaks 1.0`);
    }
    if (hello.token !== this.#token) {
      const came = hello.token === undefined ? 'none' : 'another';
      connection.send(errorMessage('UNAUTHORIZED'));
      connection.close(4001, 'UNAUTHORIZED');
      throw new Misconduct('HS-4', `hello must carry the token from BASSADEWITZ_TOKEN; ${came} came`);
    }
    if (hello.name !== first.name) {
      throw new Misconduct('RC-2', `the bot came back as ${hello.name}; it was ${first.name}`);
    }
    return hello;
  }

  #welcome(hello: Hello): Welcome {
    const { prepareMs, heartbeatMs, moveMs, bankMs } = this.timeouts;
    return {
      type: 'welcome',
      protocol: '1.0',
      session: `check-${this.random().toString(16)}`,
      name: hello.name,
      tables: hello.tables,
      limits: {
        softFrameBytes: SOFT_FRAME_BYTES,
        hardFrameBytes: 65_536,
        prepareMs,
        heartbeatMs,
        missedBeats: 1,
        moveMs,
        bankMs,
        strikes: 3,
      },
      server: 'bassadewitz check',
    };
  }
}
