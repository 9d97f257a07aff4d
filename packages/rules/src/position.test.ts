import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardsIn } from './card-set.ts';
import { legalIn, positionAfter, positionFor, positionOf, turnIn } from './position.ts';
import { Series } from './series.ts';
import { anyDeal, anySeat, copyOf } from './testing/arbitrary.ts';
import { card, dealAfter, ONE_SUIT_EACH, unwrap } from './testing/reading.ts';
import { viewOf } from './view.ts';

describe('a position', () => {
  it('moves on as the deal does', () => {
    fc.assert(
      fc.property(anyDeal({ max: 31 }), (deal) => {
        const position = positionOf(deal);
        const before = structuredClone(position);
        expect(turnIn(position)).toBe(deal.turn);
        expect(legalIn(position)).toBe(deal.legalPlays());
        for (const card of cardsIn(deal.legalPlays())) {
          const after = copyOf(deal);
          unwrap(after.play(after.turn, card));
          expect(positionAfter(position, card)).toEqual(positionOf(after));
        }
        expect(position).toEqual(before);
      }),
    );
  });

  it('is the deal’s own for a seat that guesses all hands right', () => {
    fc.assert(
      fc.property(anyDeal(), anySeat, (deal, seat) => {
        const series = Series.start(deal.ruleSet, deal.dealer);
        unwrap(series.begin(deal.dealt));
        expect(positionFor(viewOf(series, deal, seat), deal.hands)).toEqual(positionOf(deal));
      }),
    );
  });

  it('refuses a card that is not legal', () => {
    const position = positionOf(dealAfter('classic', 0, ONE_SUIT_EACH, []));
    expect(() => positionAfter(position, card('7C'))).toThrow(
      'card 0 is not legal here; legal: 7S 8S 9S TS JS QS KS AS',
    );
  });
});
