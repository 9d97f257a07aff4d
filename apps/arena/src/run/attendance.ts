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

  /** @param processes the local bots, by instance id: one whose process has ended is not waited for */
  constructor(gateway: Gateway, processes: ReadonlyMap<string, LocalBot>, returnMs: number) {
    this.#gateway = gateway;
    this.#returnMs = returnMs;
    gateway.on('lost', (id) => this.#awaySince.set(id, gateway.clock.now()));
    gateway.on('ready', (id) => this.#awaySince.delete(id));
    for (const [id, bot] of processes) void bot.exited.then(() => this.#gone.add(id));
  }

  /** Whether the bot is there, or comes back in time. Resolves at once where nothing is to be waited for. */
  async awaits(id: string): Promise<boolean> {
    const { state } = this.#gateway.status(id);
    if (state === 'ready') return true;
    // Whoever said goodbye does not mean to come back.
    if (state === 'left') return false;
    const since = this.#awaySince.get(id) ?? this.#gateway.clock.now();
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
