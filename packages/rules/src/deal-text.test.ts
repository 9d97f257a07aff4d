import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDeal } from './deal-parser.ts';
import { formatDeal } from './deal-text.ts';
import { anyDeal } from './testing/arbitrary.ts';
import { cards, dealAfter, ONE_SUIT_EACH, unwrap } from './testing/reading.ts';

const TEXT = `bassadewitz classic
dealer 2
hand 0: 7C 8C 9C TC JC QC KC AC
hand 1: 7S 8S 9S TS JS QS KS AS
hand 2: 7H 8H 9H TH JH QH KH AH
hand 3: 7D 8D 9D TD JD QD KD AD
trick 0: 3 leads 7D AC AS AH, 3 wins
trick 1: 3 leads TD 7C
`;

describe('a deal as text', () => {
  it('says who dealt what to whom and how it was played', () => {
    expect(formatDeal(dealAfter('classic', 2, ONE_SUIT_EACH, cards('7D AC AS AH TD 7C')))).toBe(TEXT);
  });

  it('has no trick before the first card', () => {
    expect(formatDeal(dealAfter('easy', 2, ONE_SUIT_EACH, [])).split('\n')).toHaveLength(7);
  });

  it('reads back as the deal that was written', () => {
    fc.assert(
      fc.property(anyDeal(), (deal) => {
        const read = unwrap(parseDeal(formatDeal(deal)));
        expect(read.ruleSet).toBe(deal.ruleSet);
        expect(read.dealer).toBe(deal.dealer);
        expect(read.dealt).toEqual(deal.dealt);
        expect(read.plays).toEqual(deal.plays);
        expect(read.totals).toEqual(deal.totals);
      }),
    );
  });
});
