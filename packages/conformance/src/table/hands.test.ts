import { Deal, has, parseCard, randomBelow, randomFrom, SEATS, sizeOf } from '@bassadewitz/rules';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { handsOfSlam, handsWithChoice } from './hands.ts';

/** Plays a deal at random and counts the choices of a seat. */
function playAtRandom(deal: Deal, seat: number, text: string): number {
  const random = randomFrom(text);
  let choices = 0;
  while (!deal.over) {
    const legal = [...Array(32).keys()].filter((card) => has(deal.legalPlays(), card));
    if (deal.turn === seat && legal.length > 1) choices += 1;
    deal.play(deal.turn, legal[randomBelow(legal.length, random)] as number);
  }
  return choices;
}

test('hands with choice leave the bot six choices or more, however the deal is played', () => {
  fc.assert(
    fc.property(fc.constantFrom(...SEATS), fc.string(), fc.string(), (seat, cards, play) => {
      const deal = Deal.start('classic', 0, handsWithChoice(seat, randomFrom(cards)));
      if (!deal.ok) throw new Error(deal.error.message);
      expect(playAtRandom(deal.value, seat, play)).toBeGreaterThanOrEqual(6);
    }),
  );
});

test('hands of a slam give the eldest all tricks, however the deal is played', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (cards, play) => {
      const hands = handsOfSlam(randomFrom(cards));
      expect(hands.map(sizeOf)).toEqual([8, 8, 8, 8]);
      const deal = Deal.start('classic', 0, hands);
      if (!deal.ok) throw new Error(deal.error.message);
      expect(playAtRandom(deal.value, 2, play)).toBe(7);
      expect(deal.value.trickCount(1)).toBe(8);
    }),
  );
});

test('the cards of the bot with choice are low', () => {
  const hands = handsWithChoice(3, randomFrom('low'));
  const cards = ['7C', '8C', '9C', 'TC', '7H', '8H', '9H', 'TH'].map((name) => parseCard(name));
  expect(cards.map((card) => card.ok && has(hands[3], card.value))).toEqual(Array(8).fill(true));
});
