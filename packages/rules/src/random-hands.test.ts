import fc from 'fast-check';
import { expect, it } from 'vitest';
import { has } from './card-set.ts';
import { Deal } from './deal.ts';
import { randomFrom } from './random.ts';
import { randomHands } from './random-hands.ts';
import { anyHands } from './testing/arbitrary.ts';
import { card } from './testing/reading.ts';

it('random hands can be played', () => {
  fc.assert(fc.property(anyHands, (hands) => Deal.start('classic', 0, hands).ok));
});

it('every seat gets a card as often as another', () => {
  const random = randomFrom('fair');
  const counts = [0, 0, 0, 0];
  for (let i = 0; i < 8000; i++) {
    const seat = randomHands(random).findIndex((hand) => has(hand, card('AD')));
    counts[seat] = (counts[seat] as number) + 1;
  }
  // Five standard deviations of a binomial count with n = 8,000 and p = 1/4.
  for (const count of counts) expect(Math.abs(count - 2000)).toBeLessThan(5 * 38.7);
});
