import type { DealResult, ErrorMessage, MatchResult, Request, Welcome } from '@bassadewitz/protocol';
import type { Bot } from './bot.ts';
import { hookThrew, noCard, notLegal, threw } from './mistake.ts';
import type { Report } from './report.ts';
import { Tally } from './tally.ts';
import { Turn } from './turn.ts';

/** Sends an answer; without a card where the bot gave none. */
export type SendAnswer = (request: string, card: string | undefined) => void;

/** One bot over all its sessions: asks it, and keeps what it is still thinking about when a connection is lost. */
export class Player {
  readonly tally = new Tally();
  readonly #bot: Bot;
  readonly #report: Report;
  #prepared: Promise<void> | undefined;
  #send: SendAnswer | undefined;
  /** Requests that an async bot is thinking about, with the number of the session in which each came last. */
  readonly #thinking = new Map<string, number>();
  /** Answers that were found after the session of their request was over. The server will ask again. */
  readonly #kept = new Map<string, string | undefined>();

  constructor(bot: Bot, report: Report) {
    this.#bot = bot;
    this.#report = report;
  }

  /** Lets the bot prepare, the first time it is called; the promise is the same each time. */
  prepare(welcome: Welcome): Promise<void> {
    this.#prepared ??= (async () => this.#bot.prepare?.(welcome))();
    return this.#prepared;
  }

  /** A session is ready for answers, until `detach`. */
  attach(send: SendAnswer): void {
    this.tally.sessions += 1;
    this.#send = send;
  }

  /** The session is over. */
  detach(): void {
    this.#send = undefined;
    this.#kept.clear();
  }

  request(request: Request): void {
    // After a reconnect an open request comes again.
    if (this.#thinking.size > 0 && this.#thinking.has(request.request)) {
      this.#thinking.set(request.request, this.tally.sessions);
      return;
    }
    if (this.#kept.size > 0 && this.#kept.has(request.request)) {
      this.#send?.(request.request, this.#kept.get(request.request));
      this.#kept.delete(request.request);
      return;
    }
    this.tally.requests += 1;
    let chosen: unknown;
    try {
      chosen = this.#bot.chooseCard(request, new Turn(request));
    } catch (error) {
      this.#send?.(request.request, this.#failed(request, error));
      return;
    }
    if (isThenable(chosen)) this.#think(request, chosen);
    else this.#send?.(request.request, this.#checked(request, chosen));
  }

  dealResult(result: DealResult): void {
    if (this.#bot.onDealResult !== undefined) this.#hook('onDealResult', () => this.#bot.onDealResult?.(result));
  }

  matchResult(result: MatchResult): void {
    this.tally.matches += 1;
    this.tally.chips += result.chips[result.seat];
    const place = result.places[result.seat] - 1;
    this.tally.places[place as 0 | 1 | 2 | 3] += 1;
    if (this.#bot.onMatchResult !== undefined) this.#hook('onMatchResult', () => this.#bot.onMatchResult?.(result));
  }

  error(error: ErrorMessage): void {
    this.tally.errors += 1;
    if (this.#bot.onError !== undefined) this.#hook('onError', () => this.#bot.onError?.(error));
  }

  #think(request: Request, chosen: PromiseLike<unknown>): void {
    const id = request.request;
    this.#thinking.set(id, this.tally.sessions);
    const finish = (card: string | undefined): void => {
      const session = this.#thinking.get(id);
      this.#thinking.delete(id);
      if (this.#send !== undefined && session === this.tally.sessions) this.#send(id, card);
      else this.#kept.set(id, card);
    };
    chosen.then(
      (card) => finish(this.#checked(request, card)),
      (error) => finish(this.#failed(request, error)),
    );
  }

  /** What is sent for what the bot gave: any string, so that the referee's verdict on it is seen. */
  #checked(request: Request, chosen: unknown): string | undefined {
    if ((request.legal as readonly unknown[]).includes(chosen)) return chosen as string;
    this.tally.mistakes += 1;
    const isCard = typeof chosen === 'string' && CARD.test(chosen);
    this.#report.trouble('mistake', isCard ? notLegal(request, chosen) : noCard(request, chosen));
    return typeof chosen === 'string' ? chosen : undefined;
  }

  #failed(request: Request, error: unknown): undefined {
    this.tally.mistakes += 1;
    this.#report.trouble('mistake', threw(request, error));
    return undefined;
  }

  /** Hooks may be async; what they throw never stops the play. */
  #hook(name: string, call: () => unknown): void {
    const failed = (error: unknown): void => this.#report.trouble(name, hookThrew(name, error));
    try {
      const result = call();
      if (isThenable(result)) result.then(undefined, failed);
    } catch (error) {
      failed(error);
    }
  }
}

const CARD = /^[789TJQKA][CSHD]$/;

function isThenable(value: unknown): value is PromiseLike<unknown> {
  return typeof value === 'object' && value !== null && 'then' in value && typeof value.then === 'function';
}
