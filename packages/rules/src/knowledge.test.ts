import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ALL_CARDS, NO_CARDS, setOf, sizeOf } from './card-set.ts';
import { handSizesIn, playedIn, possibleIn, unseenIn } from './knowledge.ts';
import { SEATS } from './seat.ts';
import { Series } from './series.ts';
import { anyDeal, anySeat } from './testing/arbitrary.ts';
import { cardSet, cards, dealAfter, unwrap } from './testing/reading.ts';
import { viewOf } from './view.ts';

describe('what a seat can infer', () => {
  it('holds in every deal', () => {
    fc.assert(
      fc.property(anyDeal(), anySeat, (deal, seat) => {
        const series = Series.start(deal.ruleSet, deal.dealer);
        unwrap(series.begin(deal.dealt));
        const view = viewOf(series, deal, seat);
        expect(playedIn(view)).toBe(setOf(deal.plays));
        expect(unseenIn(view)).toBe(ALL_CARDS & ~setOf(deal.plays) & ~deal.hand(seat));
        expect(handSizesIn(view)).toEqual(deal.hands.map(sizeOf));
        for (const other of SEATS) expect(deal.hand(other) & ~possibleIn(view)[other]).toBe(NO_CARDS);
        expect(possibleIn(view)[seat]).toBe(deal.hand(seat));
      }),
    );
  });

  it('is that a seat which did not follow suit has no card of it', () => {
    const hands = [
      cardSet('7C 8C 9C TC JC QC KC 7S'),
      cardSet('AC 8S 9S TS JS QS KS AS'),
      cardSet('7H 8H 9H TH JH QH KH AH'),
      cardSet('7D 8D 9D TD JD QD KD AD'),
    ] as const;
    const series = Series.start('classic', 0);
    unwrap(series.begin(hands));
    const deal = dealAfter('classic', 0, hands, cards('AC AH AD 7C 8S 7H'));
    const view = viewOf(series, deal, 3);
    expect(unseenIn(view)).toBe(cardSet('8C 9C TC JC QC KC 7S 9S TS JS QS KS AS 8H 9H TH JH QH KH'));
    expect(possibleIn(view)).toEqual([
      unseenIn(view),
      unseenIn(view),
      cardSet('8H 9H TH JH QH KH'),
      cardSet('7D 8D 9D TD JD QD KD'),
    ]);
    expect(handSizesIn(view)).toEqual([7, 6, 6, 7]);
  });
});
