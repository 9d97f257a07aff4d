import type { Card, Four, SeatView, Trick } from '@bassadewitz/rules';
import { CARDS, cardName } from '@bassadewitz/rules';

const QUOTED: readonly string[] = CARDS.map((card) => `"${cardName(card)}"`);

/** Four numbers as a JSON array. */
export function fourText([first, second, third, fourth]: Four<number>): string {
  return `[${first},${second},${third},${fourth}]`;
}

/** Cards as a JSON array of their names. */
export function cardsText(cards: readonly Card[]): string {
  let text = '[';
  for (let i = 0; i < cards.length; i++) text += i === 0 ? QUOTED[cards[i] as Card] : `,${QUOTED[cards[i] as Card]}`;
  return `${text}]`;
}

function trickText(trick: Trick): string {
  return `{"leader":${trick.leader},"cards":${cardsText(trick.cards)},"winner":${trick.winner}}`;
}

/**
 * JSON text of what all four seats know of a deal alike, kept for the requests to come: the finished tricks of a deal are written
 * once and not for each of its requests. It is fed with views only, so it cannot know more than a seat may.
 */
export class DealText {
  #tricks = '[]';
  #count = 0;
  #chips: string | undefined;

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

  /** The fields `balances` and `pool`, which do not change while a deal is played. */
  chips(view: SeatView): string {
    this.#chips ??= `"balances":${fourText(view.balances)},"pool":${view.pool}`;
    return this.#chips;
  }
}

/**
 * The same text in one piece. Engines keep a concatenation as a tree until a character is looked up; a tree that goes into several
 * frames would be walked for each of them (a quarter of the time to write a request).
 */
function flat(text: string): string {
  text.charCodeAt(0);
  return text;
}
