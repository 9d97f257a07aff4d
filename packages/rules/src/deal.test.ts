import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CARDS } from './card.ts';
import { ALL_CARDS, has, setOf, sizeOf } from './card-set.ts';
import { Deal } from './deal.ts';
import { formatDeal } from './deal-text.ts';
import { RULE_SETS } from './rule-set.ts';
import type { Four, Seat } from './seat.ts';
import { SEATS } from './seat.ts';
import { anyDeal, copyOf } from './testing/arbitrary.ts';
import { card, cardSet, cards, dealAfter, ONE_SUIT_EACH, unwrap } from './testing/reading.ts';

const MIXED: Four<number> = [
  cardSet('7C 8C 9C AS AH KH QH AD'),
  cardSet('TC JC QC 7S 8S 9S 7D 8D'),
  cardSet('KC AC TS JS QS 7H 8H 9D'),
  cardSet('KS 9H TH JH TD JD QD KD'),
];

describe('a deal', () => {
  it('is led to by the eldest hand, the seat to the dealer’s left', () => {
    const deal = unwrap(Deal.start('classic', 3, MIXED));
    expect(deal.eldest).toBe(0);
    expect(deal.turn).toBe(0);
    expect(deal.trick).toEqual({ leader: 0, cards: [] });
  });

  it('goes on with the winner of the trick', () => {
    const deal = dealAfter('easy', 0, MIXED, cards('7S JS KS AS'));
    expect(deal.tricks).toEqual([{ leader: 1, cards: cards('7S JS KS AS'), winner: 0 }]);
    expect(deal.turn).toBe(0);
    expect(deal.trick).toEqual({ leader: 0, cards: [] });
    expect(SEATS.map((seat) => deal.trickCount(seat))).toEqual([1, 0, 0, 0]);
    expect(SEATS.map((seat) => deal.points(seat))).toEqual([12, 0, 0, 0]);
  });

  it('keeps the hands that were dealt beside those still held', () => {
    const deal = dealAfter('classic', 0, MIXED, cards('7S JS'));
    expect(deal.dealt).toEqual(MIXED);
    expect(deal.hand(1)).toBe(cardSet('TC JC QC 8S 9S 7D 8D'));
    expect(deal.hands[2]).toBe(cardSet('KC AC TS QS 7H 8H 9D'));
    expect(deal.plays).toEqual(cards('7S JS'));
  });

  it('is not touched by what happens to the array of hands that it was started with', () => {
    const hands: [number, number, number, number] = [...MIXED];
    const deal = unwrap(Deal.start('classic', 0, hands));
    hands.fill(0);
    expect(deal.dealt).toEqual(MIXED);
    expect(deal.hands).toEqual(MIXED);
  });

  it('lets anything be led, and only the suit led be played by a hand that has it', () => {
    expect(dealAfter('classic', 0, MIXED, []).legalPlays()).toBe(MIXED[1]);
    expect(dealAfter('classic', 0, MIXED, cards('7S')).legalPlays()).toBe(cardSet('TS JS QS'));
    expect(dealAfter('classic', 0, MIXED, cards('TC KC')).legalPlays()).toBe(MIXED[3]);
  });
});

describe('hands that cannot be played', () => {
  const [first, second, third, fourth] = ONE_SUIT_EACH;

  it.each<[string, Four<number>, string, string]>([
    [
      'a hand of seven',
      [first, second, third & ~cardSet('7H'), fourth],
      'NOT_EIGHT_CARDS',
      'seat 2 is dealt 7 cards (8H 9H TH JH QH KH AH); each seat has eight',
    ],
    [
      'a card in two hands',
      [first, second, (third & ~cardSet('7H')) | cardSet('AS'), fourth],
      'CARD_DEALT_TWICE',
      'AS of seat 2 is dealt to an earlier seat too',
    ],
  ])('%s', (_, hands, code, message) => {
    expect(Deal.start('classic', 0, hands)).toEqual({ ok: false, error: { code, message } });
  });

  it('a dealer that is no seat', () => {
    expect(Deal.start('classic', 4 as Seat, ONE_SUIT_EACH)).toEqual({
      ok: false,
      error: { code: 'NOT_A_SEAT', message: 'the dealer is seat 4; seats are 0, 1, 2, 3' },
    });
  });
});

describe('a card is refused', () => {
  it.each([
    ['', 0, '7C', 'NOT_YOUR_TURN', "seat 0 played 7C; it is seat 1's turn"],
    ['', 1, 'AD', 'NOT_IN_HAND', 'seat 1 played AD; its hand is TC JC QC 7S 8S 9S 7D 8D'],
    ['7S', 2, 'KC', 'MUST_FOLLOW_SUIT', 'seat 2 played KC to 7S; it must play one of TS JS QS'],
  ] as const)('after "%s", of seat %d: %s', (before, seat, name, code, message) => {
    const deal = dealAfter('classic', 0, MIXED, cards(before));
    expect(deal.play(seat, card(name))).toEqual({ ok: false, error: { code, message } });
  });

  it.each([32, -1, 8.5])('that is none: %d', (number) => {
    const error = {
      code: 'NOT_IN_HAND',
      message: expect.stringContaining(`seat 1 played ${number}, which is no card`),
    };
    expect(dealAfter('classic', 0, MIXED, []).play(1, number)).toEqual({ ok: false, error });
  });

  it('when the deal is over', () => {
    const deal = dealAfter('classic', 3, ONE_SUIT_EACH, cards(EACH_TRICK_TO_CLUBS));
    expect(deal.over).toBe(true);
    expect(deal.legalPlays()).toBe(0);
    expect(deal.trick.cards).toEqual([]);
    expect(deal.play(0, card('7C'))).toEqual({
      ok: false,
      error: { code: 'DEAL_OVER', message: 'seat 0 played 7C; the deal is over' },
    });
  });
});

const EACH_TRICK_TO_CLUBS =
  '7C 7S 7H 7D 8C 8S 8H 8D 9C 9S 9H 9D TC TS TH TD JC JS JH JD QC QS QH QD KC KS KH KD AC AS AH AD';

describe('in every deal', () => {
  it('a card is legal exactly when it is accepted, and a refused one changes nothing', () => {
    fc.assert(
      fc.property(anyDeal(), (deal) => {
        const before = formatDeal(deal);
        for (const seat of SEATS) {
          for (const card of CARDS) {
            const legal = seat === deal.turn && has(deal.legalPlays(), card);
            if (legal) {
              expect(copyOf(deal).play(seat, card).ok).toBe(true);
            } else {
              expect(deal.play(seat, card).ok).toBe(false);
              expect(formatDeal(deal)).toBe(before);
            }
          }
        }
      }),
      { numRuns: 50 },
    );
  });

  it('some card is legal until the deal is over', () => {
    fc.assert(fc.property(anyDeal(), (deal) => deal.over === (deal.legalPlays() === 0)));
  });

  it('every card is held or played, never both', () => {
    fc.assert(
      fc.property(anyDeal(), (deal) => {
        const held = deal.hands.reduce((all, hand) => all | hand);
        expect(held | setOf(deal.plays)).toBe(ALL_CARDS);
        expect(deal.hands.reduce((sum, hand) => sum + sizeOf(hand), 0) + deal.plays.length).toBe(32);
      }),
    );
  });

  it('the points of all seats are those of the tricks taken, and of all cards in the end', () => {
    fc.assert(
      fc.property(anyDeal({ min: 32 }), (deal) => {
        const { points, tricks } = deal.totals;
        expect(points[0] + points[1] + points[2] + points[3]).toBe(RULE_SETS[deal.ruleSet].totalPoints);
        expect(tricks[0] + tricks[1] + tricks[2] + tricks[3]).toBe(8);
      }),
    );
  });
});
