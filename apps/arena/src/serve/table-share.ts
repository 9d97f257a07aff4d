/**
 * The tables of bots that several play with at once. No bot is ever given more tables than it has room for, and nobody waits for
 * ever: whoever began a match last is last in the order, and a free table is kept for those before it in the order who were
 * refused that bot. The first in the order is refused by nobody's claim, so that something can always begin.
 */
export class TableShare {
  readonly #taken = new Map<string, number>();
  /** The least recently served first. */
  #order: Share[] = [];
  #waking: Set<Share> | undefined;

  join(): Share {
    const share = new Share(this);
    this.#order.push(share);
    return share;
  }

  /** Tables of a bot that are in use. */
  taken(bot: string): number {
    return this.#taken.get(bot) ?? 0;
  }

  /** For `Share` only: how many before it in the order were refused the bot. */
  claimsBefore(share: Share, bot: string): number {
    let claims = 0;
    for (const other of this.#order) {
      if (other === share) return claims;
      if (other.waitsFor(bot)) claims += 1;
    }
    return claims;
  }

  /** For `Share` only. */
  served(share: Share): void {
    this.#order = [...this.#order.filter((other) => other !== share), share];
  }

  /** For `Share` only. */
  left(share: Share): void {
    this.#order = this.#order.filter((other) => other !== share);
  }

  /** For `Share` only. */
  take(bot: string, tables: number): void {
    const now = this.taken(bot) + tables;
    if (now === 0) this.#taken.delete(bot);
    else this.#taken.set(bot, now);
  }

  /** Lets those try again who wait for one of these bots, once the turn at hand is done. */
  wake(bots: Iterable<string>): void {
    for (const bot of bots) {
      for (const share of this.#order) {
        if (!share.waitsFor(bot)) continue;
        if (this.#waking === undefined) {
          this.#waking = new Set();
          queueMicrotask(() => this.#wakeAll());
        }
        this.#waking.add(share);
      }
    }
  }

  #wakeAll(): void {
    const waking = this.#waking ?? new Set();
    this.#waking = undefined;
    for (const share of this.#order.filter((one) => waking.has(one))) share.tryAgain();
  }
}

/** One of those who share the tables: a tournament, or the practice table. */
export class Share {
  readonly #all: TableShare;
  readonly #own = new Map<string, number>();
  #refused = new Set<string>();
  /** Called when a bot that was refused may have room. */
  tryAgain: () => void = () => {};

  /** For `TableShare` only. */
  constructor(all: TableShare) {
    this.#all = all;
  }

  waitsFor(bot: string): boolean {
    return this.#refused.has(bot);
  }

  /**
   * How many matches with a bot this one can have at once as things stand, those in play included.
   * @param room tables that the bot has in all
   */
  capacity(bot: string, room: number): number {
    const own = this.#own.get(bot) ?? 0;
    const free = room - this.#all.taken(bot) - this.#all.claimsBefore(this, bot);
    if (free > 0) return own + free;
    this.#refused.add(bot);
    return own;
  }

  /** A match begins; what was refused before is asked for again by whoever still wants it. */
  begin(bots: readonly string[]): void {
    for (const bot of bots) {
      this.#own.set(bot, (this.#own.get(bot) ?? 0) + 1);
      this.#all.take(bot, 1);
    }
    this.#all.served(this);
    this.#forgetRefusals();
  }

  end(bots: readonly string[]): void {
    for (const bot of bots) {
      const now = (this.#own.get(bot) ?? 0) - 1;
      if (now === 0) this.#own.delete(bot);
      else this.#own.set(bot, now);
      this.#all.take(bot, -1);
    }
    this.#all.wake(bots);
  }

  /** Wants nothing any more. Matches still in play are to be ended. */
  leave(): void {
    this.#all.left(this);
    this.#forgetRefusals();
  }

  #forgetRefusals(): void {
    const refused = this.#refused;
    if (refused.size === 0) return;
    this.#refused = new Set();
    // A table that was kept for this one may be another's now.
    this.#all.wake(refused);
  }
}
