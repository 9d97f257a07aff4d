import type { Four, Seat, SeatView, Trick } from '@bassadewitz/rules';
import { SEATS } from '@bassadewitz/rules';
import type { TimeLeft } from './bank.ts';
import { playsText } from './cards-text.ts';

/** Four numbers as a JSON array. */
export function fourText([first, second, third, fourth]: Four<number>): string {
  return `[${first},${second},${third},${fourth}]`;
}

/**
 * The same text in one piece. Engines keep a concatenation as a tree until a character is looked up; a tree that goes into several
 * frames would be walked for each of them.
 */
export function flat(text: string): string {
  text.charCodeAt(0);
  return text;
}

function trickText(trick: Trick): string {
  return `{"leader":${trick.leader},"cards":${playsText(trick.cards)},"winner":${trick.winner}}`;
}

/**
 * JSON text of what requests of one deal have in common, kept for those to come: what the finished tricks were is written once and
 * not for each request, what a seat is told alike every time once for that seat. It is fed with views only, so it cannot know more
 * than a seat may.
 */
export class DealText {
  #tricks = '[]';
  #chips = '';
  #count = 0;
  #table = '';
  #tableCount = -1;
  readonly #heads: [string, string, string, string] = ['', '', '', ''];
  readonly #matches: [string, string, string, string] = ['', '', '', ''];
  readonly #times: readonly TimesText[] = SEATS.map(() => ({ left: undefined, networkMs: -1, text: '' }));

  /** The finished tricks as a JSON array. A later call must bring the same tricks and those that followed. */
  tricks(tricks: readonly Trick[]): string {
    if (this.#count === tricks.length) return this.#tricks;
    let text = this.#tricks.slice(0, -1);
    for (; this.#count < tricks.length; this.#count++) {
      text += `${this.#count === 0 ? '' : ','}${trickText(tricks[this.#count] as Trick)}`;
    }
    this.#tricks = flat(`${text}]`);
    return this.#tricks;
  }

  /** From the end of the request's name to the beginning of the hand, for one seat. */
  head({ ruleSet, seat, dealer, deal }: SeatView, match: string): string {
    if (this.#matches[seat] !== match) {
      this.#matches[seat] = match;
      const fields = `"ruleSet":"${ruleSet}","seat":${seat},"dealer":${dealer},"deal":${deal}`;
      this.#heads[seat] = flat(`","match":"${match}",${fields},"hand":[`);
    }
    return this.#heads[seat];
  }

  /** From the end of the trick on the table to the beginning of the seed. Balances and pool do not change while a deal is played. */
  table(view: SeatView): string {
    if (this.#tableCount !== view.tricks.length) {
      this.#tableCount = view.tricks.length;
      if (this.#chips === '') this.#chips = `,"balances":${fourText(view.balances)},"pool":${view.pool},"seed":"`;
      this.#table = flat(`},"tricks":${this.tricks(view.tricks)}${this.#chips}`);
    }
    return this.#table;
  }

  /** From the end of the seed to the end: the times, which are mostly what they were in the seat's request before. */
  times(seat: Seat, left: TimeLeft, networkMs: number): string {
    const times = this.#times[seat] as TimesText;
    if (left !== times.left || networkMs !== times.networkMs) {
      times.left = left;
      times.networkMs = networkMs;
      times.text = flat(`","moveMs":${left.moveMs},"bankMs":${left.bankMs},"networkMs":${networkMs}}`);
    }
    return times.text;
  }
}

/** The text of a seat's times, and what it was made of. */
interface TimesText {
  left: TimeLeft | undefined;
  networkMs: number;
  text: string;
}
