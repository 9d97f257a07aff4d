import type { Card } from '@bassadewitz/rules';
import { cardName } from '@bassadewitz/rules';

const QUOTED: readonly string[] = Array.from({ length: 32 }, (_, card) => `"${cardName(card)}"`);

/** The names of every set of cards of one suit, ascending with commas between: by suit · 256 + one bit for each rank. */
const SUIT_TEXTS: readonly string[] = Array.from({ length: 4 * 256 }, (_, index) =>
  QUOTED.slice((index >> 8) * 8, (index >> 8) * 8 + 8)
    .filter((_name, rank) => (index & (1 << rank)) !== 0)
    .join(),
);

/** Cards, ascending, as a JSON array of their names. Put together by suits: most texts are made of three pieces. */
export function setText(cards: readonly Card[]): string {
  let set = 0;
  for (let i = 0; i < cards.length; i++) set |= 1 << (cards[i] as Card);
  let text = '[';
  for (let suit = 0; suit < 4; suit++) {
    const ranks = (set >>> (suit * 8)) & 0xff;
    if (ranks === 0) continue;
    if (text.length > 1) text += ',';
    text += SUIT_TEXTS[suit * 256 + ranks];
  }
  return `${text}]`;
}

/** Cards in the order in which they come, as a JSON array of their names. */
export function playsText(cards: readonly Card[]): string {
  let text = '[';
  for (let i = 0; i < cards.length; i++) text += i === 0 ? QUOTED[cards[i] as Card] : `,${QUOTED[cards[i] as Card]}`;
  return `${text}]`;
}
