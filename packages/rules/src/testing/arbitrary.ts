import fc from 'fast-check';
import { cardsIn, sizeOf } from '../card-set.ts';
import type { Deal } from '../deal.ts';
import { randomBelow, randomFrom } from '../random.ts';
import { randomHands } from '../random-hands.ts';
import { RULE_SET_NAMES } from '../rule-set.ts';
import { SEATS } from '../seat.ts';
import { dealAfter } from './reading.ts';

export const anySeat = fc.constantFrom(...SEATS);

export const anyRuleSet = fc.constantFrom(...RULE_SET_NAMES);

export const anySeed = fc.integer({ min: 0, max: 0xffffffff }).map(String);

export const anyHands = anySeed.map((seed) => randomHands(randomFrom(seed)));

/** A deal with random legal cards played; `length` says how many. */
export function anyDeal(length: { min?: number; max?: number } = {}): fc.Arbitrary<Deal> {
  return fc
    .record({
      ruleSet: anyRuleSet,
      dealer: anySeat,
      hands: anyHands,
      seed: anySeed,
      plays: fc.integer({ min: length.min ?? 0, max: length.max ?? 32 }),
    })
    .map(({ ruleSet, dealer, hands, seed, plays }) => {
      const deal = dealAfter(ruleSet, dealer, hands, []);
      playRandomly(deal, seed, plays);
      return deal;
    });
}

/** Plays `plays` random legal cards, or as many as there are left. */
export function playRandomly(deal: Deal, seed: string, plays = 32): void {
  const random = randomFrom(seed);
  for (let i = 0; i < plays && !deal.over; i++) {
    const legal = deal.legalPlays();
    deal.play(deal.turn, cardsIn(legal)[randomBelow(sizeOf(legal), random)] as number);
  }
}

/** The same deal once more, played to the same point. */
export function copyOf(deal: Deal): Deal {
  return dealAfter(deal.ruleSet, deal.dealer, deal.dealt, deal.plays);
}
