import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sizeOf } from './card-set.ts';
import { HandSampler } from './hand-sampler.ts';
import { handSizesIn, possibleIn, unseenIn } from './knowledge.ts';
import { formatCards } from './notation.ts';
import { randomFrom } from './random.ts';
import { SEATS } from './seat.ts';
import { Series } from './series.ts';
import { anyDeal, anySeat, anySeed } from './testing/arbitrary.ts';
import { cardSet, cards, dealAfter, ONE_SUIT_EACH, unwrap } from './testing/reading.ts';
import type { SeatView } from './view.ts';
import { viewOf } from './view.ts';

/**
 * What seat 0 sees after six tricks. Seats 1 and 3 have shown out of hearts and clubs, so that both hearts must be with seat 2,
 * and share four cards: six ways, of which one in six gives seat 1 both spades.
 */
function lateView(): SeatView {
  const hands = [
    cardSet('AH 8C 9C TC JC QC KC AC'),
    cardSet('7S 8S 9S TS JS QS KS AS'),
    cardSet('7H 8H 9H TH JH QH KH 7C'),
    cardSet('7D 8D 9D TD JD QD KD AD'),
  ] as const;
  const plays = 'AH 7S 7H 7D AC 8S 7C 8D KC 9S 8H 9D QC TS 9H TD JC JS TH JD TC QS JH QD';
  const series = Series.start('classic', 3);
  unwrap(series.begin(hands));
  return viewOf(series, dealAfter('classic', 3, hands, cards(plays)), 0);
}

describe('hands drawn for a view', () => {
  it('fit all that the seat has seen', () => {
    fc.assert(
      fc.property(anyDeal(), anySeat, anySeed, (deal, seat, seed) => {
        const series = Series.start(deal.ruleSet, deal.dealer);
        unwrap(series.begin(deal.dealt));
        const view = viewOf(series, deal, seat);
        const hands = new HandSampler(view).draw(randomFrom(seed));
        const possible = possibleIn(view);
        expect(hands[seat]).toBe(deal.hand(seat));
        expect(hands.map(sizeOf)).toEqual(handSizesIn(view));
        for (const other of SEATS) expect(hands[other] & ~possible[other]).toBe(0);
        expect(hands.reduce((all, hand) => all | hand)).toBe(unseenIn(view) | deal.hand(seat));
      }),
    );
  });

  it('are counted: 24! / 8!³ before the first card', () => {
    const series = Series.start('classic');
    const deal = unwrap(series.begin(ONE_SUIT_EACH));
    expect(new HandSampler(viewOf(series, deal, 1)).ways).toBe(9_465_511_770);
  });

  it('come as often as each other, and none that was ruled out', () => {
    const sampler = new HandSampler(lateView());
    expect(sampler.ways).toBe(6);
    const random = randomFrom('late');
    const drawn = new Map<string, number>();
    for (let i = 0; i < 6000; i++) {
      const hands = sampler.draw(random).map(formatCards).join(' | ');
      drawn.set(hands, (drawn.get(hands) ?? 0) + 1);
    }
    expect([...drawn.keys()].sort()).toEqual(
      [
        '8C 9C | KD AD | QH KH | KS AS',
        '8C 9C | KS AD | QH KH | AS KD',
        '8C 9C | KS AS | QH KH | KD AD',
        '8C 9C | KS KD | QH KH | AS AD',
        '8C 9C | AS AD | QH KH | KS KD',
        '8C 9C | AS KD | QH KH | KS AD',
      ].sort(),
    );
    // Five standard deviations of a binomial count with n = 6,000 and p = 1/6.
    for (const count of drawn.values()) expect(Math.abs(count - 1000)).toBeLessThan(5 * 28.9);
  });

  it('cannot be drawn where none fit', () => {
    const view = lateView();
    const sampler = new HandSampler({ ...view, hand: view.hand.slice(1) });
    expect(sampler.ways).toBe(0);
    expect(() => sampler.draw(() => 0)).toThrow('no hands fit this view');
  });
});
