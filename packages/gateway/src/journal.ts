import type { Clock } from '@bassadewitz/referee';
import type { Logger } from 'pino';
import { Budget } from './budget.ts';

/** Lines that one bot or address may fill at once, and how many a second after that: about 2 MB a day. */
const LINES = 60;
const LINES_PER_SECOND = 0.1;

/** The same for all addresses together, from which nobody has logged in. */
const STRANGERS = 600;
const STRANGERS_PER_SECOND = 1;

/** How often it is said what was left out, in ms. */
const INTERVAL_MS = 60_000;

/** How many addresses are named then; what the others left out is counted together. */
const MOST_NAMED = 20;

const FEW_PAGES = 1024;

/** Whom a line is about. */
export type Subject = { readonly bot: string } | { readonly address: string };

/** A line for the log. */
export interface Entry {
  readonly level: 'info' | 'warn';
  readonly fields: object;
  readonly message: string;
}

interface Page {
  readonly subject: Subject;
  readonly budget: Budget;
  /** How many lines were left out since it was last said, by what they would have said. */
  readonly leftOut: Map<string, number>;
}

/**
 * Writes what sessions have to say to the log, but lets no bot and no address fill the disk: what goes beyond their share is counted,
 * and a line each minute says what was left out.
 */
export class Journal {
  readonly #log: Logger;
  readonly #clock: Clock;
  readonly #pages = new Map<string, Page>();
  readonly #strangers: Budget;
  #timer: NodeJS.Timeout | undefined;
  /** Once there are so many pages, those that are white again are torn out. */
  #mostPages = FEW_PAGES;

  constructor(log: Logger, clock: Clock) {
    this.#log = log;
    this.#clock = clock;
    this.#strangers = new Budget(STRANGERS, STRANGERS_PER_SECOND, clock.now());
  }

  /** Writes a line by way of a log, or counts it. */
  write(subject: Subject, log: Logger, { level, fields, message }: Entry): void {
    const page = this.#pageOf(subject);
    const now = this.#clock.now();
    if (page.budget.spend(now) && ('bot' in subject || this.#strangers.spend(now))) {
      log[level](fields, message);
      return;
    }
    page.leftOut.set(message, (page.leftOut.get(message) ?? 0) + 1);
    this.#timer ??= setTimeout(() => this.settle(), INTERVAL_MS).unref();
  }

  /** Says now what was left out. */
  settle(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    let named = 0;
    const others = new Map<string, number>();
    let addresses = 0;
    const now = this.#clock.now();
    for (const [key, { subject, leftOut, budget }] of this.#pages) {
      if (leftOut.size > 0) {
        if ('bot' in subject || named++ < MOST_NAMED) {
          this.#log.warn({ ...subject, lines: Object.fromEntries(leftOut) }, 'lines left out of this log');
        } else {
          addresses += 1;
          for (const [message, count] of leftOut) others.set(message, (others.get(message) ?? 0) + count);
        }
        leftOut.clear();
      }
      if (budget.full(now)) this.#pages.delete(key);
    }
    if (addresses > 0) {
      this.#log.warn({ addresses, lines: Object.fromEntries(others) }, 'lines left out of this log, further addresses');
    }
  }

  #pageOf(subject: Subject): Page {
    const key = 'bot' in subject ? `bot ${subject.bot}` : `address ${subject.address}`;
    const known = this.#pages.get(key);
    if (known !== undefined) return known;
    const now = this.#clock.now();
    if (this.#pages.size >= this.#mostPages) this.#tearOut(now);
    const page = { subject, budget: new Budget(LINES, LINES_PER_SECOND, now), leftOut: new Map<string, number>() };
    this.#pages.set(key, page);
    return page;
  }

  #tearOut(now: number): void {
    for (const [key, { budget, leftOut }] of this.#pages) {
      if (leftOut.size === 0 && budget.full(now)) this.#pages.delete(key);
    }
    this.#mostPages = Math.max(FEW_PAGES, 2 * this.#pages.size);
  }
}
