import { existsSync, type Stats, unwatchFile, watchFile } from 'node:fs';
import type { Gateway } from '@bassadewitz/gateway';
import type { Logger } from 'pino';
import { hashesOf, type Registry } from '../accounts/registry.ts';
import { readRegistry } from '../accounts/registry-file.ts';

/** How often it is looked whether the registry has changed, in ms. */
const LOOK_MS = 1000;

/**
 * The bots that may come from afar: every one that the registry knows, at any time, and the guests of the tournaments that name
 * them. The registry is followed: a bot that is added is let in, a token that is revoked lets nobody in any more.
 */
export class RegisteredGuests {
  readonly #gateway: Gateway;
  readonly #path: string;
  readonly #log: Logger;
  /** Registered bots that the gateway expects. */
  readonly #expected = new Set<string>();
  /** Tournaments that expect a guest, by its name. */
  readonly #guests = new Map<string, number>();
  #registry: Registry = [];

  constructor(gateway: Gateway, path: string, log: Logger) {
    this.#gateway = gateway;
    this.#path = path;
    this.#log = log;
  }

  get registry(): Registry {
    return this.#registry;
  }

  /** Whether a name is that of a bot which comes from afar, and so has one connection for all that it plays in. */
  has(name: string): boolean {
    return this.#expected.has(name) || this.#guests.has(name);
  }

  /** Names of all of them. */
  get names(): string[] {
    return [...this.#expected, ...this.#guests.keys()];
  }

  /**
   * Reads the registry, if it is there, and follows it. One that cannot be read later changes nothing.
   * @returns ends the following
   * @throws Failure FILES when it is there and cannot be read
   */
  follow(): () => void {
    if (existsSync(this.#path)) this.#take(readRegistry(this.#path));
    const look = (now: Stats, before: Stats) => {
      // Node calls once for a file that is not there.
      if (now.mtimeMs === 0 && before.mtimeMs === 0) return;
      try {
        this.#take(existsSync(this.#path) ? readRegistry(this.#path) : []);
        this.#log.info({ registry: this.#path }, 'the registry was read again');
      } catch (error) {
        this.#log.error({ err: error }, 'the registry has changed and cannot be used; tokens stay as they were');
      }
    };
    watchFile(this.#path, { interval: LOOK_MS, persistent: false }, look);
    return () => unwatchFile(this.#path, look);
  }

  /** Expects a registered bot, also where the registry does not know it any more: then nobody comes. */
  expect(name: string): void {
    if (this.#expected.has(name)) return;
    const bot = this.#registry.find((one) => one.name === name);
    this.#gateway.expect({ name, tokenHashes: bot === undefined ? [] : hashesOf(bot) });
    this.#expected.add(name);
  }

  /** A tournament expects a guest. @throws RangeError where a bot of that name is registered */
  guestComes(name: string): void {
    const before = this.#guests.get(name) ?? 0;
    if (before === 0) this.#gateway.expect({ name, guest: true });
    this.#guests.set(name, before + 1);
  }

  guestLeaves(name: string): void {
    const left = (this.#guests.get(name) ?? 1) - 1;
    if (left > 0) this.#guests.set(name, left);
    else {
      this.#guests.delete(name);
      this.#gateway.forget(name, 'the tournament of this guest is over');
    }
  }

  #take(registry: Registry): void {
    this.#registry = registry;
    for (const name of this.#expected) {
      const bot = registry.find((one) => one.name === name);
      this.#gateway.replaceTokens(name, bot === undefined ? [] : hashesOf(bot));
    }
    for (const { name } of registry) {
      if (this.#guests.has(name)) {
        this.#log.error({ bot: name }, 'a guest has the name of a bot of the registry, which cannot come meanwhile');
      } else this.expect(name);
    }
  }
}
