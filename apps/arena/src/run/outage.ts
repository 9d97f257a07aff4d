import type { Gateway } from '@bassadewitz/gateway';
import type { Cancel } from '@bassadewitz/referee';
import type { Logger } from 'pino';
import type { LocalBot } from '../bots/local-bot.ts';
import type { BotInstance } from './bot-instances.ts';

/** So large a share of the bots that are not gone for good has to be away at once, and at least so many bots. */
const MOST_OF_THEM = 0.75;
const LEAST = 2;

/** What an outage is told by and how long it is waited for. */
export interface OutageSetup {
  readonly gateway: Gateway;
  readonly instances: readonly BotInstance[];
  /** The local bots, by instance id: one whose process has ended does not come back. */
  readonly processes: ReadonlyMap<string, LocalBot>;
  /** Whether the run was taken up again: then who has not come yet is away, too. */
  readonly resumed: boolean;
  /** How long no match begins, in ms; then it goes on without those who are away. 0: not at all. */
  readonly outageMs: number;
  /** How long the last are waited for once enough of them are back, in ms. */
  readonly returnMs: number;
  readonly log: Logger;
}

/**
 * Notices when most of the bots, or most of those that come from afar, are away at once: then it is the network's or this machine's
 * fault rather than theirs, and no match begins until they are back. Else a night's outage would bench everybody, match after match,
 * and end the tournament. It is waited for once: until fewer are away, no second time.
 */
export class Outage {
  readonly #setup: OutageSetup;
  readonly #gone = new Set<string>();
  readonly #waiting = new Set<() => void>();
  readonly #look = () => this.#judge();
  #on = false;
  #used = false;
  #ended = false;
  #giveUp: Cancel | undefined;
  #settle: Cancel | undefined;

  constructor(setup: OutageSetup) {
    this.#setup = setup;
    const { gateway, processes } = setup;
    for (const event of ['lost', 'ready', 'left'] as const) gateway.on(event, this.#look);
    for (const [id, { exited }] of processes) {
      void exited.then(() => {
        this.#gone.add(id);
        this.#judge();
      });
    }
    this.#judge();
  }

  /** Whether no match is to begin. */
  get on(): boolean {
    return this.#on;
  }

  /** Calls back each time an outage is over. @returns ends that */
  onEnd(callback: () => void): () => void {
    this.#waiting.add(callback);
    return () => void this.#waiting.delete(callback);
  }

  /** Resolves once there is no outage, at once where there is none; at a stop as well. */
  async over(stop: AbortSignal): Promise<void> {
    if (!this.#on || stop.aborted) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    const end = this.onEnd(resolve);
    stop.addEventListener('abort', () => resolve(), { once: true });
    await promise;
    end();
  }

  /** Looks at the bots no more. */
  end(): void {
    this.#ended = true;
    for (const event of ['lost', 'ready', 'left'] as const) this.#setup.gateway.off(event, this.#look);
    this.#cancel();
  }

  #judge(): void {
    // Processes end at the end of a run, when the gateway may know their bots no more.
    if (this.#ended) return;
    const { gateway, instances, outageMs, returnMs, log } = this.#setup;
    const all = instances.map(({ id }) => gateway.status(id)).filter((bot) => this.#mayComeBack(bot));
    const remote = all.filter(({ id }) => !this.#setup.processes.has(id));
    const away = all.filter(({ state }) => state !== 'ready').length;
    if (isOutage(all) || isOutage(remote)) {
      this.#settle?.();
      this.#settle = undefined;
      if (this.#on || this.#used || outageMs === 0) return;
      this.#on = true;
      this.#giveUp = gateway.clock.at(gateway.clock.now() + outageMs, () => {
        this.#used = true;
        this.#release('most of the bots did not come back in time: their matches are played without them');
      });
      log.warn(
        { away, of: all.length, outageMs },
        'most of the bots are away at once: no match begins until they are back',
      );
      return;
    }
    this.#used = false;
    if (!this.#on) return;
    if (away === 0) this.#release('all bots are back');
    else {
      this.#settle ??= gateway.clock.at(gateway.clock.now() + returnMs, () =>
        this.#release('most of the bots are back'),
      );
    }
  }

  /** Whoever never came, said goodbye, or whose process has ended is no part of it. */
  #mayComeBack({ id, state }: { readonly id: string; readonly state: string }): boolean {
    return (state !== 'expected' || this.#setup.resumed) && state !== 'left' && !this.#gone.has(id);
  }

  #release(message: string): void {
    this.#cancel();
    this.#on = false;
    this.#setup.log.warn(message);
    for (const callback of [...this.#waiting]) callback();
  }

  #cancel(): void {
    this.#giveUp?.();
    this.#settle?.();
    this.#giveUp = undefined;
    this.#settle = undefined;
  }
}

function isOutage(bots: readonly { readonly state: string }[]): boolean {
  const away = bots.filter(({ state }) => state !== 'ready').length;
  return away >= LEAST && away >= bots.length * MOST_OF_THEM;
}
