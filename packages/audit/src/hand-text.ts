import { CARDS, type Card, type CardSet, cardName } from '@bassadewitz/rules';

/** Cards by the codes of their two characters, so that no piece of text is made for each. */
const BY_CODES = new Int8Array(128 * 128).fill(-1);
for (const card of CARDS) {
  const name = cardName(card);
  BY_CODES[name.charCodeAt(0) * 128 + name.charCodeAt(1)] = card;
}

/** Words of two characters and a space. */
const WIDTH = 3;

/** The card that stands at a position of a text of cards, counted in cards. The text must have the shape of one: a reader saw to that. */
export function cardAt(text: string, position: number): Card {
  const at = position * WIDTH;
  return BY_CODES[text.charCodeAt(at) * 128 + text.charCodeAt(at + 1)] as Card;
}

/** The hand that a text of eight cards names; undefined if they are not in ascending order, each once. */
export function handIn(text: string): CardSet | undefined {
  let hand = 0;
  let before = -1;
  for (let at = 0; at < 8; at++) {
    const card = cardAt(text, at);
    if (card <= before) return undefined;
    hand |= 1 << card;
    before = card;
  }
  return hand;
}
