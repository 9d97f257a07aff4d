import type { Gateway } from '@bassadewitz/gateway';
import type { LocalBot } from '../bots/local-bot.ts';

/**
 * Who is there when a match is to begin. A match begins only with all four bots ready: one that is away gets the time that the
 * organiser gives it to come back, counted from when it went, and then misses its matches (no-show) until it is back.
 */
export class Attendance {
  readonly #gateway: Gateway;
  readonly #returnMs: number;
  readonly #gone = new Set<string>();
  /** When a bot that is away went, in ms of the gateway's clock. */
  readonly #awaySince = new Map<string, number>();
  readonly #lost = (id: string) => this.#awaySince.set(id, this.#gateway.clock.now());
  readonly #ready = (id: string) => this.#awaySince.delete(id);

  /** @param processes the local bots, by instance id: one whose process has ended is not waited for */
  constructor(gateway: Gateway, processes: ReadonlyMap<string, LocalBot>, returnMs: number) {
    this.#gateway = gateway;
    this.#returnMs = returnMs;
    gateway.on('lost', this.#lost).on('ready', this.#ready);
    for (const [id, bot] of processes) void bot.exited.then(() => this.#gone.add(id));
  }

  /** Looks at the gateway no more. */
  end(): void {
    this.#gateway.off('lost', this.#lost).off('ready', this.#ready);
  }

  /** Whether the bot is there, or comes back in time. Resolves at once where nothing is to be waited for. */
  async awaits(id: string): Promise<boolean> {
    const { state } = this.#gateway.status(id);
    if (state === 'ready') return true;
    // Whoever said goodbye does not mean to come back.
    if (state === 'left') return false;
    // One that has not been here since this run began is away from the first time that it is looked for.
    const since = this.#awaySince.get(id) ?? this.#gateway.clock.now();
    this.#awaySince.set(id, since);
    const left = since + this.#returnMs - this.#gateway.clock.now();
    if (this.#gone.has(id) || left <= 0) return false;
    try {
      await this.#gateway.whenReady(id, AbortSignal.timeout(Math.ceil(left)));
      return true;
    } catch {
      return false;
    }
  }
}
