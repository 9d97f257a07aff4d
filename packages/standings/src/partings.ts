import type { Card, Seat } from '@bassadewitz/rules';

/** A replay of a board, card by card. */
export interface ReplayPlayed {
  readonly replay: number;
  readonly deals: readonly { readonly plays: readonly { readonly card: Card; readonly seat: Seat }[] }[];
}

/**
 * Where replays part: until then the same hands were played card for card alike, so the seat to play knew the same and
 * had the same choice, and what one bot did can be held against what another did.
 */
export interface Parting {
  /** Before the card in which they differ: the deal, and how many of its 32 cards are played. */
  readonly position: { readonly deal: number; readonly ply: number };
  readonly seat: Seat;
  /** Who played what: at least two cards, those of the most replays first, then by the first replay. */
  readonly ways: readonly { readonly card: Card; readonly replays: readonly number[] }[];
}

/** All partings of the replays of a board, in the order of play; at most one fewer than replays. */
export function partingsOf(replays: readonly ReplayPlayed[]): Parting[] {
  const found: Parting[] = [];
  part(replays, 0, found);
  return found.sort((a, b) => a.position.deal - b.position.deal || a.position.ply - b.position.ply);
}

function part(group: readonly ReplayPlayed[], from: number, found: Parting[]): void {
  if (group.length < 2) return;
  for (let at = from; ; at++) {
    const position = { deal: Math.floor(at / 32), ply: at % 32 };
    const ways = new Map<Card, ReplayPlayed[]>();
    for (const one of group) {
      const play = one.deals[position.deal]?.plays[position.ply];
      if (play === undefined) return;
      ways.set(play.card, [...(ways.get(play.card) ?? []), one]);
    }
    if (ways.size === 1) continue;
    const seat = group[0]?.deals[position.deal]?.plays[position.ply]?.seat ?? 0;
    const sorted = [...ways].sort(([, a], [, b]) => b.length - a.length || firstOf(a) - firstOf(b));
    const shown = sorted.map(([card, of]) => ({ card, replays: of.map(({ replay }) => replay) }));
    found.push({ position, seat, ways: shown });
    for (const [, subgroup] of sorted) part(subgroup, at + 1, found);
    return;
  }
}

function firstOf(group: readonly ReplayPlayed[]): number {
  return group[0]?.replay ?? 0;
}
