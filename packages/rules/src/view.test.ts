import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardsIn } from './card-set.ts';
import { Deal } from './deal.ts';
import { randomBelow, randomFrom } from './random.ts';
import type { Four, Seat } from './seat.ts';
import { SEATS, seatAfter } from './seat.ts';
import { Series } from './series.ts';
import { anyDeal, anySeat, anySeed } from './testing/arbitrary.ts';
import { cards, ONE_SUIT_EACH, unwrap } from './testing/reading.ts';
import { playSlam } from './testing/search.ts';
import { viewOf } from './view.ts';

/** A deal in which `seat` cannot tell that it is not the one given: cards that it has not seen have changed hands. */
function disguised(deal: Deal, seat: Seat, seed: string): { twin: Deal; swaps: number } {
  const random = randomFrom(seed);
  let twin = deal;
  let swaps = 0;
  for (let attempt = 0; attempt < 12; attempt++) {
    const one = seatAfter(seat, 1 + randomBelow(3, random));
    const other = seatAfter(seat, 1 + randomBelow(3, random));
    const fromOne = cardsIn(twin.hand(one));
    const fromOther = cardsIn(twin.hand(other));
    if (one === other || fromOne.length === 0 || fromOther.length === 0) continue;
    const swapped =
      (1 << (fromOne[randomBelow(fromOne.length, random)] as number)) |
      (1 << (fromOther[randomBelow(fromOther.length, random)] as number));
    const dealt: [number, number, number, number] = [...twin.dealt];
    dealt[one] ^= swapped;
    dealt[other] ^= swapped;
    const next = unwrap(Deal.start(deal.ruleSet, deal.dealer, dealt));
    // A swap is no disguise where a seat would have had to play another card than it did.
    if (!deal.plays.every((card) => next.play(next.turn, card).ok)) continue;
    twin = next;
    swaps += 1;
  }
  return { twin, swaps };
}

describe('what a seat may know', () => {
  const series = Series.start('classic', 0);
  const deal = unwrap(series.begin(ONE_SUIT_EACH));
  for (const card of cards('7S 7H 7D 7C 8S')) unwrap(deal.play(deal.turn, card));

  it('is its hand, the table, and the chips', () => {
    const trick = { leader: 1, cards: cards('8S') };
    const view = {
      ruleSet: 'classic',
      seat: 2,
      dealer: 0,
      deal: 0,
      hand: cards('8H 9H TH JH QH KH AH'),
      legal: cards('8H 9H TH JH QH KH AH'),
      trick,
      tricks: [{ leader: 1, cards: cards('7S 7H 7D 7C'), winner: 1 }],
      balances: [-12, 0, 0, 0],
      pool: 12,
    };
    expect(viewOf(series, deal, 2)).toEqual(view);
  });

  it('has no legal cards while it is another seat’s turn', () => {
    for (const seat of [0, 1, 3] as const) expect(viewOf(series, deal, seat).legal).toEqual([]);
  });

  it('is the deal’s number, counted from 0 through the series', () => {
    const later = Series.start('swedish', 2);
    playSlam(later, 1);
    const second = unwrap(later.begin(ONE_SUIT_EACH));
    expect(viewOf(later, second, 0)).toMatchObject({ deal: 1, dealer: 3, pool: 24, balances: [-4, 12, -16, -16] });
  });

  it('does not change with later play', () => {
    const view = viewOf(series, deal, 2);
    const before = structuredClone(view);
    for (const card of cards('8H 8D 8C')) unwrap(deal.play(deal.turn, card));
    expect(view).toEqual(before);
  });
});

describe('two deals that differ only in cards a seat cannot know', () => {
  it('give that seat the same view', () => {
    let disguises = 0;
    fc.assert(
      fc.property(anyDeal({ max: 28 }), anySeat, anySeed, (deal, seat, seed) => {
        const { twin, swaps } = disguised(deal, seat, seed);
        if (swaps > 0) disguises += 1;
        const series = Series.start(deal.ruleSet, deal.dealer);
        unwrap(series.begin(deal.dealt));
        expect(viewOf(series, twin, seat)).toEqual(viewOf(series, deal, seat));
        expect(JSON.stringify(viewOf(series, twin, seat))).toBe(JSON.stringify(viewOf(series, deal, seat)));
      }),
    );
    expect(disguises).toBeGreaterThan(50);
  });

  it('give the seats whose cards they are another view', () => {
    const hands: Four<number> = [...ONE_SUIT_EACH];
    const swapped: Four<number> = [
      hands[0],
      hands[1] ^ (1 << 8) ^ (1 << 16),
      hands[2] ^ (1 << 8) ^ (1 << 16),
      hands[3],
    ];
    const series = Series.start('classic');
    const views = [hands, swapped].map((dealt) => {
      const deal = unwrap(Deal.start('classic', 0, dealt));
      return SEATS.map((seat) => JSON.stringify(viewOf(series, deal, seat)));
    }) as [string[], string[]];
    expect(SEATS.map((seat) => views[0][seat] === views[1][seat])).toEqual([true, false, false, true]);
  });
});
