import type { Card } from '@bassadewitz/rules';
import { cardName } from '@bassadewitz/rules';

const NAMES: readonly string[] = Array.from({ length: 32 }, (_, card) => `"${cardName(card)}"`);
const FURTHER = NAMES.map((name) => `,${name}`);
const LEADS = NAMES.map((name) => `[${name}`);
const ALONE = NAMES.map((name) => `[${name}]`);

/** The names of every set of cards of one suit, ascending with commas between: by suit · 256 + one bit for each rank. */
const SUIT_TEXTS: readonly string[] = Array.from({ length: 4 * 256 }, (_, index) =>
  NAMES.slice((index >> 8) * 8, (index >> 8) * 8 + 8)
    .filter((_name, rank) => (index & (1 << rank)) !== 0)
    .join(),
);
const FURTHER_SUIT_TEXTS = SUIT_TEXTS.map((text) => (text === '' ? '' : `,${text}`));

/** The names of cards as JSON, ascending, with commas between. Put together by suits: most texts are made of three pieces. */
export function namesText(cards: readonly Card[]): string {
  let set = 0;
  for (let i = 0; i < cards.length; i++) set |= 1 << (cards[i] as Card);
  let text = '';
  for (let suit = 0; suit < 4; suit++) {
    const ranks = (set >>> (suit * 8)) & 0xff;
    if (ranks !== 0) text += (text === '' ? SUIT_TEXTS : FURTHER_SUIT_TEXTS)[suit * 256 + ranks];
  }
  return text;
}

/** Cards, ascending, as a JSON array of their names. */
export function setText(cards: readonly Card[]): string {
  return `[${namesText(cards)}]`;
}

/** Cards in the order in which they come, as a JSON array of their names. */
export function playsText(cards: readonly Card[]): string {
  if (cards.length === 0) return '[]';
  if (cards.length === 1) return ALONE[cards[0] as Card] as string;
  let text = LEADS[cards[0] as Card] as string;
  for (let i = 1; i < cards.length; i++) text += FURTHER[cards[i] as Card];
  return `${text}]`;
}
