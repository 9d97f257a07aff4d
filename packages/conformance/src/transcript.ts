import type { Observed } from './observed.ts';

/** Characters of a frame that a report shows. */
const LONGEST = 320;

/** How many entries before a failure a report shows. */
const SHOWN = 12;

/** What passed over the wire in one scenario. */
export class Transcript {
  readonly #secret: string;
  readonly #now: () => number;
  readonly #start: number;
  readonly #entries: Observed[] = [];

  /**
   * @param secret a token that must not be shown
   * @param now a monotonic clock, in ms
   */
  constructor(secret: string, now: () => number) {
    this.#secret = secret;
    this.#now = now;
    this.#start = now();
  }

  add(from: Observed['from'], connection: number, text: string): void {
    const atMs = Math.round(this.#now() - this.#start);
    this.#entries.push({ atMs, connection, from, text: this.hide(text) });
  }

  /** A text with dots for the token. */
  hide(text: string): string {
    return text.replaceAll(this.#secret, '…');
  }

  /** All that was seen, each frame whole. */
  get entries(): readonly Observed[] {
    return this.#entries;
  }

  /** The last that was seen, each frame shortened. */
  last(): Observed[] {
    return this.#entries.slice(-SHOWN).map((entry) => ({ ...entry, text: shorten(entry.text, LONGEST) }));
  }
}

/** Leaves out the middle of a text that is too long, and says how much. */
export function shorten(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const head = Math.ceil(longest * 0.6);
  const tail = longest - head;
  return `${text.slice(0, head)} …${text.length - longest} characters… ${text.slice(text.length - tail)}`.toWellFormed();
}
