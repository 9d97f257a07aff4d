import { type Card, type Pack, type Rank, rankOf } from '@bassadewitz/rules';

/** What stands in the corners of a card. */
const CORNERS: Readonly<Record<Pack, Readonly<Record<Rank, string>>>> = {
  french: { '7': '7', '8': '8', '9': '9', T: '10', J: 'J', Q: 'Q', K: 'K', A: 'A' },
  german: { '7': '7', '8': '8', '9': '9', T: '10', J: 'U', Q: 'O', K: 'K', A: 'A' },
};

export function cornerOf(card: Card, pack: Pack): string {
  return CORNERS[pack][rankOf(card)];
}
