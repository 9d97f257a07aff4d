import type { Hosted } from './hosted.ts';

/** How often those who watch are told of what has changed, at most, in ms. */
const TELL_MS = 1000;

/** How often a word is sent that says nothing, so that nobody on the way closes a silent connection, in ms. */
const BEAT_MS = 15_000;

/** Who may watch at once, in all and from one address. */
const MOST_WATCHERS = 1000;
const MOST_WATCHERS_PER_ADDRESS = 20;

/** Somebody who watches a tournament. */
export interface Watcher {
  readonly address: string;
  /** Sends a piece of the stream; false where the other side does not read. */
  send(text: string): boolean;
  end(): void;
}

/** Tells those who watch tournaments what changes, by server-sent events: the newest state, never a backlog. */
export class LiveFeed {
  readonly #viewOf: (hosted: Hosted) => object;
  readonly #watchers = new Map<string, Set<Watcher>>();
  readonly #changed = new Map<string, Hosted>();
  readonly #byAddress = new Map<string, number>();
  readonly #timers: NodeJS.Timeout[];
  #count = 0;

  /** @param viewOf what is told of a tournament */
  constructor(viewOf: (hosted: Hosted) => object) {
    this.#viewOf = viewOf;
    this.#timers = [
      setInterval(() => this.#tell(), TELL_MS).unref(),
      setInterval(() => this.#sendAll(': still here\n\n'), BEAT_MS).unref(),
    ];
  }

  /** How many watch. */
  get count(): number {
    return this.#count;
  }

  /** Whether one more may watch from an address. */
  hasRoom(address: string): boolean {
    return this.#count < MOST_WATCHERS && (this.#byAddress.get(address) ?? 0) < MOST_WATCHERS_PER_ADDRESS;
  }

  /**
   * Lets somebody watch a tournament, beginning with how it is now.
   * @returns ends that; to be called once, when the connection is gone
   */
  watch(hosted: Hosted, watcher: Watcher): () => void {
    const here = this.#watchers.get(hosted.id) ?? new Set();
    this.#watchers.set(hosted.id, here.add(watcher));
    this.#count += 1;
    this.#byAddress.set(watcher.address, (this.#byAddress.get(watcher.address) ?? 0) + 1);
    watcher.send(this.#eventOf(hosted));
    return () => {
      here.delete(watcher);
      if (here.size === 0) this.#watchers.delete(hosted.id);
      this.#count -= 1;
      const left = (this.#byAddress.get(watcher.address) ?? 1) - 1;
      if (left === 0) this.#byAddress.delete(watcher.address);
      else this.#byAddress.set(watcher.address, left);
    };
  }

  /** Notes that a tournament has changed. */
  changed(hosted: Hosted): void {
    if (this.#watchers.has(hosted.id)) this.#changed.set(hosted.id, hosted);
  }

  /** Ends all connections. */
  close(): void {
    for (const timer of this.#timers) clearInterval(timer);
    for (const watchers of [...this.#watchers.values()]) for (const watcher of [...watchers]) watcher.end();
  }

  #tell(): void {
    for (const [id, hosted] of this.#changed) {
      const event = this.#eventOf(hosted);
      for (const watcher of this.#watchers.get(id) ?? []) if (!watcher.send(event)) watcher.end();
    }
    this.#changed.clear();
  }

  #sendAll(text: string): void {
    for (const watchers of this.#watchers.values()) {
      for (const watcher of watchers) if (!watcher.send(text)) watcher.end();
    }
  }

  #eventOf(hosted: Hosted): string {
    return `event: live\ndata: ${JSON.stringify(this.#viewOf(hosted))}\n\n`;
  }
}
